import { createHash, type KeyObject, sign, verify } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';
import { channelsOf } from './channels.ts';
import { appsOf } from './content.ts';
import type { Content, ReleaseContent } from './release-document.ts';

/** Signatures of the publisher (ed25519, base64), by the SHA-256 (base64) of the statement that each is of. */
export type Statements = Record<string, string>;

interface Statement {
  /** Its subject, for people: `remote-account 1.0.0`. */
  subject: string;
  /** The text that is signed. */
  text: string;
}

/**
 * Signs each build and each remote's pages in a release, one by one: the server may put a release together
 * from these, and from nothing else (docs/decisions/releases.md#0130).
 */
export function signedStatements(release: ReleaseContent, privateKey: KeyObject): Statements {
  const signed = [...statementsIn(release)].map(([hash, { text }]) => {
    return [hash, sign(null, Buffer.from(text), privateKey).toString('base64')] as const;
  });
  return Object.fromEntries(signed);
}

/** Picks the known statements that a release needs. */
export function statementsFor(release: ReleaseContent, known: Statements): Statements {
  const needed = statementsIn(release);
  return Object.fromEntries(Object.entries(known).filter(([hash]) => needed.has(hash)));
}

/** Returns the first thing in a release that the publisher has not signed; null if everything is signed. */
export function unsignedIn(
  release: ReleaseContent,
  statements: Statements,
  publicKey: KeyObject,
): string | null {
  for (const [hash, { subject, text }] of statementsIn(release)) {
    const signature = Buffer.from(statements[hash] ?? '', 'base64');
    if (!verify(null, Buffer.from(text), publicKey, signature)) return subject;
  }
  return null;
}

/** Returns statements by their hash: what several channels share is stated once. */
function statementsIn(release: ReleaseContent): Map<string, Statement> {
  const builds = [release, ...(release.canaries ?? [])]
    .flatMap(appsOf)
    .map(({ name, release: build }) => ({
      subject: `${name} ${build.version}`,
      text: canonicalJson({ statement: 'build', app: name, build }),
    }));
  const pages = channelsOf(release).flatMap(({ content }) => pageStatements(content));
  return new Map([...builds, ...pages].map((each) => [hashOf(each.text), each]));
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** The pages of each remote are one statement: they were rendered together, by this shell and this build. */
function pageStatements({ shell, remotes, pages = {} }: Content): Statement[] {
  const owners = new Map(
    Object.entries(remotes).flatMap(([name, { routes }]) =>
      routes.map(({ path }) => [path, name] as const),
    ),
  );
  const byRemote = Map.groupBy(Object.entries(pages), ([path]) => owners.get(path) ?? '');
  return [...byRemote].map(([remote, own]) => {
    const version = remotes[remote]?.version ?? null;
    const text = { statement: 'pages', shell: shell.version, remote, version };
    return {
      subject: `the pages of remote-${remote} ${version} with shell ${shell.version}`,
      text: canonicalJson({ ...text, pages: Object.fromEntries(own) }),
    };
  });
}
