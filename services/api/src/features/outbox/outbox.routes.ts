import * as outbox from '@camp/contracts/outbox';
import { route, routerOf } from '#http/route.ts';
import type { Services } from '#services.ts';
import { listMails, previewMail } from './outbox.service.ts';
import { retryMail } from './retry-mail.service.ts';
import { sendTestMail } from './test-mail.service.ts';

export const outboxRoutes = (services: Services) =>
  routerOf([
    route(outbox.listOutbox, 'admin', (call) => listMails(services, call)),
    route(outbox.previewMail, 'admin', (call) => previewMail(services, call)),
    route(outbox.retryMail, 'admin', (call) => retryMail(services, call)),
    route(outbox.sendTestMail, 'admin', (call) => sendTestMail(services, call)),
  ]);
