import {
  type DevOverrideProposal,
  overrideProposalSchema,
} from '@camp/contracts/staff/dev-override';

/**
 * The proposal in the part of an address after the #: null if there is none, undefined if it is
 * incomplete. Reading it changes nothing; that takes the page's button.
 */
export function proposalIn(hash: string): DevOverrideProposal | null | undefined {
  const given = new URLSearchParams(hash.slice(1));
  if (!given.has('remote')) return null;
  const manifest = parsed(given.get('manifest'));
  const { data } = overrideProposalSchema.safeParse({ ...Object.fromEntries(given), manifest });
  return data;
}

/** The pages that a manifest declares, as far as they can be read; the API checks the whole manifest. */
export function pathsIn({ manifest }: DevOverrideProposal): string[] {
  const { routes } = manifest;
  if (!Array.isArray(routes)) return [];
  return routes.flatMap((route: { path?: unknown } | null) =>
    typeof route?.path === 'string' ? [route.path] : [],
  );
}

/** True if an address is on the reader's own machine. */
export function isThisMachine(url: string): boolean {
  return ['localhost', '127.0.0.1'].includes(new URL(url).hostname);
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
