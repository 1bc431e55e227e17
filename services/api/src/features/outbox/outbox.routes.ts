import * as outbox from '@camp/contracts/staff/outbox';
import type { AppContext } from '#context.ts';
import { route, routerOf } from '#http/route.ts';
import {
  listMails,
  previewMail,
  retryDeadMails,
  retryMail,
  sendTestMail,
} from './outbox.service.ts';

export const outboxRoutes = (context: AppContext) =>
  routerOf([
    route(outbox.listOutbox, 'admin', (call) => listMails(context, call)),
    route(outbox.previewMail, 'admin', (call) => previewMail(context, call)),
    route(outbox.retryMail, 'admin', (call) => retryMail(context, call)),
    route(outbox.retryDeadMails, 'admin', (call) => retryDeadMails(context, call)),
    route(outbox.sendTestMail, 'admin', (call) => sendTestMail(context, call)),
  ]);
