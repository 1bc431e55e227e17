import { canonicalJson } from '#document/canonical-json.ts';
import type { ReleaseDocument, SetValue } from '#document/release-document.ts';
import { ReleaseError } from '#release-error.ts';
import {
  type ChangeRequest,
  keepBuilds,
  nextGeneration,
  type Publisher,
} from './next-generation.ts';

/** Most values that are set at a time: each is in the document of the release. */
const maxSet = 200;

export interface SettingChange extends Pick<SetValue, 'app' | 'name' | 'for' | 'reason'> {
  /** Null to take back what was set for those people, or for others of their kind. */
  value: SetValue['value'] | null;
}

/**
 * Sets a value for everyone, a share, roles or people, or takes it back (docs/decisions/releases.md#0356). All builds
 * and canaries stay. A setting has one value for each kind of those.
 * @throws {@link ReleaseError} NOTHING_LIVE, GENERATION_MOVED or TOO_MANY_SETTINGS
 */
export function changeSetting(
  publisher: Publisher,
  { setting, ...request }: ChangeRequest & { setting: SettingChange },
): Promise<ReleaseDocument> {
  return nextGeneration(publisher, {
    ...request,
    settings: (before) => settingsAfter(before, setting, request.by),
    change: keepBuilds,
  });
}

function settingsAfter(
  before: readonly SetValue[],
  { value, ...setting }: SettingChange,
  by: string,
): readonly SetValue[] {
  const isReplaced = (set: SetValue) =>
    set.app === setting.app && set.name === setting.name && set.for.kind === setting.for.kind;
  const rest = before.filter((set) => !isReplaced(set));
  if (value === null) return rest;
  const known = before.find(isReplaced);
  /* Who set it first, when and why, stays on record while it is the same. */
  if (known?.value === value && canonicalJson(known.for) === canonicalJson(setting.for))
    return before;
  if (rest.length >= maxSet) {
    const message = `${maxSet} values are set already: take one back that is not needed any more.`;
    throw new ReleaseError('TOO_MANY_SETTINGS', message);
  }
  return [...rest, { ...setting, value, by, at: new Date().toISOString() }];
}
