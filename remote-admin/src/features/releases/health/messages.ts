import {
  type FailurePhase,
  type FailureReason,
  failurePhases,
  failureReasons,
} from '@camp/contracts/site/telemetry';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

export const messages = defineMessages<Texts['features/releases/health']>({ en, fr });

interface FailureWords {
  phases: Readonly<Record<FailurePhase | 'boot', string>>;
  reasons: Readonly<Record<FailureReason, string>>;
}

/** Returns a function that says in words when and why something failed; a reason without words does not compile. */
export function useFailureWords(): (phase: string, reason: string) => string {
  const { phases, reasons }: FailureWords = useMessages(messages);

  return (given, why) => {
    const phase = ([...failurePhases, 'boot'] as const).find((known) => known === given);
    const reason = failureReasons.find((known) => known === why) ?? 'other';
    return [phase && phases[phase], reasons[reason]].filter(Boolean).join(' · ');
  };
}
