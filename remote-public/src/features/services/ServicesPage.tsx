import { brand, Link } from '@camp/shell-api';
import { withQuery } from '@camp/contracts/client/query-string';
import type { Amenity } from '@camp/contracts/places/vocabulary';
import { Button } from '@camp/ui/actions/Button';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { Section } from '@camp/ui/layout/Section';
import { SitePage } from '#components/SitePage.tsx';
import { MailLink } from '#components/MailLink.tsx';
import { britishColumbiaPaths, useCrumbs } from '#features/british-columbia/breadcrumb.ts';
import { Tile, Tiles } from '#features/home/Tile.tsx';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import enServiceKinds from './service-kinds.en.json' with { type: 'json' };
import frServiceKinds from './service-kinds.fr.json' with { type: 'json' };
import styles from './services.module.css';

const messages = defineMessages<Texts['features/services']>({ en, fr });

/** Services that campgrounds or their parks have as well, roughly in the order in which a trip needs them. */
const amenities = [
  'dumpStation',
  'firewood',
  'showers',
  'boatLaunch',
] as const satisfies readonly Amenity[];

/** The kinds that only businesses offer. */
const serviceKindNames = ['propane', 'groceries', 'laundry', 'repair', 'rental'] as const;

/** Name of each kind, and what will be listed of it. */
const serviceKinds = defineMessages<Texts['features/services/service-kinds']>({
  en: enServiceKinds,
  fr: frServiceKinds,
});

/** Services for campers between campgrounds: which will be listed, and how to get listed. */
export default function ServicesPage() {
  const texts = useMessages(messages);
  const above = useCrumbs();

  return (
    <SitePage
      title={texts.title}
      lead={texts.lead}
      description={texts.description}
      above={above}
      crumb={texts.crumb}
    >
      <Section title={texts.today.title}>
        <p className={styles.text}>{texts.today.text}</p>
        <div className={styles.today}>
          <Tiles>
            {amenities.map((amenity) => (
              <Tile
                key={amenity}
                to={addressOf(amenity)}
                title={texts.campgroundsWith[amenity]}
                sign={paths[amenity]}
              >
                {texts.today.where}
              </Tile>
            ))}
          </Tiles>
        </div>
      </Section>
      <Section title={texts.kindsTitle}>
        <p className={styles.text}>{texts.notYet}</p>
        <ServiceKinds />
      </Section>
      <div className={styles.asides}>
        <Section title={texts.joinTitle}>
          <p className={styles.text}>{texts.join}</p>
          <div>
            <Button render={<MailLink address={brand.mailboxes.britishColumbia} />}>
              {texts.write}
            </Button>
          </div>
        </Section>
        <Section title={texts.urgentTitle}>
          <p className={styles.text}>
            {texts.urgent} <Link to={britishColumbiaPaths.emergencies}>{texts.emergencies}</Link>.
          </p>
        </Section>
      </div>
    </SitePage>
  );
}

/** The kinds of services that no campground tells of. */
function ServiceKinds() {
  const kinds = useMessages(serviceKinds);

  return (
    <dl className={styles.kinds}>
      {serviceKindNames.map((kind) => (
        <div key={kind}>
          <dt>{kinds[kind].name}</dt>
          <dd>{kinds[kind].text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The address of the campgrounds that have an amenity, there or in their park. */
const addressOf = (amenity: Amenity) => withQuery('/campgrounds', new URLSearchParams({ amenity }));

/** One stroked path each, drawn for this page on a 24-unit grid. */
const paths: Record<(typeof amenities)[number], string> = {
  dumpStation: 'M3 6h13v7H3ZM16 9h2.5a2 2 0 0 1 2 2v2M20.5 16v.1M6.5 13v3M6.5 19v1M4 20h5',
  firewood:
    'M7 12a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM17 12a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM12 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM7 15v.1M17 15v.1M12 8v.1M3 20.5h18',
  showers:
    'M5 3h14v18H5ZM12 9a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM8 6h.1M11 6h5M8.5 14c1.2-1 2.3-1 3.5 0s2.3 1 3.5 0',
  boatLaunch: 'M3 14h18l-3 4H6ZM11 14V4l7 7h-7M2 21c2-1 3-1 5 0s3 1 5 0 3-1 5 0 3 1 5 0',
};
