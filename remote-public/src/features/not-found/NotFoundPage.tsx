import { brand, Link } from '@camp/shell-api';
import { LostCamp } from '@camp/ui/artwork/CampScene';
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
    group: 'Visiter le groupe social',
  },
});

/** Shown for every address without a page. */
export default function NotFoundPage() {
  const { title, lead, description, before, after, home, group } = useMessages(messages);

  return (
    <Page title={title} lead={lead} description={description}>
      <div className={styles.clearing}>
        <LostCamp className={styles.scene} />
        <Stack gap={4}>
          <p>
            {before} <MailLink address={brand.mailboxes.general} /> {after}
          </p>
          <Cluster gap={3}>
            <Button render={<Link to="/" />}>{home}</Button>
            <SocialGroupButton variant="secondary">{group}</SocialGroupButton>
          </Cluster>
        </Stack>
      </div>
    </Page>
  );
}
