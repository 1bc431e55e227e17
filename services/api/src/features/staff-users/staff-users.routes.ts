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
import type { AppContext } from '#context.ts';
import { updateManyUsers } from './bulk-update.service.ts';
import { deleteOneUser } from './delete-user.service.ts';
import { listUsersPage } from './list-users.service.ts';
import { updateOneUser } from './update-user.service.ts';
import { usersExportRoutes } from './users-export.routes.ts';

export const staffUsersRoutes = (context: AppContext) =>
  Router()
    .use(usersExportRoutes(context))
    .use(
      routerOf([
        route(listUsers, 'admin', (call) => listUsersPage(context, call)),
        route(listUsersAsModerator, 'moderator', (call) => listUsersPage(context, call)),
        route(updateUser, 'admin', (call) => updateOneUser(context, call)),
        route(updateUserAsModerator, 'moderator', (call) => updateOneUser(context, call)),
        route(deleteUser, 'admin', (call) => deleteOneUser(context, call)),
        route(updateUsers, 'admin', (call) => updateManyUsers(context, call)),
        route(updateUsersAsModerator, 'moderator', (call) => updateManyUsers(context, call)),
      ]),
    );
