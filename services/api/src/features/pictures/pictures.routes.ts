import { getPicture, previewPicture } from '@camp/contracts/account/pictures';
import { mayOpen } from '@camp/contracts/site/roles';
import type { Request, Response, Router } from 'express';
import { ipOf } from '#client-info/client-info.ts';
import { askActor } from '#sessions/actor.ts';
import type { AppContext } from '#context.ts';
import { ApiError } from '#errors/api-error.ts';
import { actorIfKnown, requireActor } from '#http/guards.ts';
import { parseInput } from '#http/parse-input.ts';
import { exactRouter, nameCall } from '#http/route.ts';
import { normalizeIdentifier, User } from '#models/user.ts';
import { isSuspended } from '#sessions/suspension.ts';
import type { Picture } from './fetch-picture.ts';
import { Pictures } from './pictures.ts';

/** Time after which a reader's browser asks again, in seconds. */
const freshForSeconds = 3_600;

/**
 * Serves pictures that members have chosen, so that no reader's browser asks their hosts
 * (docs/decisions/people.md#0127).
 */
export function picturesRoutes({ env, rateLimits }: AppContext): Router {
  const pictures = new Pictures({ mayAskPrivate: env.PICTURES_FROM_PRIVATE });
  const ticketFor = (request: Request) => () => rateLimits.fetching.take({ ip: ipOf(request) });
  nameCall({ endpoint: getPicture, access: 'anyone', answers: 'image/*' });
  nameCall({ endpoint: previewPicture, access: 'signed-in', answers: 'image/*' });
  return exactRouter()
    .get(getPicture.path, async (request, response) => {
      const { params } = parseInput(getPicture, request) as { params: { username: string } };
      const address = await pictureShownTo(request, params.username);
      if (address === null) throw noPicture();
      send(response, await pictures.at(address, ticketFor(request)));
    })
    .get(previewPicture.path, async (request: Request, response) => {
      const actor = await requireActor('signed-in', await askActor(request));
      const { query } = parseInput(previewPicture, request) as { query: { address: string } };
      await rateLimits.pictures.check(actor.user.id);
      send(response, await pictures.at(query.address, ticketFor(request)));
    });
}

/** Returns the address of a person's picture; that of a suspended one is for staff alone. */
async function pictureShownTo(request: Request, username: string): Promise<string | null> {
  const user = await User.findOne({
    where: { usernameKey: normalizeIdentifier(username) },
    attributes: ['avatarUrl', 'suspendedAt', 'suspendedUntil'],
  });
  if (!user || !isSuspended(user)) return user?.avatarUrl ?? null;
  const reader = await actorIfKnown(request);
  return reader && mayOpen('moderator', reader.user.role) ? user.avatarUrl : null;
}

const noPicture = () => new ApiError('NOT_FOUND', 'nothingHere');

/** Only ever a picture, also for anyone who opens its address: the sandbox and the type see to that. */
function send(response: Response, picture: Picture | null): void {
  if (!picture) throw noPicture();
  response
    .set({
      'content-type': picture.type,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': `private, max-age=${freshForSeconds}`,
    })
    .send(picture.bytes);
}
