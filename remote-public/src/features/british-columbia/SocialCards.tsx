import { brand } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Card, CardGrid } from '@camp/ui/layout/Card';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { messages } from './messages.ts';

/** Links to the group and the videos of the community, which are elsewhere. */
export function SocialCards() {
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
