import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { chromium } from '@playwright/test';
import { chromiumOptions } from './chromium.ts';

/** Headers of nginx's own answers. */
export const strictHeaders = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a request as a program that accepts any certificate and leaves the path as it is. */
export async function ask(address: string, { body = '', ...options }: Ask = {}): Promise<Answer> {
  const { origin } = new URL(address);
  const path = address.slice(origin.length);
  const { promise, resolve: answer, reject } = Promise.withResolvers<Answer>();
  const sent = request(origin, { rejectUnauthorized: false, path, ...options }, (response) => {
    const { statusCode: status, headers } = response;
    text(response).then((read) => answer({ status, headers, body: read }), reject);
  });
  sent.on('error', reject).end(body);
  return promise;
}

type Ask = RequestOptions & { body?: string };

/** Returns the cipher that nginx agrees on with a client of such limits. */
export async function agreedCipher(url: string, options: object): Promise<string> {
  const port = Number(new URL(url).port);
  const socket = connect({ port, host: 'localhost', rejectUnauthorized: false, ...options });
  await once(socket, 'secureConnect');
  const { name } = socket.getCipher();
  socket.destroy();
  return name;
}

/** Opens a page in Chromium, which accepts any certificate, and collects its errors. */
export async function openBrowser() {
  const browser = await chromium.launch(chromiumOptions);
  const page = await browser.newPage({ ignoreHTTPSErrors: true, serviceWorkers: 'block' });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return { browser, page, errors };
}
