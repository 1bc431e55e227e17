import type { Content } from '#document.ts';
import type { Refusal } from './refusal.ts';

/** What remotes expect of the shell that it does not give. */
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

/** Exact versions and carets, as builds write them (semver 2.0, no prereleases); nothing else fits. */
export function satisfies(version: string, range: string): boolean {
  const has = partsOf(version);
  const least = partsOf(range.replace(/^\^/, ''));
  if (!has || !least) return false;
  if (!range.startsWith('^')) return compared(has, least) === 0;
  return compared(has, least) >= 0 && compared(has, ceilingOf(least)) < 0;
}

type Parts = [major: number, minor: number, patch: number];

function partsOf(version: string): Parts | null {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  return patch === undefined ? null : [Number(major), Number(minor), Number(patch)];
}

/** A caret allows what leaves the first number that is not zero as it is. */
function ceilingOf([major, minor, patch]: Parts): Parts {
  if (major > 0) return [major + 1, 0, 0];
  return minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1];
}

const compared = (one: Parts, other: Parts) =>
  one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
