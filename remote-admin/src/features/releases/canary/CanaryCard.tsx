import { type Canary, type CanaryHealth, type LoadStats } from '@camp/contracts/staff/releases';
import { visitorsIn } from '@camp/contracts/staff/release-visitors';
import { useQuery, useQueryClient } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Badge } from '@camp/ui/data/Badge';
import type { Column } from '@camp/ui/list/column';
import { DataTable } from '@camp/ui/list/DataTable';
import { Notice } from '@camp/ui/feedback/Notice';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { formatMilliseconds, formatPercent } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { Card } from '@camp/ui/layout/Card';
import { Moment } from '@camp/staff/display/values';
import { namesIn, useAppName } from '#features/releases/app-names.ts';
import { messages as releaseMessages } from '#features/releases/messages.ts';
import { CanaryActions, isOverBudget } from '#features/releases/ReleaseActions.tsx';
import styles from '#features/releases/releases.module.css';
import { canariesQuery, releasesKey } from '#features/releases/releases.queries.ts';
import { Version } from '#features/releases/Version.tsx';
import { VisitorsFailed } from '#features/releases/VisitorsFailed.tsx';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const messages = defineMessages<Texts['features/releases/canary']>({ en, fr });

interface Props {
  canary: Canary;
  acting: 'allowed' | 'admins-only' | 'not-set-up';
  /** Time at which it went live. */
  begunAt: string;
  /** The generation that it belongs to. */
  seen: number;
}

/** Shows a canary, which some visitors get instead: its builds, its figures, and the actions. */
export function CanaryCard({ canary, acting, begunAt, seen }: Props) {
  const texts = useMessages(messages);
  const nameOf = useAppName();
  const language = useLanguage();
  const { failing } = useMessages(releaseMessages);
  const apps = namesIn(canary.name, nameOf);
  const { data } = useQuery(canariesQuery);
  const health = data?.canaries.find(({ name }) => name === canary.name);
  const hasEnded = data !== undefined && !health;
  const isOver = health !== undefined && isOverBudget(health.budget);

  return (
    <Card
      title={texts.title({ apps, percent: formatPercent(canary.percentage / 100, language) })}
      {...(isOver && { action: <Badge tone="danger">{failing}</Badge> })}
      {...(acting === 'allowed' &&
        !hasEnded && {
          footer: <CanaryActions canary={canary} budget={health?.budget} seen={seen} />,
        })}
    >
      <p>
        {texts.since} <Moment at={begunAt} /> · {texts.begunBy({ name: canary.by })}
      </p>
      <ul className={styles.canaryBuilds}>
        {canary.builds.map((build) => (
          <li key={build.name}>
            {nameOf(build.name)} <Version {...build} />
          </li>
        ))}
      </ul>
      {canary.outdated.length > 0 && (
        <Notice tone="info">
          {texts.outdated({ apps: canary.outdated.map(nameOf).join(', ') })}
        </Notice>
      )}
      <CanaryFigures name={canary.name} />
      {acting === 'admins-only' && <p>{texts.adminsOnly}</p>}
    </Card>
  );
}

/** The canary's figures next to those of all other visitors, and its error budget; refetched every few seconds. */
function CanaryFigures({ name }: { name: string }) {
  const texts = useMessages(messages);
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(canariesQuery);
  const health = data?.canaries.find((canary) => canary.name === name);

  if (health) {
    return (
      <>
        <Comparison health={health} />
        <Budget health={health} />
      </>
    );
  }
  if (!data && !error) return <p role="status">{texts.loading}</p>;
  const again = () => (data ? queries.invalidateQueries({ queryKey: releasesKey }) : refetch());
  return (
    <Notice
      tone={data ? 'info' : 'danger'}
      action={
        <Button
          size="small"
          variant="secondary"
          pending={isFetching}
          pendingLabel={texts.loading}
          onClick={() => void again()}
        >
          {data ? texts.refresh : texts.tryAgain}
        </Button>
      }
    >
      {data ? texts.over : errorMessage(error, texts.failed)}
    </Notice>
  );
}

interface Row extends LoadStats {
  who: string;
  /** Absent for everyone else, who are not judged. */
  budget?: CanaryHealth['budget'];
}

const failedOf = (row: Row) => <VisitorsFailed of={visitorsIn(row)} budget={row.budget} />;

function Comparison({ health: { name, canary, stable, budget } }: { health: CanaryHealth }) {
  const { caption, columns, ...texts } = useMessages(messages);
  const language = useLanguage();
  const apps = namesIn(name, useAppName());
  const rows: Row[] = [
    { who: texts.canary, ...canary, budget },
    { who: texts.stable, ...stable },
  ];
  const shown: Column<Row>[] = [
    { key: 'who', header: columns.who, cell: ({ who }) => who },
    {
      key: 'visitors',
      header: columns.visitors,
      cell: failedOf,
    },
    {
      key: 'speed',
      header: columns.speed,
      cell: ({ p75_ms }) => (p75_ms === null ? '—' : formatMilliseconds(p75_ms, language)),
    },
  ];

  return (
    <DataTable caption={caption({ apps })} columns={shown} rows={rows} rowKey={({ who }) => who} />
  );
}

const budgetTones = {
  waiting: 'info',
  kept: 'success',
  failures: 'danger',
  'load-time': 'danger',
} as const satisfies Record<CanaryHealth['budget'], string>;

/** Says whether the canary keeps its error budget, and what happens if not. */
function Budget({ health: { budget, needed, is_watched, canary } }: { health: CanaryHealth }) {
  const texts = useMessages(messages);
  const sentence = texts.budget[budget];
  const isOver = isOverBudget(budget);
  const isDoubtful = budget === 'waiting' && canary.failures > canary.loads;

  return (
    <Notice tone={isDoubtful ? 'warning' : budgetTones[budget]}>
      {typeof sentence === 'string' ? sentence : sentence({ needed })}{' '}
      {isOver && is_watched && texts.endsItself}
      {!is_watched && texts.notWatched}
    </Notice>
  );
}
