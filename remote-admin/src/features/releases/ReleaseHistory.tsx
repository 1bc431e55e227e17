import type { Canary, Generation } from '@camp/contracts/staff/releases';
import { Badge } from '@camp/ui/data/Badge';
import type { Column } from '@camp/ui/list/column';
import { DataTable } from '@camp/ui/list/DataTable';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatBytes, formatPercent } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { Section } from '@camp/ui/layout/Section';
import { Stack } from '@camp/ui/layout/spacing';
import { VisuallyHidden } from '@camp/ui/layout/text';
import { type ComponentProps, useState } from 'react';
import { Moment } from '@camp/staff/display/values';
import { OlderRows } from '@camp/staff/list/OlderRows';
import { QuietButton, RowActions } from '@camp/staff/display/actions';
import { HealthPanel } from './health/Health.tsx';
import { messages as healthMessages } from './health/messages.ts';
import { namesIn, useAppName } from './app-names.ts';
import { lanesOf, takenAwayIn } from './lanes/app-lanes.ts';
import { messages } from './messages.ts';
import { Maker, SmokeStart } from './Origin.tsx';
import { RollBack } from './ReleaseActions.tsx';
import styles from './releases.module.css';
import { broughtIn, Version } from './Version.tsx';
import { EndingLine, VisitorsFailed } from './VisitorsFailed.tsx';

interface Props extends Pick<ComponentProps<typeof OlderRows>, 'query'> {
  generations: readonly Generation[];
  live: Generation | null;
  mayAct: boolean;
}

/** Every generation, newest first, with its health and a way back to it. */
export function ReleaseHistory({ generations, live, mayAct, query }: Props) {
  const texts = useMessages(messages);
  const [inspected, setInspected] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const columns = useReleaseColumns({
    generations,
    live,
    mayAct,
    onInspect: (generation) => {
      setInspected(generation);
      setOpen(true);
    },
  });

  return (
    <Section title={texts.history}>
      <DataTable
        caption={texts.history}
        columns={columns}
        rows={generations}
        rowKey={({ generation }) => generation}
        className={styles.history}
      />
      <OlderRows
        status={texts.showing({ count: generations.length })}
        query={query}
        texts={texts}
      />
      {inspected !== null && (
        <HealthPanel generation={inspected} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </Section>
  );
}

interface ColumnOptions extends Pick<Props, 'generations' | 'live' | 'mayAct'> {
  /** Shows a generation's health. */
  onInspect: (generation: number) => void;
}

/** Returns the columns: the generation, its time, its maker, its changes, its size, and the actions. */
function useReleaseColumns(options: ColumnOptions): Column<Generation>[] {
  const { generations, live, mayAct, onInspect } = options;
  const { columns, isLive, hasCanary } = useMessages(messages);
  const takenAway = takenAwayIn(lanesOf(generations));
  const isTaken = ({ name, version }: { name: string; version: string }) =>
    takenAway.get(name)?.version === version;
  const health = useMessages(healthMessages);
  const language = useLanguage();

  return [
    {
      key: 'generation',
      header: columns.generation,
      cell: ({ generation, canaries }) => (
        <span className={styles.generation}>
          {generation}
          {generation === live?.generation && <Badge tone="success">{isLive}</Badge>}
          {generation === live?.generation && canaries.length > 0 && (
            <Badge tone="warning">{hasCanary}</Badge>
          )}
        </span>
      ),
    },
    {
      key: 'when',
      header: columns.when,
      isNameless: true,
      cell: ({ created_at }) => <Moment at={created_at} />,
    },
    {
      key: 'by',
      header: columns.by,
      isNameless: true,
      cell: (generation) => <Maker {...generation} />,
    },
    {
      key: 'changes',
      header: columns.changes,
      isNameless: true,
      cell: (generation) => <Changes generation={generation} history={generations} />,
    },
    {
      key: 'size',
      header: columns.size,
      isNameless: true,
      isNumber: true,
      cell: (generation) => (
        <span className={styles.size}>{formatBytes(bytesOf(generation), language)}</span>
      ),
    },
    {
      key: 'actions',
      header: columns.actions,
      isNameless: true,
      cell: ({ generation, builds, removed }) => (
        <RowActions>
          <QuietButton onClick={() => onInspect(generation)}>
            {health.open}
            <VisuallyHidden> {health.of({ generation })}</VisuallyHidden>
          </QuietButton>
          {mayAct && live && hasChanges({ builds, removed }) && newIn(builds, live).length > 0 && (
            <RollBack
              generation={generation}
              bad={newIn(builds, live).find(({ bad }) => bad)?.bad}
              isTaken={newIn(builds, live).every(isTaken)}
              seen={live.generation}
            />
          )}
        </RowActions>
      ),
    },
  ];
}

/** False for one that has only canaries begin or end: going back to the one before it does the same. */
const hasChanges = ({ builds, removed }: Pick<Generation, 'builds' | 'removed'>) =>
  removed.length > 0 || builds.some(({ is_new }) => is_new);

/** Returns the builds that going back would bring; none where everyone has the same. */
const newIn = (builds: Generation['builds'], live: Generation) =>
  builds.length === live.builds.length
    ? builds.filter(
        ({ name, version }) =>
          !live.builds.some((other) => other.name === name && other.version === version),
      )
    : builds;

/** The size of all builds together, as far as it is known. */
const bytesOf = ({ builds }: Generation) =>
  builds.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);

/** Lists the differences of a generation from the one before. */
function Changes({
  generation,
  history,
}: {
  generation: Generation;
  history: readonly Generation[];
}) {
  const texts = useMessages(messages);
  const nameOf = useAppName();
  const newBuilds = generation.builds.filter(({ is_new }) => is_new);
  /* Then its mark has the number. */
  const isMarked = generation.served?.budget === 'failures' && newBuilds.some(({ bad }) => bad);
  const hasNothingNew = !hasChanges(generation);

  return (
    <Stack as="ul" gap="4px">
      {newBuilds.map((build) => (
        <li key={build.name}>
          {nameOf(build.name)}{' '}
          <Version {...build} of={build.name} brought={broughtIn(generation, build, history)} />
        </li>
      ))}
      {generation.removed.map((name) => (
        <li key={name}>{texts.removed({ name: nameOf(name) })}</li>
      ))}
      {hasNothingNew && <li>{texts.nothingNew}</li>}
      {generation.taken_back && (
        <li>
          <EndingLine ending={generation.taken_back} by="automatic-rollback" />
        </li>
      )}
      {!hasNothingNew && generation.served && !isMarked && (
        <li>
          <VisitorsFailed of={generation.served} budget={generation.served.budget} />
        </li>
      )}
      {generation.canary_changes.map((change) => (
        <CanaryChange
          key={change.name}
          {...change}
          canary={generation.canaries.find(({ name }) => name === change.name)}
        />
      ))}
      <li>
        <SmokeStart {...generation} />
      </li>
    </Stack>
  );
}

type CanaryChangeProps = Generation['canary_changes'][number] & {
  /** Missing once it has ended. */
  canary: Canary | undefined;
};

function CanaryChange({ name, change, ending, canary }: CanaryChangeProps) {
  const texts = useMessages(messages).canaryChange;
  const language = useLanguage();
  const nameOf = useAppName();

  if (!canary)
    return (
      <li>
        {texts.ended({ apps: namesIn(name, nameOf) })}
        {ending && <EndingLine ending={ending} by="error-budget" />}
      </li>
    );
  const share = formatPercent(canary.percentage / 100, language);
  if (change === 'changed')
    return <li>{texts.changed({ apps: namesIn(name, nameOf), percent: share })}</li>;
  return (
    <li>
      {texts.begun({ percent: share })}{' '}
      {canary.builds.map((build) => (
        <span key={build.name}>
          {nameOf(build.name)} <Version {...build} of={build.name} />{' '}
        </span>
      ))}
    </li>
  );
}
