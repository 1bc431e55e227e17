import type { SettingValue } from '#site/app-settings.ts';
import type { FailureCause, VisitorsFailed } from './release-visitors.ts';

/** Numbers of the generations before and after. */
interface GenerationChanged {
  /** Reason, in the words of the actor. */
  stated_reason?: string;
  was: number;
  now: number;
}

interface GenerationRecorded {
  generation: number;
  /** SHA-256 of the signed part of its document, in hex. */
  hash: string;
}

interface CanaryChanged extends GenerationChanged {
  /** Its apps, joined by `+`. */
  canary: string;
}

type LoadStats = Record<'loads' | 'failures' | 'timed', number> & { p75Ms: number | null };

/** A remote that one person gets from elsewhere: from a bundler, or in a version that was published. */
type OverrideFacts = { remote: string } & ({ url: string } | { version: string });

/** Details in the audit log of each change of what is live. */
export interface ReleaseAuditDetails {
  /** By itself: a document of a generation on record has another content than it had. */
  'release.altered': GenerationRecorded;
  'release.canary_end': CanaryChanged;
  /** By itself, because the error budget was exceeded. */
  'release.canary_ended': GenerationChanged & {
    reason: 'failures' | 'load-time';
    apps: readonly string[];
    percentage: number;
    canary: LoadStats;
    stable: LoadStats;
    cause?: FailureCause | null;
  };
  'release.override': OverrideFacts & { until: string };
  'release.override_ended': OverrideFacts;
  'release.promote': CanaryChanged;
  /** By itself, when a signed generation is first seen, no matter who published it. */
  'release.published': GenerationRecorded & { by: string };
  /** By an operator, who restored an older store: the last generation that stays on record. */
  'release.restored': { now: number; by: 'operator' };
  'release.rollback': GenerationChanged & { back_to: number };
  'release.rollback_app': GenerationChanged & { app: string; version: string };
  /** The value is null where nothing was set before, or where it was taken back. */
  'release.setting': GenerationChanged & {
    app: string;
    setting: string;
    changes: { value: { from: SettingValue | null; to: SettingValue | null } };
    audience: string;
  };
  /** By itself, because it failed for visitors right after it went live. */
  'release.taken_back': GenerationChanged & {
    apps: readonly string[];
    before: VisitorsFailed;
    since: VisitorsFailed;
    cause?: FailureCause | null;
  };
}
