import type { CallResult } from '@camp/contracts/client/endpoint';
import { visitorsIn } from '@camp/contracts/staff/release-visitors';
import type { Generation, listReleases } from '@camp/contracts/staff/releases';
import { useQuery } from '@camp/shell-api';
import { Badge } from '@camp/ui/data/Badge';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { formatMoment, formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { Section } from '@camp/ui/layout/Section';
import { Moment } from '@camp/staff/display/values';
import { useAppName } from '#features/releases/app-names.ts';
import { Maker } from '#features/releases/Origin.tsx';
import { canariesQuery } from '#features/releases/releases.queries.ts';
import { Commit, Version } from '#features/releases/Version.tsx';
import { AppVisitorsFailed, VisitorsFailed } from '#features/releases/VisitorsFailed.tsx';
import {
  hasEvents,
  type Lane,
  type LaneStep,
  lanesOf,
  type RefusedStep,
  type ServedStep,
} from './app-lanes.ts';
import styles from '#features/releases/releases.module.css';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const messages = defineMessages<Texts['features/releases/lanes']>({ en, fr });

type List = CallResult<typeof listReleases>;

interface Props extends Pick<List, 'refused' | 'commit_url'> {
  generations: readonly Generation[];
}

/** Shows the builds of each app one after the other, those that were refused, too: who brought them, how they fared. */
export function AppLanes({ generations, refused, commit_url: commitUrl }: Props) {
  const texts = useMessages(messages);
  const lanes = lanesOf(generations, refused).filter(hasEvents);
  if (lanes.length === 0) return null;

  return (
    <Section title={texts.title}>
      {lanes.map((lane) => (
        <AppLane key={lane.app} lane={lane} commitUrl={commitUrl} />
      ))}
    </Section>
  );
}

interface LaneProps {
  lane: Lane;
  commitUrl: List['commit_url'];
}

function AppLane({ lane: { app, steps }, ...more }: LaneProps) {
  const name = useAppName()(app);

  return (
    <section className={styles.lane} aria-label={name} data-single={steps.length === 1}>
      <h3>{name}</h3>
      {/* Scrolls sideways, by the keyboard, too (WCAG 2.1.1). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol className={styles.steps} tabIndex={0} aria-label={name}>
        {steps.map((step) => (
          <Step key={`${step.at} ${step.kind} ${step.version}`} step={step} {...more} />
        ))}
      </ol>
    </section>
  );
}

interface StepProps extends Omit<LaneProps, 'lane'> {
  step: LaneStep;
}

function Step({ step, commitUrl }: StepProps) {
  const { kind, version, bad, commit, at, by } = step;
  const texts = useMessages(messages);

  return (
    <li className={styles.step} data-state={stateOf(step)}>
      <span className={styles.app}>
        <strong>{texts.kind[kind]}</strong>{' '}
        {kind !== 'refused' && step.until === null && (
          <Badge tone={kind === 'canary' ? 'warning' : 'success'}>
            {kind === 'canary' ? texts.running : texts.live}
          </Badge>
        )}
      </span>
      <Version version={version} bad={bad} />
      <span>
        <Moment at={at} /> · <Maker {...by} />
        {commit && ' · '}
        <Commit commit={commit} commitUrl={commitUrl} />
      </span>
      {kind === 'refused' ? <Reasons step={step} /> : <Fate step={step} />}
    </li>
  );
}

function stateOf(step: LaneStep): string {
  if (step.kind === 'refused' || step.bad) return 'bad';
  return step.until === null ? step.kind : 'past';
}

/** Says until when it was served, and how visitors of the app fared meanwhile. */
function Fate({ step: { until, served, canary } }: { step: ServedStep }) {
  const texts = useMessages(messages);
  const language = useLanguage();

  return (
    <>
      {until !== null && (
        <span>{texts.until({ moment: formatMoment(until, 'minute', language) })}</span>
      )}
      {served && <AppVisitorsFailed served={served} />}
      {canary !== undefined && until === null && <CanaryVisitors canary={canary} />}
    </>
  );
}

/** The numbers of its card. */
function CanaryVisitors({ canary }: { canary: string }) {
  const { data } = useQuery(canariesQuery);
  const health = data?.canaries.find(({ name }) => name === canary);
  if (!health) return null;
  return <VisitorsFailed of={visitorsIn(health.canary)} budget={health.budget} />;
}

/** The gate's sentences are for the command line, and in English. */
function Reasons({ step: { reasons, more } }: { step: RefusedStep }) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const count = reasons.length + more;

  return (
    <details className={styles.reasons}>
      <summary>{texts.reasons({ count, reasons: formatNumber(count, language) })}</summary>
      <ul>
        {reasons.map(({ code, message }) => (
          <li key={message}>
            <code>{code}</code> <span lang="en">{message}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{texts.more({ count: formatNumber(more, language) })}</p>}
    </details>
  );
}
