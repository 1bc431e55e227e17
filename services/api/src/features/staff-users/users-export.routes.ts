import {
  usersExportPath,
  usersExportPathOfModerators,
  usersExportQuery,
} from '@camp/contracts/staff-users';
import { Router } from 'express';
import { downloadOf } from '#http/download.ts';
import type { AppContext } from '#context.ts';
import { exportUsers } from './users-export.service.ts';

export function usersExportRoutes(context: AppContext): Router {
  const shared = {
    query: usersExportQuery,
    answer: (asked: Parameters<typeof exportUsers>[1]) => exportUsers(context, asked),
  };
  return Router()
    .use(downloadOf({ path: usersExportPath, access: 'admin', ...shared }))
    .use(downloadOf({ path: usersExportPathOfModerators, access: 'moderator', ...shared }));
}
