import type { CallResult } from '@camp/contracts/client/endpoint';
import type { Generation, listReleases, readReleaseHealth } from '@camp/contracts/staff/releases';
import { Moment } from '@camp/staff/display/values';
import { Badge } from '@camp/ui/data/Badge';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatMilliseconds } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { Section } from '@camp/ui/layout/Section';
import { Cluster } from '@camp/ui/layout/spacing';
import { Muted } from '@camp/ui/layout/text';
import type { Column } from '@camp/ui/list/column';
import { DataTable } from '@camp/ui/list/DataTable';
import { useAppName } from './app-names.ts';
import { Failures, Violations } from './health/BuildHealth.tsx';
import { messages as healthMessages } from './health/messages.ts';
import { lanesOf, type TakenAway, takenAwayIn } from './lanes/app-lanes.ts';
import { type Row, rowsOf } from './live-rows.ts';
import { LiveApp } from './LiveApp.tsx';
import { messages } from './messages.ts';
import { Maker, SmokeStart } from './Origin.tsx';
import { RollBackApp } from './ReleaseActions.tsx';
import styles from './releases.module.css';
import { broughtIn } from './Version.tsx';
import { AppVisitorsFailed, EndingLine, VisitorsFailed } from './VisitorsFailed.tsx';

type List = CallResult<typeof listReleases>;

interface Props extends Pick<List, 'history' | 'deprecated'> {
  live: Generation;
  /** Absent where it cannot be read. */
  health: CallResult<typeof readReleaseHealth> | undefined;
  /** The version that each app may be rolled back to. */
  waysBack: List['ways_back'];
  commitUrl: List['commit_url'];
}

/** Shows what everyone gets: the whole in a sentence, then each app and canary in a row, with its health and its way back. */
export function LiveRelease({ live, health, ...more }: Props) {
  const texts = useMessages(messages);
  const { lead, unattributed } = useMessages(healthMessages);
  const columns = useLiveColumns({ live, ...more });
  const rows = rowsOf(live, { health: health?.builds ?? [], history: more.history });

  return (
    <Section title={texts.live({ generation: live.generation })}>
      <Whole live={live} history={more.history} />
      <DataTable
        caption={texts.apps}
        columns={columns}
        rows={rows}
        rowKey={({ app, channel }) => `${app} ${channel}`}
      />
      {health && <Violations title={unattributed} violations={health.unattributed} />}
      <Muted size="small">{lead}</Muted>
    </Section>
  );
}

/** Says of all apps together since when, by whom, for how many visitors they failed, and how they were tried. */
function Whole({ live, history }: Pick<Props, 'live' | 'history'>) {
  const texts = useMessages(messages);
  const nameOf = useAppName();
  const since = live.unchanged_since ?? live.created_at;
  /* A canary that begins or ends makes a generation, but changes nothing for everyone else. */
  const first = history.find(({ created_at }) => created_at === since);

  return (
    <>
      <Cluster gap="8px" align="baseline" className={styles.whole}>
        {live.served?.budget === 'failures' && <Badge tone="danger">{texts.failing}</Badge>}
        {live.served && <VisitorsFailed of={live.served} budget={live.served.budget} />}
        <span>
          {first && first.generation !== live.generation
            ? texts.sinceGeneration({ generation: first.generation })
            : texts.since}{' '}
          <Moment at={since} />
          {first && <MadeBy first={first} history={history} />}
        </span>
        <SmokeStart {...live} smoke={(first ?? live).smoke} />
      </Cluster>
      {live.taken_back && <EndingLine ending={live.taken_back} by="automatic-rollback" />}
      {live.canary_changes.map(
        ({ name, ending }) =>
          ending && <EndingLine key={name} ending={ending} by="error-budget" of={nameOf} />,
      )}
    </>
  );
}

interface MadeByProps extends Pick<Props, 'history'> {
  first: Generation;
}

/** Says who published what is live, or rolled back to it. */
function MadeBy({ first, history }: MadeByProps) {
  const { publishedBy, rolledBackBy } = useMessages(messages);
  const by = broughtBack(first, history) ? rolledBackBy : publishedBy;

  return <> · {first.made_by === 'person' ? by({ name: first.by }) : <Maker {...first} />}</>;
}

/** True if a generation put an earlier version of an app back. */
const broughtBack = (generation: Generation, history: Props['history']): boolean =>
  generation.builds.some((build) => broughtIn(generation, build, history) === 'back');

/** No visitor has come since. */
const noOne = { visitors: 0, failures: 0 };

/** Returns the columns: the app and its version, since when, visitors who failed, load time, and the way back. */
function useLiveColumns({ live, history, waysBack, ...of }: Omit<Props, 'health'>): Column<Row>[] {
  const { columns } = useMessages(messages);
  const language = useLanguage();
  const takenAway = takenAwayIn(lanesOf(history));

  return [
    {
      key: 'app',
      header: columns.app,
      isNameless: true,
      cell: (row) => <LiveApp row={row} live={live} history={history} {...of} />,
    },
    {
      key: 'since',
      header: columns.since,
      isNameless: true,
      cell: ({ since }) => since && <Moment at={since} />,
    },
    {
      key: 'failed',
      header: columns.failed,
      cell: ({ served = noOne, health }) => (
        <>
          <AppVisitorsFailed served={served} isBelowHead />
          {health && <Failures failed={health.failed} />}
        </>
      ),
    },
    {
      key: 'speed',
      header: columns.speed,
      cell: ({ health, served }) =>
        health && health.p75_ms !== null && served?.visitors !== 0
          ? formatMilliseconds(health.p75_ms, language)
          : '—',
    },
    {
      key: 'actions',
      header: columns.actions,
      isNameless: true,
      cell: ({ app, build }) =>
        build && (
          <WayBack
            app={app}
            way={waysBack?.find(({ name }) => name === app)}
            taken={takenAway.get(app)}
            seen={live.generation}
          />
        ),
    },
  ];
}

interface WayBackProps {
  app: string;
  way: NonNullable<List['ways_back']>[number] | undefined;
  taken: TakenAway | undefined;
  seen: number;
}

function WayBack({ app, way, taken, seen }: WayBackProps) {
  if (!way) return null;
  const { version } = way;
  const same = taken?.version === version ? taken : undefined;
  return <RollBackApp app={app} version={version} seen={seen} taken={same} />;
}
