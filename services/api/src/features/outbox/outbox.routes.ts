import * as outbox from '@camp/contracts/outbox';
import { route, routerOf } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import { listMails, previewMail } from './outbox.service.ts';
import { retryMail } from './retry-mail.service.ts';
import { sendTestMail } from './test-mail.service.ts';

export const outboxRoutes = (context: AppContext) =>
  routerOf([
    route(outbox.listOutbox, 'admin', (call) => listMails(context, call)),
    route(outbox.previewMail, 'admin', (call) => previewMail(context, call)),
    route(outbox.retryMail, 'admin', (call) => retryMail(context, call)),
    route(outbox.sendTestMail, 'admin', (call) => sendTestMail(context, call)),
  ]);
