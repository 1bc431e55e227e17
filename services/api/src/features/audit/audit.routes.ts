import {
  auditExportPath,
  auditExportQuery,
  getAuditLog,
  listAuditActions,
  listAuditLogs,
  verifyAuditLogs,
} from '@camp/contracts/audit';
import { Router } from 'express';
import { downloadOf } from '#http/download.ts';
import { route, routerOf } from '#http/route.ts';
import type { Services } from '#services.ts';
import { exportLogs } from './audit-export.service.ts';
import { getLog, listActions, listLogs } from './audit.service.ts';
import { verifyLogs } from './verification.ts';

export const auditRoutes = (services: Services) =>
  Router()
    .use(
      downloadOf({
        path: auditExportPath,
        access: 'admin',
        query: auditExportQuery,
        answer: (asked) => exportLogs(services, asked),
      }),
    )
    .use(
      routerOf([
        route(listAuditLogs, 'admin', (call) => listLogs(services, call)),
        route(listAuditActions, 'admin', () => listActions(services)),
        route(verifyAuditLogs, 'admin', (call) => verifyLogs(services, call)),
        route(getAuditLog, 'admin', (call) => getLog(services, call)),
      ]),
    );
