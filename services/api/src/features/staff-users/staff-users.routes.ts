import {
  deleteUser,
  listUsers,
  updateUser,
  updateUsers,
  usersExportPaths,
  usersExportQuery,
} from '@camp/contracts/staff/staff-users';
import { liftSuspension, suspendUser } from '@camp/contracts/staff/suspension';
import * as z from 'zod/mini';
import type { AppContext } from '#context.ts';
import { downloadOf } from '#http/download.ts';
import { exactRouter, route, routerOf, staffRoutes } from '#http/route.ts';
import { deleteOneUser, updateManyUsers, updateOneUser } from './staff-users.service.ts';
import { listUsersPage } from './list-users.service.ts';
import { endSuspension, suspend } from './suspension.service.ts';
import { exportUsers } from './users-export.service.ts';

export const staffUsersRoutes = (context: AppContext) =>
  exactRouter()
    .use(usersExport(context, 'admin'))
    .use(usersExport(context, 'moderator'))
    .use(
      routerOf([
        ...staffRoutes(listUsers, (call) => listUsersPage(context, call)),
        ...staffRoutes(updateUser, (call) => updateOneUser(context, call)),
        route(deleteUser, 'admin', (call) => deleteOneUser(context, call)),
        ...staffRoutes(suspendUser, (call) => suspend(context, call)),
        ...staffRoutes(liftSuspension, (call) => endSuspension(context, call)),
        ...staffRoutes(updateUsers, (call) => updateManyUsers(context, call)),
      ]),
    );

const usersExport = (context: AppContext, access: 'admin' | 'moderator') =>
  downloadOf({
    path: usersExportPaths[access],
    access,
    query: usersExportQuery,
    type: 'text/csv',
    response: z.string(),
    answer: (call) => exportUsers(context, { ...call, access }),
  });
