import type { Generation } from '@camp/contracts/staff/releases';
import { Badge } from '@camp/ui/data/Badge';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { formatMoment, formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { Section } from '@camp/ui/layout/Section';
import { Moment } from '@camp/staff/display/values';
import { useAppName } from '#features/releases/app-names.ts';
import { Maker } from '#features/releases/Origin.tsx';
import { Version } from '#features/releases/Version.tsx';
import { type Lane, type LaneStep, lanesOf } from './app-lanes.ts';
import styles from '#features/releases/releases.module.css';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const messages = defineMessages<Texts['features/releases/lanes']>({ en, fr });

/** Shows the builds of each app one after the other, with who brought them and how they fared. */
export function AppLanes({ generations }: { generations: readonly Generation[] }) {
  const texts = useMessages(messages);

  return (
    <Section title={texts.title}>
      <p>{texts.lead}</p>
      {lanesOf(generations).map((lane) => (
        <AppLane key={lane.app} lane={lane} />
      ))}
    </Section>
  );
}

function AppLane({ lane: { app, steps } }: { lane: Lane }) {
  const name = useAppName()(app);

  return (
    <section className={styles.lane} aria-label={name}>
      <h3>{name}</h3>
      {/* Scrolls sideways, by the keyboard, too (WCAG 2.1.1). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol className={styles.steps} tabIndex={0} aria-label={name}>
        {steps.map((step) => (
          <Step key={`${step.generation} ${step.kind}`} step={step} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step }: { step: LaneStep }) {
  const { kind, version, bad, commit, at, until, by, loads, failures } = step;
  const texts = useMessages(messages);
  const language = useLanguage();
  const isCanary = kind === 'canary';

  return (
    <li className={styles.step} data-state={bad ? 'bad' : until === null ? kind : 'past'}>
      <strong>{texts.kind[kind]}</strong>{' '}
      {until === null && (
        <Badge tone={isCanary ? 'warning' : 'success'}>
          {isCanary ? texts.running : texts.live}
        </Badge>
      )}
      <Version version={version} bad={bad} />
      <span>
        <Moment at={at} /> · <Maker {...by} />
        {commit && <> · {texts.commit({ commit })}</>}
      </span>
      {until !== null && (
        <span>{texts.until({ moment: formatMoment(until, 'minute', language) })}</span>
      )}
      {loads + failures > 0 && (
        <span>
          {texts.loads({
            count: loads,
            loads: formatNumber(loads, language),
            failures: formatNumber(failures, language),
          })}
        </span>
      )}
    </li>
  );
}
