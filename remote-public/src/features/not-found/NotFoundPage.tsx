import { brand, Link } from '@camp/shell-api';
import { Tree } from '@camp/ui/artwork/scenery';
import { Button } from '@camp/ui/actions/Button';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { Cluster, Stack } from '@camp/ui/layout/spacing';
import { Page } from '@camp/ui/layout/Page';
import { MailLink } from '#components/MailLink.tsx';
import { SocialGroupButton } from '#components/SocialGroupButton.tsx';
import styles from './NotFoundPage.module.css';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const messages = defineMessages<Texts['features/not-found']>({ en, fr });

/** Shown for every address without a page. */
export default function NotFoundPage() {
  const { title, lead, description, before, after, home, group } = useMessages(messages);

  return (
    <Page title={title} lead={lead} description={description} width="page">
      <div className={styles.clearing}>
        <Signpost />
        <Stack gap="16px">
          <p>
            {before} <MailLink address={brand.mailboxes.general} /> {after}
          </p>
          <Cluster gap="12px">
            <Button render={<Link to="/" />}>{home}</Button>
            <SocialGroupButton variant="secondary">{group}</SocialGroupButton>
          </Cluster>
        </Stack>
      </div>
    </Page>
  );
}

const boards = [
  { name: 'campgrounds', to: '/campgrounds' },
  { name: 'home', to: '/' },
  { name: 'regions', to: '/regions' },
  { name: 'alerts', to: '/regions/british-columbia/bc_emergency_alerts' },
] as const;

/** A signpost whose boards lead somewhere; the wind turns the one that is pointed at. Original artwork. */
function Signpost() {
  const texts = useMessages(messages);

  return (
    <nav className={styles.signpost} aria-label={texts.signpost}>
      <svg className={styles.trees} viewBox="0 0 320 260" aria-hidden="true">
        <ellipse className={styles.ground} cx="160" cy="238" rx="150" ry="20" />
        <g className={styles.forest}>
          <Tree x={72} y={240} height={150} />
          <Tree x={112} y={246} height={84} />
          <Tree x={264} y={240} height={112} />
        </g>
      </svg>
      <ul className={styles.boards}>
        {boards.map(({ name, to }) => (
          <li key={name}>
            <Link to={to} className={styles.board}>
              {texts.boards[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
