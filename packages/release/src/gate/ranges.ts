import semver from 'semver';
import type { Content } from '#document/release-document.ts';
import type { Refusal } from './refusal.ts';

/** Refuses remotes that need a contract or shared package that the shell does not provide. */
export function* expectationRefusals({ shell, remotes }: Content): Generator<Refusal> {
  const contract = shell.contract ?? 1;
  for (const [name, remote] of Object.entries(remotes)) {
    if (remote.contract !== contract) {
      const message = `remote-${name} is built for contract ${remote.contract}; the shell supports contract ${contract}.`;
      yield { code: 'CONTRACT_UNSUPPORTED', message };
    }
    for (const [shared, range] of Object.entries(remote.requires)) {
      const version = shell.provides[shared];
      if (version === undefined) {
        const message = `remote-${name} needs ${shared}, which the shell does not provide.`;
        yield { code: 'SHARED_MISSING', message };
      } else if (!satisfies(version, range)) {
        const message = `remote-${name} needs ${shared} ${range}; the shell provides ${version}.`;
        yield { code: 'SHARED_RANGE', message };
      }
    }
  }
}

/** Understands exact versions and carets without a prerelease, which is what builds write. */
export function satisfies(version: string | undefined, range: string): boolean {
  return version !== undefined && /^\^?[\d.]+$/.test(range) && semver.satisfies(version, range);
}
