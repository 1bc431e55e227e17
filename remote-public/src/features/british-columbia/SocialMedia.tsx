import { brand } from '@camp/shell-api';
import { Card, CardGrid } from '@camp/ui/layout/Card';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Section } from '@camp/ui/layout/Section';
import { messages } from './messages.ts';
import styles from './SocialMedia.module.css';

/** Anchor of this part of the page; links to it are in the world, so it keeps its name. */
export const socialMediaId = 'instagram';

/** What is shared elsewhere and where; nothing of it is embedded. */
export function SocialMedia() {
  const { title, intro, ...texts } = useMessages(messages).social;

  return (
    <Section id={socialMediaId} title={title}>
      <p className={styles.intro}>{intro}</p>
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
    </Section>
  );
}
