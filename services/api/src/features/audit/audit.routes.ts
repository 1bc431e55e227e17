import {
  auditEntrySchema,
  auditExportPath,
  auditExportQuery,
  getAuditLog,
  listAuditActions,
  listAuditLogs,
} from '@camp/contracts/staff/audit';
import { verifyAuditLogs } from '@camp/contracts/staff/audit-verification';
import * as z from 'zod/mini';
import { downloadOf } from '#http/download.ts';
import { exactRouter, route, routerOf } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import { exportLogs } from './audit-export.service.ts';
import { getLog, listActions, listLogs } from './audit.service.ts';
import { verifyLogs } from './verification.ts';

export const auditRoutes = (context: AppContext) =>
  exactRouter()
    .use(
      downloadOf({
        path: auditExportPath,
        access: 'admin',
        query: auditExportQuery,
        type: 'application/json',
        response: z.array(auditEntrySchema),
        answer: (asked) => exportLogs(context, asked),
      }),
    )
    .use(
      routerOf([
        route(listAuditLogs, 'admin', (call) => listLogs(context, call)),
        route(listAuditActions, 'admin', () => listActions(context)),
        route(verifyAuditLogs, 'admin', (call) => verifyLogs(context, call)),
        route(getAuditLog, 'admin', (call) => getLog(context, call)),
      ]),
    );
