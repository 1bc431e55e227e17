import type { getUser, getUserByUsername } from '@camp/contracts/users';
import { apiErrors } from '#errors/api-error.ts';
import type { PublicCall } from '#http/route.ts';
import { comparable, User } from '#models/user.ts';
import { presentOwnUser, presentPublicUser } from './users.presenter.ts';

/** The whole account for its owner, the public part for anybody else. */
export async function findUser({ params, actor }: PublicCall<typeof getUser>) {
  const user = await User.findByPk(params.id);
  if (!user) throw apiErrors.noSuchUser();
  const isOwn = actor?.user.id === user.id;
  return { user: isOwn ? presentOwnUser(user) : presentPublicUser(user) };
}

export async function findUserByUsername({ params }: PublicCall<typeof getUserByUsername>) {
  const user = await User.findOne({ where: { usernameKey: comparable(params.username) } });
  if (!user) throw apiErrors.noSuchUser();
  return { user: presentPublicUser(user) };
}
