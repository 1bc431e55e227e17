import { CardsContext } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { Section } from '@camp/ui/layout/Section';
import { Stack } from '@camp/ui/layout/spacing';
import { use } from 'react';
import { PlannedFeatures } from '#features/about/PlannedFeatures.tsx';
import { buildingMessages } from './messages.ts';
import { Tile, Tiles } from './Tile.tsx';
import styles from './progress.module.css';

/** Shows what is open today, and the way from there to what is planned. */
export function Progress() {
  const { title, lead, now, planned } = useMessages(buildingMessages).progress;

  return (
    <Section title={title}>
      <p className={styles.progressLead}>{lead}</p>
      <Stack gap="24px" className={styles.way}>
        <Stack gap="16px" className={styles.now}>
          <h3>{now}</h3>
          <OpenNow />
        </Stack>
        <Stack gap="16px" className={styles.planned}>
          <h3>{planned}</h3>
          <PlannedFeatures isAcross />
        </Stack>
      </Stack>
    </Section>
  );
}

/** The parts of this site that are open, as their remotes declare them. */
function OpenNow() {
  const language = useLanguage();
  const cards = use(CardsContext).toSorted((a, b) => a.order - b.order);

  return (
    <Tiles>
      {cards.map(({ to, title, text, sign }) => (
        <Tile key={to} to={to} title={title[language]} sign={sign}>
          {text[language]}
        </Tile>
      ))}
    </Tiles>
  );
}
