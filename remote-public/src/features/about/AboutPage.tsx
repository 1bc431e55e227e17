import { brand, Link } from '@camp/shell-api';
import { HeroScene } from '@camp/ui/artwork/hero/HeroScene';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { SitePage } from '#layout/SitePage.tsx';
import { MailLink } from '#links/MailLink.tsx';
import { SocialGroupButton } from '#links/SocialGroupButton.tsx';
import styles from './AboutPage.module.css';
import { Chapter } from './Chapter.tsx';
import { messages } from './messages.ts';
import { OwnerStatement } from './OwnerStatement.tsx';
import { PlannedFeatures } from './PlannedFeatures.tsx';

/** The owner's statement, and what follows from it. */
export default function AboutPage() {
  const { title, lead, description, ...texts } = useMessages(messages);
  const { focus, community, road, commitment, talk } = texts;

  return (
    <SitePage title={title} lead={lead} description={description}>
      <div className={styles.scene}>
        <HeroScene />
      </div>
      <OwnerStatement />
      <Chapter title={focus.title}>
        <p>{focus.first}</p>
        <p>{focus.second}</p>
        <Link to="/regions">{focus.link}</Link>
      </Chapter>
      <Chapter title={community.title}>
        <p>{community.first}</p>
        <p>{community.second}</p>
      </Chapter>
      <Chapter title={road.title}>
        <p>{road.intro}</p>
        <PlannedFeatures />
      </Chapter>
      <Chapter title={commitment.title}>
        <p>{commitment.first}</p>
        <p>{commitment.second}</p>
      </Chapter>
      <Chapter title={talk.title}>
        <p>{talk.text}</p>
        <div className={styles.ways}>
          <SocialGroupButton />
          <Button variant="secondary" render={<MailLink address={brand.mailboxes.general} />}>
            {talk.write}
          </Button>
        </div>
      </Chapter>
    </SitePage>
  );
}
