import { brand, Link } from '@camp/shell-api';
import { Tree } from '@camp/ui/artwork/scenery';
import { Button } from '@camp/ui/actions/Button';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { Cluster, Stack } from '@camp/ui/layout/spacing';
import { Page } from '@camp/ui/layout/Page';
import { MailLink } from '#components/MailLink.tsx';
import { SocialGroupButton } from '#components/SocialGroupButton.tsx';
import styles from './NotFoundPage.module.css';

const messages = defineMessages({
  en: {
    title: '404 File Not Found',
    lead: "We're going camping until you find us...",
    description: 'There is no page at this address.',
    before:
      'The trail you followed ends here. The page may have moved, or the address has a typo in it. If one of our own links sent you, tell us at',
    after: 'and we will fix the signpost.',
    home: 'Back to the home page',
    signpost: 'Signpost',
    boards: { home: 'Home', regions: 'Regions', alerts: 'Alerts' },
    group: 'Visit the social group',
  },
  fr: {
    title: '404 Fichier introuvable',
    lead: 'On part camper jusqu’à ce que vous nous trouviez...',
    description: 'Il n’y a aucune page à cette adresse.',
    before:
      'Le sentier s’arrête ici. La page a peut-être été déplacée, ou l’adresse contient une coquille. Si l’un de nos propres liens vous a mené là, dites-le-nous à',
    after: 'et nous redresserons le panneau.',
    home: 'Revenir à l’accueil',
    signpost: 'Panneau',
    boards: { home: 'Accueil', regions: 'Régions', alerts: 'Alertes' },
    group: 'Visiter notre groupe',
  },
});

/** Shown for every address without a page. */
export default function NotFoundPage() {
  const { title, lead, description, before, after, home, group } = useMessages(messages);

  return (
    <Page title={title} lead={lead} description={description}>
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
          <Tree x={40} y={240} height={150} />
          <Tree x={84} y={246} height={84} />
          <Tree x={284} y={240} height={112} />
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
