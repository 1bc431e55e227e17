import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Names the file in which a run notes the secrets that it uses. */
export const secretsFileVariable = 'SECRETS_FILE';

export interface NotedSecret {
  /** Kind of secret, such as `cookie campbc_refresh`: a report names the kind, never the secret. */
  kind: string;
  secret: string;
}

/** Longer texts, in signs, are those with which tests flood a field. */
const maxSigns = 2_000;

/** Notes a secret that no log may hold: `npm test` looks for all of them at its end. */
export function noteSecret(kind: string, secret: string): void {
  const file = process.env[secretsFileVariable];
  if (file && secret && secret.length <= maxSigns)
    appendFileSync(file, `${JSON.stringify({ kind, secret })}\n`);
}

/** Settings whose values are secrets. */
const secretSetting = /SECRET|PASSWORD|_KEY$/;

/** Notes the secrets in a service's settings. */
export function noteSettings(environment: NodeJS.ProcessEnv): void {
  for (const [name, value] of Object.entries(environment)) {
    if (secretSetting.test(name) && !name.includes('PUBLIC')) noteSecret(name, value ?? '');
  }
}

/** Fields of calls and answers whose values are secrets. */
const secretField = /password|token$|^secret$|otpauth|recovery|^code$|^share_path$/i;

/** Notes the secrets in what a call sends or gets, however deep. */
export function noteFields(value: unknown, name = ''): void {
  if (typeof value === 'string') {
    if (secretField.test(name)) noteSecret(`field ${name}`, value);
  } else if (Array.isArray(value)) {
    for (const part of value) noteFields(part, name);
  } else if (typeof value === 'object' && value !== null) {
    for (const [part, inner] of Object.entries(value)) noteFields(inner, part);
  }
}

/** Notes a cookie that scripts may not read. */
export function noteCookie(name: string, value: string): void {
  /* The id before the dot of a refresh token names its session, in addresses too. */
  const secret = name.includes('refresh') ? value.slice(value.indexOf('.') + 1) : value;
  noteSecret(`cookie ${name}`, secret);
}

/** Everything that was noted in a file. */
export function notedSecrets(file: string): NotedSecret[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as NotedSecret);
}
