import { brand, Link } from '@camp/shell-api';
import { Button } from '@camp/ui/Button';
import { Page } from '@camp/ui/Page';
import { MailLink } from '#links/MailLink.tsx';
import { SocialGroupButton } from '#links/SocialGroupButton.tsx';
import styles from './BritishColumbiaPage.module.css';

const breadcrumb = [
  { label: 'Home', to: '/' },
  { label: 'Regions', to: '/regions' },
  { label: 'British Columbia' },
];

/** Holds the place of the British Columbia pages until their content arrives. */
export default function BritishColumbiaPage() {
  return (
    <Page
      title="Welcome to the future home of everything..."
      lead="...camping in British Columbia. This is where the province’s private and provincial campgrounds will live."
      breadcrumb={breadcrumb}
      renderLink={({ label, to = '/' }) => <Link to={to}>{label}</Link>}
    >
      <p className={styles.text}>
        We are visiting campgrounds from the coast to the Rockies, and bringing back photos, videos,
        drone footage and walk-through tours. Until the first of them are up, the group is the best
        place to ask where the sites are level, the water is warm and the firewood is dry.
      </p>
      <p className={styles.text}>
        Do you run a campground here, or know one that deserves a visit? Tell us about it.
      </p>
      <div className={styles.ways}>
        <SocialGroupButton />
        <Button variant="secondary" render={<MailLink address={brand.mailboxes.britishColumbia} />}>
          E-mail the BC team
        </Button>
      </div>
    </Page>
  );
}
