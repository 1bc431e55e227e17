import * as z from 'zod/mini';
import { endpoint } from '#client/endpoint.ts';
import { fieldMessage } from '#sentences/field-messages.ts';
import { atMost } from '#site/at-most.ts';

/*
 * Mails to members whose saved places close or open again (docs/decisions/mail.md#0245), and the
 * link in each that ends them (docs/decisions/mail.md#0246).
 */

/** The page that asks whether to end the mails. */
export const unsubscribePage = '/saved/unsubscribe';

/**
 * Path at which mail programs end the mails for their reader (RFC 8058): a form without cookies, with the token in
 * the address. Browsers that come here are led to the page.
 */
export const oneClickPath = '/api/places/closure-mails/one-click';

const longestToken = 200;

/** Token in the link of a mail: the receiver of the mails, signed. */
export const unsubscribeToken = z
  .string()
  .check(atMost(longestToken), z.regex(/^[\w-]+$/, fieldMessage('invalid')));

const closureMailsSchema = z.object({
  is_on: z.boolean(),
  /** False where no public feeds are asked: recorded samples are mailed to no one. */
  is_sending: z.boolean(),
});

const response = z.object({ closure_mails: closureMailsSchema });

export const readClosureMails = endpoint('GET', '/api/places/closure-mails', { response });

/** Turns the mails on or off. Only members who have confirmed their address can turn them on. */
export const changeClosureMails = endpoint('PUT', '/api/places/closure-mails', {
  errors: ['EMAIL_NOT_VERIFIED'],
  body: z.object({ is_on: z.boolean() }),
  response,
});

/** Ends the mails of the member that the token names, signed in or not. */
export const unsubscribe = endpoint('POST', '/api/places/closure-mails/unsubscribe', {
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED'],
  body: z.object({ token: unsubscribeToken }),
  response: z.object({ ok: z.literal(true) }),
});
