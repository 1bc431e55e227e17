import { brand, Link } from '@camp/shell-api';
import { HeroScene } from '@camp/ui/artwork/hero/HeroScene';
import { Button } from '@camp/ui/actions/Button';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { Cluster } from '@camp/ui/layout/spacing';
import { Chapter } from '#components/Chapter.tsx';
import styles from '#components/Chapter.module.css';
import { SitePage } from '#components/SitePage.tsx';
import { MailLink } from '#components/MailLink.tsx';
import { SocialGroupButton } from '#components/SocialGroupButton.tsx';

import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import { PlannedFeatures } from './PlannedFeatures.tsx';

const messages = defineMessages<Texts['features/about']>({ en, fr });

/** The owner's statement and the plans of the site. */
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
        <Cluster gap="24px">
          <Link to="/campgrounds">{focus.campgrounds}</Link>
          <Link to="/regions">{focus.link}</Link>
        </Cluster>
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
        <Cluster gap="12px">
          <SocialGroupButton />
          <Button variant="secondary" render={<MailLink address={brand.mailboxes.general} />}>
            {talk.write}
          </Button>
        </Cluster>
      </Chapter>
    </SitePage>
  );
}

/** Says why the site exists, in its owner's words. */
function OwnerStatement() {
  const { title, before, quote, after, signature } = useMessages(messages).owner;

  return (
    <Chapter title={title}>
      <p>{before}</p>
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      <p>{after}</p>
      <p className={styles.signature}>{signature}</p>
    </Chapter>
  );
}
