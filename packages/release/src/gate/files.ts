import type { RemoteCandidate } from '#document/candidate.ts';
import type { Content } from '#document/release-document.ts';
import { hasSameFiles } from '#document/integrity.ts';
import { isTexts } from '#document/language-files.ts';
import { type Inspection, isScript, isStyle } from './inspect.ts';
import type { Refusal } from './refusal.ts';

/** Eight or more characters of a hash before the ending. A file with such a name never changes. */
const hashedName = /[.-][0-9a-z]{8,}\.(js|css|(en|fr)\.json)$/i;

/** Refuses files that are missing, have no hash, or have no hash of their content in their name. */
export function* fileRefusals(
  { candidate, published }: Inspection,
  live: Content | null,
): Generator<Refusal> {
  const { name, version, files } = candidate;
  if (published && !hasSameFiles(files, published)) {
    const message = `${name} ${version} is already published with other bytes. Raise its version.`;
    yield { code: 'VERSION_TAKEN', message };
  }
  yield* nameRefusals(candidate, liveFiles(candidate, live));
  for (const path of loadedBy(candidate)) {
    if (path in files) continue;
    const message = `${name} loads ${path} but has no hash for it, so browsers would refuse it.`;
    yield { code: 'FILE_UNHASHED', message };
  }
  if (candidate.name === 'shell') return;
  yield* moduleRefusals(candidate);
  yield* extensionFileRefusals(candidate);
}

function* nameRefusals(
  { name, files }: Inspection['candidate'],
  before: Record<string, string>,
): Generator<Refusal> {
  for (const [path, hash] of Object.entries(files)) {
    if (!isScript(path) && !isStyle(path) && !isTexts(path)) continue;
    if (!hashedName.test(path)) {
      const message = `${path} of ${name} has no hash of its content in its name.`;
      yield { code: 'NAME_UNHASHED', message };
    }
    if (before[path] && before[path] !== hash) {
      const message = `${path} of ${name} has other bytes than the live file of the same name.`;
      yield { code: 'NAME_REUSED', message };
    }
  }
}

function loadedBy(candidate: Inspection['candidate']): Set<string> {
  const { entry } = candidate;
  return candidate.name === 'shell'
    ? new Set([entry, ...candidate.styles, ...candidate.preload, ...(candidate.callFiles ?? [])])
    : new Set([
        entry,
        ...candidate.moduleFiles,
        ...Object.values(candidate.pageFiles).flat(),
        ...(candidate.fileList ? [candidate.fileList] : []),
      ]);
}

function* moduleRefusals(candidate: RemoteCandidate): Generator<Refusal> {
  const { name, routes, moduleFiles, pageFiles, prerenderer } = candidate;
  if (!moduleFiles.some(isScript)) {
    yield { code: 'MODULE_MISSING', message: `${name} has no file of its exposed module.` };
  }
  for (const page of new Set(routes.map((route) => route.page))) {
    if (hasScript(pageFiles, page)) continue;
    const message = `${name} declares the page ${page} but has no file for it.`;
    yield { code: 'PAGE_MISSING', message };
  }
  const ahead = routes.filter((route) => route.prerender);
  if (ahead[0] && prerenderer === undefined) {
    const message = `${name} declares that ${ahead[0].path} is rendered ahead but brings no prerenderer.`;
    yield { code: 'PRERENDERER_MISSING', message };
  }
  for (const { path } of ahead.filter(({ access }) => access !== 'anyone')) {
    const message = `${path} of ${name} is rendered ahead, for everyone to read, but not open to everyone.`;
    yield { code: 'PRERENDER_PRIVATE', message };
  }
}

const hasScript = (pageFiles: RemoteCandidate['pageFiles'], name: string): boolean =>
  Object.hasOwn(pageFiles, name) && pageFiles[name]?.some(isScript) === true;

function* extensionFileRefusals({ name, extensions = [], pageFiles }: RemoteCandidate) {
  for (const { module, slot } of extensions) {
    if (hasScript(pageFiles, module)) continue;
    const message = `${name} declares that ${module} extends ${slot} but has no file for it.`;
    yield { code: 'EXTENSION_WRONG', message } as const;
  }
}

/** Refuses a container whose global variable another build uses, too: such builds mix their code. */
export function* globalRefusals(
  { candidate }: Inspection,
  live: Content | null,
): Generator<Refusal> {
  if (candidate.name === 'shell') return;
  const { name, version, global } = candidate;
  const buildId = version.slice(version.lastIndexOf('-') + 1);
  if (!global.endsWith(`_${buildId}`)) {
    const message = `The global ${global} of ${name} does not end with its build id ${buildId}.`;
    yield { code: 'GLOBAL_MISNAMED', message };
  }
  const user = Object.entries(live?.remotes ?? {}).find(
    ([, remote]) => remote.global === global && !hasSameFiles(remote.files, candidate.files),
  );
  if (user) {
    const message = `The global ${global} of ${name} is that of another build, the live remote-${user[0]}.`;
    yield { code: 'GLOBAL_REUSED', message };
  }
}

function liveFiles({ name }: Inspection['candidate'], live: Content | null) {
  if (!live) return {};
  if (name === 'shell') return live.shell.files;
  return live.remotes[name.slice('remote-'.length)]?.files ?? {};
}
