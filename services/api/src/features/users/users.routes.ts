import { getUser, getUserByUsername } from '@camp/contracts/account/users';
import { apiErrors } from '#errors/api-error.ts';
import { actorIfKnown } from '#http/guards.ts';
import { type OpenCall, openRoute, routerOf } from '#http/route.ts';
import { normalizeIdentifier, User } from '#models/user.ts';
import { isSuspended } from '#sessions/suspension.ts';
import { presentOwnUser, presentPublicUser } from './users.presenter.ts';

export const usersRoutes = () =>
  routerOf([openRoute(getUserByUsername, findUserByUsername), openRoute(getUser, findUser)]);

/** Returns the whole account to its owner, the public part to anyone else. A suspended person is not found. */
async function findUser({ params, request }: OpenCall<typeof getUser>) {
  const user = await User.findByPk(params.id);
  if (!user || isSuspended(user)) throw apiErrors.noSuchUser();
  const isOwn = (await actorIfKnown(request))?.user.id === user.id;
  return { user: isOwn ? presentOwnUser(user) : presentPublicUser(user) };
}

async function findUserByUsername({ params }: OpenCall<typeof getUserByUsername>) {
  const user = await User.findOne({ where: { usernameKey: normalizeIdentifier(params.username) } });
  if (!user || isSuspended(user)) throw apiErrors.noSuchUser();
  return { user: presentPublicUser(user) };
}
