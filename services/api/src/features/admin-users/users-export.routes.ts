import {
  usersExportPath,
  usersExportPathOfModerators,
  usersExportQuery,
} from '@camp/contracts/staff-users';
import { Router } from 'express';
import { downloadOf } from '#http/download.ts';
import type { Services } from '#services.ts';
import { exportUsers } from './users-export.service.ts';

export function usersExportRoutes(services: Services): Router {
  const shared = {
    query: usersExportQuery,
    answer: (asked: Parameters<typeof exportUsers>[1]) => exportUsers(services, asked),
  };
  return Router()
    .use(downloadOf({ path: usersExportPath, access: 'admin', ...shared }))
    .use(downloadOf({ path: usersExportPathOfModerators, access: 'moderator', ...shared }));
}
