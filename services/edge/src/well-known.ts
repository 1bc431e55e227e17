import { brand } from '@camp/contracts/site/brand';
import { type RequestHandler, Router } from 'express';
import { type Env, originOf } from './env.ts';

const oneDayMs = 86_400_000;

/** RFC 9116 advises less than a year. */
const validForDays = 180;

/** Addresses that programs look for on every site (RFC 8615). Any other address there is a page not found. */
export function serveWellKnown(env: Env): Router {
  return Router()
    .get('/.well-known/security.txt', serveSecurityContact(env))
    .get('/security.txt', leadTo('/.well-known/security.txt'))
    .get('/.well-known/change-password', leadTo('/settings#password'));
}

/**
 * Serves the contact for reports of security holes (RFC 9116). Its date of expiry is made for each answer, because
 * the running site is current, and a file would expire without anyone noticing.
 */
function serveSecurityContact(env: Env): RequestHandler {
  return (request, response) => {
    const expires = new Date(Date.now() + validForDays * oneDayMs).toISOString().slice(0, 10);
    const lines = [
      `Contact: mailto:${brand.mailboxes.security}`,
      `Expires: ${expires}T00:00:00Z`,
      'Preferred-Languages: en, fr',
      `Canonical: ${originOf(env, request)}/.well-known/security.txt`,
      '',
    ];
    response.type('text').set('cache-control', 'no-cache').send(lines.join('\n'));
  };
}

const leadTo = (path: string): RequestHandler => {
  return (_request, response) => response.set('cache-control', 'no-cache').redirect(path);
};
