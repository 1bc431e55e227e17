import { brand, Link } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Stack } from '@camp/ui/layout/spacing';
import { Card, CardGrid } from '@camp/ui/layout/Card';
import { Section } from '@camp/ui/layout/Section';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { SitePage } from '#components/SitePage.tsx';
import { MailLink } from '#components/MailLink.tsx';
import { SocialGroupButton } from '#components/SocialGroupButton.tsx';
import { britishColumbiaPaths, useCrumbs } from './breadcrumb.ts';
import { mapSource } from '#features/regions/map-source.ts';
import { messages as regionMessages } from '#features/regions/messages.ts';
import styles from './british-columbia.module.css';
import { ProvinceMap } from './map/ProvinceMap.tsx';
import { messages } from './messages.ts';

/** Stands in for the British Columbia pages until their content arrives. */
export default function BritishColumbiaPage() {
  const { title, lead, description, visiting, invitation, write } = useMessages(messages);
  const [regions, britishColumbia] = useCrumbs();

  return (
    <SitePage
      title={title}
      lead={lead}
      description={description}
      above={[regions]}
      crumb={britishColumbia.label}
    >
      <div className={styles.opening}>
        <PartsOfProvince />
        <OpenAlready />
        <Stack gap="16px" className={styles.text}>
          <p>{visiting}</p>
          <div>
            <SocialGroupButton />
          </div>
        </Stack>
        <Stack gap="16px" className={styles.text}>
          <p>{invitation}</p>
          <div>
            <Button
              variant="secondary"
              render={<MailLink address={brand.mailboxes.britishColumbia} />}
            >
              {write}
            </Button>
          </div>
        </Stack>
      </div>
      <SocialMedia />
    </SitePage>
  );
}

/** The parts of the province on its map, each a way to the campgrounds in it. */
function PartsOfProvince() {
  const { parts } = useMessages(messages);
  const { mapSource: mapSourceText } = useMessages(regionMessages);

  return (
    <Stack gap="8px" className={styles.map}>
      <Section title={parts}>
        <ProvinceMap />
      </Section>
      <p className={styles.source}>
        {mapSourceText} <ExternalLink href={mapSource.href}>{mapSource.name}</ExternalLink>
      </p>
    </Stack>
  );
}

/** The pages of British Columbia that are open today, each a tile that leads there. */
function OpenAlready() {
  const texts = useMessages(messages).open;
  const { title, emergencies, emergenciesText, services, servicesText } = texts;

  return (
    <Section title={title}>
      <ul className={styles.tiles}>
        <li className={styles.tile} data-place="campgrounds">
          <h3>
            <Link to="/campgrounds">{texts.campgrounds}</Link>
          </h3>
          <p>{texts.campgroundsText}</p>
        </li>
        <li className={styles.tile} data-place="emergencies">
          <h3>
            <Link to={britishColumbiaPaths.emergencies}>{emergencies}</Link>
          </h3>
          <p>{emergenciesText}</p>
        </li>
        <li className={styles.tile} data-place="services">
          <h3>
            <Link to={britishColumbiaPaths.services}>{services}</Link>
          </h3>
          <p>{servicesText}</p>
        </li>
      </ul>
    </Section>
  );
}

/** Anchor of this section. Other sites link to it, so it keeps its name. */
export const socialMediaId = 'instagram';

/** Links to what the community shares elsewhere; nothing is embedded. */
function SocialMedia() {
  const { title, intro } = useMessages(messages).social;

  return (
    <Section id={socialMediaId} title={title}>
      <p className={styles.text}>{intro}</p>
      <SocialCards />
    </Section>
  );
}

/** Links to the group and the videos of the community, which are elsewhere. */
function SocialCards() {
  const texts = useMessages(messages).social;

  return (
    <CardGrid columns={2}>
      <Card>
        <h3>{texts.group}</h3>
        <p>{texts.groupText}</p>
        <p>
          <ExternalLink href={brand.links.socialGroup}>{texts.openGroup}</ExternalLink>
        </p>
      </Card>
      <Card>
        <h3>{texts.videos}</h3>
        <p>{texts.videosText}</p>
        <p>
          <ExternalLink href={brand.links.videoChannel}>{texts.openVideos}</ExternalLink>
        </p>
      </Card>
    </CardGrid>
  );
}
