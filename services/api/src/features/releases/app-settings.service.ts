import type { CallResult } from '@camp/contracts/client/endpoint';
import type { readOwnAppSettings } from '@camp/contracts/account/own-app-settings';
import type { DeclaredSetting } from '@camp/contracts/site/app-settings';
import type { NamedAudience } from '@camp/contracts/site/app-setting-schemas';
import type * as contract from '@camp/contracts/staff/app-settings';
import { settingsOfPerson } from '@camp/release/document/app-settings';
import type { ReleaseDocument, SetValue } from '@camp/release/document/release-document';
import { misfitOf, settingsOfBuild } from '@camp/release/document/settings-of-build';
import { changeSetting } from '@camp/release/publish/settings';
import { liveDocument } from '@camp/release/store/verified-documents';
import type { AppContext } from '#context.ts';
import { ApiError, wrongField } from '#errors/api-error.ts';
import type { Call } from '#http/route.ts';
import { User } from '#models/user.ts';
import type { Releases } from '#releases.ts';
import { actingOn, changeRelease } from './change-release.ts';
import type { ReleaseRecords } from './release-records.ts';

type State = CallResult<typeof contract.listAppSettings>;
type Setting = State['apps'][number]['settings'][number];
type Audience = SetValue['for'];

const readLive = (releases: Releases | null) =>
  releases ? liveDocument(releases.store, releases.keys) : null;

/** Lists what can be set of the live builds, and what is set. */
export async function listSettings(
  { releases }: AppContext,
  { actor }: Pick<Call<typeof contract.listAppSettings>, 'actor'>,
): Promise<State> {
  const live = await readLive(releases);
  const acting = actingOn(releases, actor.user.role);
  if (!live) return { generation: null, acting, apps: [] };
  const usernames = await usernamesIn(live.settings ?? []);
  const apps = [...new Set([...Object.keys(live.remotes), ...appsIn(live)])];
  return {
    generation: live.generation,
    acting,
    apps: apps.map((app) => present(app, live, usernames)),
  };
}

/** The apps that something is set for; they may not be live any more. */
const appsIn = ({ settings = [] }: ReleaseDocument) => settings.map(({ app }) => app);

type Usernames = ReadonlyMap<number, string>;

function present(app: string, live: ReleaseDocument, usernames: Usernames): State['apps'][number] {
  const remote = live.remotes[app];
  const known = remote ? settingsOfBuild(remote) : [];
  const own = (live.settings ?? []).filter((set) => set.app === app);
  const names = new Set(own.map(({ name }) => name));
  for (const { name } of known) names.delete(name);
  const unknown = [...names].map((name) => ({ name, kind: 'unknown' as const }));
  return {
    app: `remote-${app}`,
    settings: [...known, ...unknown].map((setting) => ({
      ...setting,
      ...(remote?.unreadSettings?.includes(setting.name) && { isUnread: true }),
      set: own
        .filter(({ name }) => name === setting.name)
        .map((set) => presentSet(set, live, usernames)),
    })),
  };
}

function presentSet(
  set: SetValue,
  live: ReleaseDocument,
  usernames: Usernames,
): Setting['set'][number] {
  const { app: _app, name: _name, for: audience, ...rest } = set;
  const ignored = misfitOf(live, set);
  return { ...rest, for: namedAudience(audience, usernames), ...(ignored && { ignored }) };
}

async function usernamesIn(settings: readonly SetValue[]): Promise<Usernames> {
  const id = settings.flatMap(({ for: audience }) =>
    audience.kind === 'people' ? audience.ids : [],
  );
  if (id.length === 0) return new Map();
  const users = await User.findAll({ where: { id }, attributes: ['id', 'username'] });
  return new Map(users.map((user) => [user.id, user.username]));
}

/** Someone whose account is gone is named by the number that it had. */
function namedAudience(audience: Audience, usernames: Usernames): NamedAudience {
  if (audience.kind !== 'people') return audience;
  return {
    kind: 'people',
    usernames: audience.ids.map((id) => usernames.get(id) ?? String(id)),
  };
}

/** Sets a value, or takes it back; open pages follow within a minute. */
export async function setValue(
  context: AppContext,
  call: Call<typeof contract.changeAppSetting>,
): Promise<State> {
  const { app: folder, name, value, reason, for: named } = call.body;
  const app = folder.replace(/^remote-/, '');
  let from: SetValue['value'] | null = null;
  await changeRelease(context, call, {
    fact: (moved) => ({
      action: 'release.setting',
      details: {
        app: `remote-${app}`,
        setting: name,
        changes: { value: { from, to: value } },
        audience: textOf(named),
        ...moved,
      },
    }),
    async act(publisher, decision) {
      const live = await readLive(context.releases);
      if (live && value !== null) requireFitting(live, { app, name, value });
      /* What is set for people who are gone can be taken back. */
      const audience = value === null ? kindOf(named) : await audienceNamed(named);
      from = live ? valueBefore(live, { app, name, for: audience }) : null;
      const setting = { app, name, value, for: audience, reason };
      return changeSetting(publisher, { ...decision, setting });
    },
  });
  return listSettings(context, call);
}

/** @throws {@link ApiError} for what no live build has, and for a value that it could not have. */
function requireFitting(
  live: ReleaseDocument,
  set: Pick<SetValue, 'app' | 'name' | 'value'>,
): void {
  const { app, name } = set;
  const misfit = misfitOf(live, set);
  const params = { app: `remote-${app}`, name };
  if (misfit === 'value') {
    const taken = takenText(live.remotes[app]?.settings?.declared[name]);
    throw wrongField('value', { key: 'settingValue', params: { ...params, taken } });
  }
  if (misfit) throw new ApiError('NOT_FOUND', { key: 'noSuchSetting', params });
}

/** The values that a setting takes, in no language; a switch is not declared. */
function takenText(declared: DeclaredSetting | undefined): string {
  if (declared?.kind === 'number') return `${declared.minimum}–${declared.maximum}`;
  return declared?.kind === 'choice' ? declared.choices.join(', ') : 'true, false';
}

const valueBefore = (
  { settings = [] }: ReleaseDocument,
  { app, name, for: { kind } }: Pick<SetValue, 'app' | 'name' | 'for'>,
): SetValue['value'] | null =>
  settings.find((set) => set.app === app && set.name === name && set.for.kind === kind)?.value ??
  null;

/** An audience of the same kind: a setting has one value for each kind. */
const kindOf = (named: NamedAudience): Audience =>
  named.kind === 'people' ? { kind: 'people', ids: [] } : named;

/** @throws {@link ApiError} where no one has one of the usernames. */
async function audienceNamed(named: NamedAudience): Promise<Audience> {
  if (named.kind !== 'people') return named;
  const usernames = [...new Set(named.usernames)];
  const users = await User.findAll({
    where: { username: usernames },
    attributes: ['id', 'username'],
  });
  const found = new Set(users.map(({ username }) => username.toLowerCase()));
  const names = usernames.filter((username) => !found.has(username.toLowerCase())).join(', ');
  if (names) throw wrongField('for', { key: 'noSuchPeople', params: { names } });
  return { kind: 'people', ids: users.map(({ id }) => id) };
}

/** An audience as the audit log has it: `share: 10`, `people: ana, bo`. */
function textOf(audience: NamedAudience): string {
  if (audience.kind === 'everyone') return audience.kind;
  if (audience.kind === 'share') return `share: ${audience.percentage}`;
  const names = audience.kind === 'roles' ? audience.roles : audience.usernames;
  return `${audience.kind}: ${names.join(', ')}`;
}

/** Returns what is set for the caller by name or by role. */
export async function ownSettings(
  records: ReleaseRecords | null,
  { actor }: Call<typeof readOwnAppSettings>,
): Promise<CallResult<typeof readOwnAppSettings>> {
  const live = await records?.live();
  return { settings: live ? settingsOfPerson(live, actor.user) : {} };
}
