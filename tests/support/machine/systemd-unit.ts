import { chownSync, copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';

const folder = '/etc/systemd/system';

/** Of users that systemd makes for a service alone. */
const dynamicUser = '61184';

/** How a unit's program is started. */
export interface Started {
  command: string;
  environment: Record<string, string>;
  /** What has `setpriv` take the unit's user. */
  asUser: string[];
  cwd: string;
  umask: number;
  isRestarted: boolean;
}

/** Name of the unit's file: `campbc-api@8081` is an instance of `campbc-api@.service`. */
function fileOf(unit: string): string {
  const name = /\.\w+$/.test(unit) ? unit : `${unit}.service`;
  return join(folder, name.replace(/@[^.]*/, '@'));
}

export const isOurs = (unit: string) => existsSync(fileOf(unit));

/**
 * Reads of a unit what says how its program is started, as systemd.exec(5) has it: its user, folder, environment and
 * credentials. What shuts the program in is left out.
 */
export function readUnit(unit: string): Started {
  const credentials = join('/run/credentials', unit);
  const [, instance = ''] = /@(.*)/.exec(unit) ?? [];
  const settings = readFileSync(fileOf(unit), 'utf8')
    .split('\n')
    .flatMap((line) => [/^(?<key>[A-Za-z]+)=(?<value>.*)$/.exec(line)?.groups ?? []].flat())
    .map(({ key = '', value = '' }) => ({
      key,
      value: value.replaceAll(/%(.)/g, (_all, letter: string) => {
        const known: Record<string, string> = { i: instance, d: credentials, '%': '%' };
        if (letter in known) return known[letter] ?? '';
        throw new Error(`The stand-in for systemd does not know %${letter}.`);
      }),
    }));
  const all = (key: string) =>
    settings.filter((each) => each.key === key).map((each) => each.value);
  const [user = all('DynamicUser').includes('yes') ? dynamicUser : 'root'] = all('User');
  const ids = idsOf(user);
  for (const credential of all('LoadCredential')) give(credential, credentials, ids.uid);
  for (const name of all('StateDirectory')) own(join('/var/lib', name), ids);
  return {
    command: all('ExecStart').join('\n'),
    environment: {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin',
      ...Object.fromEntries(
        all('Environment')
          .flatMap((line) => line.split(' '))
          .map(pairIn),
      ),
      ...Object.fromEntries(all('EnvironmentFile').flatMap(settingsIn)),
    },
    asUser: [`--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups'],
    cwd: all('WorkingDirectory').at(-1) ?? '/',
    umask: Number.parseInt(all('UMask').at(-1) ?? '0022', 8),
    isRestarted: all('Restart').includes('always'),
  };
}

function settingsIn(file: string): [string, string][] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => /^\w+=/.test(line)).map(pairIn);
}

function pairIn(text: string): [name: string, value: string] {
  const at = text.indexOf('=');
  return [text.slice(0, at), text.slice(at + 1)];
}

function idsOf(user: string) {
  if (user === dynamicUser) return { uid: Number(user), gid: Number(user) };
  const id = (option: string) => Number(execFileSync('id', [option, user], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** `release-public.pem:/var/lib/…`: a copy that nobody but the unit's user reads. */
function give(credential: string, credentials: string, uid: number): void {
  const [name = '', source = ''] = credential.split(':');
  mkdirSync(credentials, { recursive: true });
  const copy = join(credentials, basename(name));
  copyFileSync(source, copy);
  chownSync(copy, uid, uid);
}

function own(path: string, { uid, gid }: { uid: number; gid: number }): void {
  mkdirSync(path, { recursive: true });
  chownSync(path, uid, gid);
}
