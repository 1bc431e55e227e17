import {
  oneClickPath,
  unsubscribePage,
  unsubscribeToken,
} from '@camp/contracts/places/closure-mails';
import express, { type Router } from 'express';
import * as z from 'zod/mini';
import type { AppContext } from '#context.ts';
import { ApiError } from '#errors/api-error.ts';
import { parseInput } from '#http/parse-input.ts';
import { exactRouter, nameCall } from '#http/route.ts';
import { unsubscribeByToken } from './closure-mails.service.ts';

const query = z.object({ token: unsubscribeToken });

const errors = ['TOKEN_INVALID', 'TOKEN_EXPIRED'] as const;

/** As a form, or as one with parts (RFC 8058, 3.1); a part may have headers of its own. */
const oneClick = /\bList-Unsubscribe(?:=|"\r?\n(?:[^\r\n]+\r?\n)*\r?\n)One-Click\b/;

const readForm = express.text({
  type: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  limit: '4kb',
});

/**
 * Lets mail programs end the mails for their reader. It comes before the check that a change is JSON from our
 * own pages: those programs send a form from elsewhere. No cookie is read, and the token names the person, so
 * another site's page that sends one changes nothing that its author may not
 * (docs/decisions/mail.md#0246).
 */
export function oneClickRoutes(context: AppContext): Router {
  nameCall({
    endpoint: { method: 'POST', path: oneClickPath, query, response: z.void(), errors },
    access: 'anyone',
    answers: null,
  });
  return (
    exactRouter()
      /* Scanners of mail open addresses: this one asks a person. */
      .get(oneClickPath, (request, response) => {
        const { token } = tokenOf(request);
        response
          .set('cache-control', 'no-store')
          .redirect(303, `${unsubscribePage}?token=${token}`);
      })
      .post(oneClickPath, readForm, async (request, response) => {
        const { token } = tokenOf(request);
        const form: unknown = request.body;
        if (typeof form !== 'string' || !oneClick.test(form))
          throw new ApiError('BAD_REQUEST', 'unreadable');
        await unsubscribeByToken(context, { token, request });
        response.status(204).set('cache-control', 'no-store').end();
      })
  );
}

const tokenOf = (request: express.Request) =>
  parseInput({ query }, request)['query'] as z.output<typeof query>;
