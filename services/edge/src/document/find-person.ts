import { publicUserSchema } from '@camp/contracts/account/users';
import { visibleName } from '@camp/contracts/site/visible-name';
import type { Request } from 'express';
import * as z from 'zod/mini';
import type { ApiNodes } from '#api/api-nodes.ts';

/** Longest wait of a document for a person's name, in milliseconds. */
const answerTimeoutMs = 800;

const answerSchema = z.object({
  user: z.pick(publicUserSchema, { username: true, display_name: true }),
});

/** Person of a profile: their public name, no one at all, or not known in time. */
export type FoundPerson = { name: string } | 'nobody' | 'unknown';

/**
 * Asks the API for the public name of the person in the last part of a path, by username and then by id.
 * The visitor's cookies stay here: everyone gets the same answer.
 */
export async function findPerson(api: ApiNodes, request: Request): Promise<FoundPerson> {
  const name = decodedName(request.path);
  if (name === null) return 'nobody';
  const ask = (path: string) => askAs(request, api, path);
  const byName = await ask(`/api/users/by-username/${encodeURIComponent(name)}`);
  if (byName !== 'nobody' || !/^[1-9]\d{0,14}$/.test(name)) return byName;
  return ask(`/api/users/${name}`);
}

function decodedName(path: string): string | null {
  try {
    return decodeURIComponent(path.split('/').findLast(Boolean) ?? '');
  } catch {
    return null;
  }
}

/** The API counts the call as the visitor's. */
async function askAs(request: Request, api: ApiNodes, path: string): Promise<FoundPerson> {
  try {
    const response = await api.fetch(path, {
      headers: { 'x-forwarded-for': request.ip ?? '', 'x-request-id': request.id },
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    if (response.status === 404 || response.status === 422) return 'nobody';
    if (!response.ok) return 'unknown';
    const { user } = answerSchema.parse(await response.json());
    return { name: visibleName(user.display_name ?? '') || user.username };
  } catch {
    return 'unknown';
  }
}
