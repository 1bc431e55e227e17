import type { CallResult } from '@camp/contracts/client/endpoint';
import { stableChannel } from '@camp/contracts/site/channel';
import type { BuildHealth, Generation, listReleases } from '@camp/contracts/staff/releases';
import { useQuery } from '@camp/shell-api';
import { Moment } from '@camp/staff/display/values';
import { Badge } from '@camp/ui/data/Badge';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatBytes, formatMilliseconds, formatPercent } from '@camp/ui/i18n/format';
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
import { messages } from './messages.ts';
import { Maker, SmokeStart } from './Origin.tsx';
import { RollBackApp } from './ReleaseActions.tsx';
import styles from './releases.module.css';
import { healthQuery } from './releases.queries.ts';
import { broughtIn, Commit, Version } from './Version.tsx';
import { AppVisitorsFailed, EndingLine, VisitorsFailed } from './VisitorsFailed.tsx';

type List = CallResult<typeof listReleases>;

interface Props extends Pick<List, 'history' | 'deprecated'> {
  live: Generation;
  /** The version that each app may be rolled back to. */
  waysBack: List['ways_back'];
  commitUrl: List['commit_url'];
}

/** Shows what everyone gets: the whole in a sentence, then each app and canary in a row, with its health and its way back. */
export function LiveRelease({ live, ...more }: Props) {
  const texts = useMessages(messages);
  const health = useMessages(healthMessages);
  const { data } = useQuery(healthQuery(live.generation));
  const columns = useLiveColumns({ live, ...more });
  const rows = rowsOf(live, data?.builds ?? []);

  return (
    <Section title={texts.live({ generation: live.generation })}>
      <Whole live={live} history={more.history} />
      <DataTable
        caption={texts.apps}
        columns={columns}
        rows={rows}
        rowKey={({ app, channel }) => `${app} ${channel}`}
      />
      {data && <Violations title={health.unattributed} violations={data.unattributed} />}
      <Muted size="small">{health.lead}</Muted>
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
          {texts.since} <Moment at={since} />
          {first && ' · '}
          {first?.made_by === 'person'
            ? texts.publishedBy({ name: first.by })
            : first && <Maker {...first} />}
        </span>
        <SmokeStart {...live} />
      </Cluster>
      {live.taken_back && <EndingLine ending={live.taken_back} by="automatic-rollback" />}
      {live.canary_changes.map(
        ({ name, ending }) =>
          ending && <EndingLine key={name} ending={ending} by="error-budget" of={nameOf} />,
      )}
    </>
  );
}

interface Row extends Pick<Generation['builds'][number], 'version' | 'commit' | 'bad'> {
  app: string;
  channel: string;
  since: string | undefined;
  /** Share of the visitors that a canary goes to, in percent. */
  percentage?: number;
  bytes?: number | null;
  /** As everyone has it; absent for a canary. */
  build?: Generation['builds'][number];
  served: Generation['builds'][number]['served'] | BuildHealth['served'];
  health: BuildHealth | undefined;
}

/** Each app of the release, and a canary beside the app that it is of. */
function rowsOf({ builds, canaries }: Generation, health: readonly BuildHealth[]): Row[] {
  const healthOf = (app: string, of: string) =>
    health.find(({ name, channel }) => name === app && channel === of);
  const stable = builds.map((build): Row => ({
    ...build,
    build,
    app: build.name,
    channel: stableChannel,
    since: build.since,
    served: build.served,
    health: healthOf(build.name, stableChannel),
  }));
  const tried = canaries.flatMap((canary) =>
    canary.builds.map((build): Row => {
      const own = healthOf(build.name, canary.name);
      const { since, percentage, name: channel } = canary;
      const more = { app: build.name, channel, percentage, since };
      return { ...build, ...more, served: own?.served, health: own };
    }),
  );
  return [...Map.groupBy([...stable, ...tried], ({ app }) => app).values()].flat();
}

/** Returns the columns: the app and its version, since when, visitors who failed, load time, and the way back. */
function useLiveColumns({ live, history, waysBack, ...of }: Props): Column<Row>[] {
  const { columns, speed } = useMessages(messages);
  const language = useLanguage();
  const takenAway = takenAwayIn(lanesOf(history));

  return [
    {
      key: 'app',
      header: columns.app,
      isNameless: true,
      cell: (row) => <App row={row} live={live} history={history} {...of} />,
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
      isNameless: true,
      cell: ({ served, health }) => (
        <>
          {served && <AppVisitorsFailed served={served} />}
          {health && <Failures failed={health.failed} />}
        </>
      ),
    },
    {
      key: 'speed',
      header: columns.speed,
      isNameless: true,
      cell: ({ health, served }) =>
        health &&
        health.p75_ms !== null &&
        served?.visitors !== 0 &&
        speed({ time: formatMilliseconds(health.p75_ms, language) }),
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

interface AppProps extends Omit<Props, 'waysBack'> {
  row: Row;
}

/** The app, its version and where that came from, and marks where something is out of the ordinary. */
function App({ row, live, history, deprecated, commitUrl }: AppProps) {
  const nameOf = useAppName();
  const texts = useMessages(messages);
  const language = useLanguage();
  const { app, version, commit, bad, bytes, build, percentage, health } = row;
  const share = percentage === undefined ? null : formatPercent(percentage / 100, language);

  return (
    <span className={styles.app}>
      <strong>{nameOf(app)}</strong>
      {share && <Badge tone="warning">{texts.canaryFor({ percent: share })}</Badge>}
      <Version version={version} bad={bad} brought={isBack(live, build, history) && 'back'} />
      {(typeof bytes === 'number' || commit) && (
        <small className={styles.served}>
          {typeof bytes === 'number' && formatBytes(bytes, language)}
          {typeof bytes === 'number' && commit && ' · '}
          <Commit commit={commit} commitUrl={commitUrl} />
        </small>
      )}
      <Deprecated uses={deprecated?.filter((use) => use.app === app && use.version === version)} />
      {health && <Violations title={texts.violations} violations={health.violations} />}
    </span>
  );
}

const isBack = (live: Generation, build: Row['build'], history: Props['history']): boolean =>
  build !== undefined && broughtIn(live, build, history) === 'back';

/** Calls in which a build names a parameter as it was called before. */
function Deprecated({ uses }: { uses: List['deprecated'] }) {
  const texts = useMessages(messages).deprecated;
  if (!uses || uses.length === 0) return null;

  return (
    <div className={styles.reasons}>
      <Badge tone="warning">{texts.title}</Badge>
      <ul>
        {uses.map(({ call, older, name }) => (
          <li key={`${call} ${older}`}>
            <code>{call}</code> {texts.older({ older, name })}
          </li>
        ))}
      </ul>
    </div>
  );
}
