import { getUser, getUserByUsername } from '@camp/contracts/users';
import { route, routerOf } from '#http/route.ts';
import { findUser, findUserByUsername } from './users.service.ts';

export const usersRoutes = () =>
  routerOf([
    route(getUserByUsername, 'anyone', findUserByUsername),
    route(getUser, 'anyone', findUser),
  ]);
