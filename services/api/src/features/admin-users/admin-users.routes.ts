import {
  deleteUser,
  listUsers,
  listUsersAsModerator,
  updateUser,
  updateUserAsModerator,
  updateUsers,
  updateUsersAsModerator,
} from '@camp/contracts/staff-users';
import { Router } from 'express';
import { route, routerOf } from '#http/route.ts';
import type { Services } from '#services.ts';
import { updateManyUsers } from './bulk-update.service.ts';
import { deleteOneUser } from './delete-user.service.ts';
import { listUsersPage } from './list-users.service.ts';
import { updateOneUser } from './update-user.service.ts';
import { usersExportRoutes } from './users-export.routes.ts';

export const adminUsersRoutes = (services: Services) =>
  Router()
    .use(usersExportRoutes(services))
    .use(
      routerOf([
        route(listUsers, 'admin', (call) => listUsersPage(services, call)),
        route(listUsersAsModerator, 'moderator', (call) => listUsersPage(services, call)),
        route(updateUser, 'admin', (call) => updateOneUser(services, call)),
        route(updateUserAsModerator, 'moderator', (call) => updateOneUser(services, call)),
        route(deleteUser, 'admin', (call) => deleteOneUser(services, call)),
        route(updateUsers, 'admin', (call) => updateManyUsers(services, call)),
        route(updateUsersAsModerator, 'moderator', (call) => updateManyUsers(services, call)),
      ]),
    );
