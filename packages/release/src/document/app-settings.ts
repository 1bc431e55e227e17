import { createHash } from 'node:crypto';
import type { SettingValue, SetValues } from '@camp/contracts/site/app-settings';
import type { Role } from '@camp/contracts/site/roles';
import type { SetValue } from './release-document.ts';

interface Release {
  settings?: readonly SetValue[] | undefined;
}

/** Returns the values that are set for a visitor whom no one has to know: for everyone, or for a share. */
export const settingsOfVisitor = ({ settings = [] }: Release, visitor: string | null): SetValues =>
  valuesOf(
    settings.filter(
      (set) =>
        set.for.kind === 'everyone' ||
        (set.for.kind === 'share' &&
          visitor !== null &&
          bucketOf(visitor, set) < set.for.percentage),
    ),
  );

interface Person {
  id: number;
  role: Role;
}

/** Returns the values that are set for a person by name or by role. */
export const settingsOfPerson = ({ settings = [] }: Release, { id, role }: Person): SetValues =>
  valuesOf(
    settings.filter(
      (set) =>
        (set.for.kind === 'roles' && set.for.roles.includes(role)) ||
        (set.for.kind === 'people' && set.for.ids.includes(id)),
    ),
  );

export const isForShare = (set: SetValue): boolean => set.for.kind === 'share';

/** True if a value is for people whom only the API can tell. */
export const isPersonal = (set: SetValue): boolean =>
  set.for.kind === 'roles' || set.for.kind === 'people';

/** The later ones come before the earlier ones. */
const precedence: readonly SetValue['for']['kind'][] = ['everyone', 'share', 'roles', 'people'];

function valuesOf(settings: readonly SetValue[]): SetValues {
  const rank = (set: SetValue) => precedence.indexOf(set.for.kind);
  const values: Record<string, Record<string, SettingValue>> = {};
  for (const { app, name, value } of settings.toSorted((a, b) => rank(a) - rank(b))) {
    values[app] = { ...(Object.hasOwn(values, app) && values[app]), [name]: value };
  }
  return values;
}

const buckets = 100;

/** A number from 0 to 99: each setting has a share of its own, which grows with its percentage. */
function bucketOf(visitor: string, { app, name }: Pick<SetValue, 'app' | 'name'>): number {
  const hash = createHash('sha256')
    .update(JSON.stringify([visitor, app, name]))
    .digest();
  return hash.readUInt32BE() % buckets;
}
