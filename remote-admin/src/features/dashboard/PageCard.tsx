import { PageTile } from '@camp/staff/display/PageTile';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatMilliseconds, formatMoment, formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { useVisitorsText } from '#features/releases/VisitorsFailed.tsx';
import { isWorthALook } from '#features/releases/worth-a-look.ts';
import type { Figures } from './figures.ts';
import { useFailingText } from './release-texts.ts';
import { type Failing, failingIn, someFailed } from './to-dos.ts';
import { messages } from './messages.ts';

export const pageNames = ['users', 'audit', 'billing', 'health', 'email', 'releases'] as const;

type PageName = (typeof pageNames)[number];

/** Our own drawings on a 24-unit grid, each one stroked path. */
const emblems = {
  users:
    'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 20c.3-3.6 2.9-5.5 6.5-5.5s6.2 1.9 6.5 5.5M15.8 5a3.2 3.2 0 0 1 0 6M18 14.9c2 .7 3.3 2.4 3.5 5.1',
  audit: 'M6 3.5h9l4 4V20.5H6ZM14.5 3.5V8H19M9 12h7M9 15h7M9 18h4',
  billing: 'M3 6.5h18v11.5H3ZM3 10.5h18M6.5 14.5h4',
  health: 'M2.5 12.5H7l2.5-6.5 4.5 12 2.5-5.5h5',
  email: 'M3 6h18v12.5H3ZM3.5 6.5 12 13.5l8.5-7',
  releases: 'M12 3.5 20.5 8 12 12.5 3.5 8ZM3.5 12 12 16.5l8.5-4.5M3.5 16 12 20.5l8.5-4.5',
} as const satisfies Record<PageName, string>;

interface Props {
  name: PageName;
  figures: Figures | undefined;
}

/** A page as one link, with its main fact; with its purpose while the fact is not available. */
export function PageCard({ name, figures }: Props) {
  const { title, text } = useMessages(messages).cards[name];
  const fact = useFact(name, figures);

  return (
    <PageTile
      to={`/admin/${name}`}
      title={title}
      emblem={emblems[name]}
      fact={fact ?? text}
      state={name === 'releases' && figures ? stateOf(figures) : undefined}
    />
  );
}

/** True of what visitors have now: what was ended is over. */
const isServed = ({ state }: Failing) => state === 'live' || state === 'canary';

/** Says whether visitors have something that fails, for many or for a few. */
function stateOf(figures: Figures) {
  if (failingIn(figures).some(isServed)) return 'failing';
  const few = someFailed(figures);
  return few && isWorthALook(few) ? 'due' : undefined;
}

function useFact(name: PageName, figures: Figures | undefined) {
  const language = useLanguage();
  const { facts } = useMessages(messages);
  const visitorsText = useVisitorsText();
  const failingText = useFailingText();
  const number = (value: number) => formatNumber(value, language);
  if (!figures) return null;

  const { people, audit, payments, checks, mails, release } = figures;
  const failing = failingIn(figures).find(isServed);
  const texts: Record<PageName, string | null | undefined> = {
    users:
      people &&
      facts.users({
        total: number(people.total),
        fresh: number(people.new_this_week),
        unverified: number(people.unverified),
      }),
    audit:
      audit &&
      facts.audit({ count: number(audit.last_24_hours), isIntact: audit.broken_entry === null }),
    billing: payments && facts.billing({ isSetUp: payments.configured }),
    health:
      checks &&
      facts.health({
        failing: checks.failing.length,
        time: formatMilliseconds(checks.ms, language),
      }),
    email:
      mails &&
      facts.email({
        waiting: number(mails.waiting),
        failed: number(mails.failed + mails.given_up),
      }),
    releases:
      release &&
      (failing
        ? failingText({ ...failing, held: undefined })
        : facts.releases({
            since: formatMoment(release.live_since, 'minute', language),
            failed: visitorsText(release),
          })),
  };
  return texts[name];
}
