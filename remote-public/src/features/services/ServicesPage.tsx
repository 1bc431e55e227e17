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

/** The kinds, roughly in the order in which a trip needs them. */
const serviceKindNames = [
  'saniDump',
  'propane',
  'firewood',
  'groceries',
  'laundry',
  'repair',
  'boatLaunch',
  'rental',
] as const;

type ServiceKind = (typeof serviceKindNames)[number];

/** Kinds that campgrounds or their parks have as well, by the name of that amenity. */
const amenities = {
  saniDump: 'dumpStation',
  firewood: 'firewood',
  laundry: 'showers',
  boatLaunch: 'boatLaunch',
} as const satisfies Partial<Record<ServiceKind, Amenity>>;

const isAmenity = (kind: ServiceKind): kind is keyof typeof amenities => kind in amenities;

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
            {serviceKindNames.filter(isAmenity).map((kind) => (
              <Tile
                key={kind}
                to={addressOf(amenities[kind])}
                title={texts.campgroundsWith[amenities[kind]]}
                sign={paths[kind]}
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

/** The kinds of services, each with its sign. */
function ServiceKinds() {
  const kinds = useMessages(serviceKinds);

  return (
    <ul className={styles.kinds}>
      {serviceKindNames.map((kind) => (
        <li key={kind} className={styles.kind}>
          <ServiceSign kind={kind} />
          <h3>{kinds[kind].name}</h3>
          <p>{kinds[kind].text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The address of the campgrounds that have an amenity, there or in their park. */
const addressOf = (amenity: Amenity) => withQuery('/campgrounds', new URLSearchParams({ amenity }));

/** One stroked path each, drawn for this page on a 24-unit grid. */
const paths: Record<ServiceKind, string> = {
  saniDump: 'M3 6h13v7H3ZM16 9h2.5a2 2 0 0 1 2 2v2M20.5 16v.1M6.5 13v3M6.5 19v1M4 20h5',
  propane:
    'M9 3h6M10 3v3M14 3v3M8 6h8a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2ZM12 10c2 2 2.5 3 2.5 4.3a2.5 2.5 0 0 1-5 0C9.5 13 10 12 12 10Z',
  firewood:
    'M7 12a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM17 12a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM12 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM7 15v.1M17 15v.1M12 8v.1M3 20.5h18',
  groceries: 'M4 9h16l-1.5 10.5h-13ZM8 9l3-5.5M16 9l-3-5.5M9 12.5v3.5M15 12.5v3.5M12 12.5v3.5',
  laundry:
    'M5 3h14v18H5ZM12 9a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM8 6h.1M11 6h5M8.5 14c1.2-1 2.3-1 3.5 0s2.3 1 3.5 0',
  repair:
    'M15 4a5 5 0 0 0-4.7 6.7L4 17a2.1 2.1 0 0 0 3 3l6.3-6.3A5 5 0 0 0 19.8 8L17 10.5 13.5 7 16 4.2A5 5 0 0 0 15 4Z',
  boatLaunch: 'M3 14h18l-3 4H6ZM11 14V4l7 7h-7M2 21c2-1 3-1 5 0s3 1 5 0 3-1 5 0 3 1 5 0',
  rental: 'M8 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM11 11l9 9M16 16l2.5-2.5M18.5 18.5l2-2',
};

/** The decorative sign of a kind of service. */
function ServiceSign({ kind }: { kind: ServiceKind }) {
  return (
    <svg className={styles.sign} viewBox="-8 -8 40 40" aria-hidden="true">
      <circle className={styles.ground} cx="12" cy="12" r="20" />
      <path className={styles.line} d={paths[kind]} />
    </svg>
  );
}
