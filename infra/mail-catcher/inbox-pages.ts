import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '@camp/contracts/site/escape-html';
import type { CaughtMail, Inbox } from './inbox.ts';

/** Mails may carry anything: no script runs, and nothing is fetched from anywhere. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'";
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-top-navigation-by-user-activation";

interface Answer {
  status?: number;
  type: 'application/json' | 'text/html';
  body: string;
  policy?: string;
}

const asJson = (value: unknown): Answer => ({
  type: 'application/json',
  body: JSON.stringify(value),
});
const missing: Answer = { status: 404, ...asJson({ error: 'There is no such mail.' }) };
const missingPage = () =>
  page('No such mail', '<p><a href="/">← Inbox</a></p><h1>There is no such mail</h1>');

/** `/api/messages` for programs, `/` and `/mail/<id>` for people. */
export function answerInbox(
  inbox: Inbox,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const url = new URL(`http://inbox${request.url ?? '/'}`);
  const { status = 200, type, body, policy = pagePolicy } = answerFor(inbox, request.method, url);
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

function answerFor(inbox: Inbox, method: string | undefined, url: URL): Answer {
  const [, first, second, id] = url.pathname.split('/');
  if (first === 'api' && second === 'messages') return answerProgram({ inbox, method, url, id });
  if (first === '') return { type: 'text/html', body: listPage(inbox.list()) };
  const mail = inbox.find(second ?? '');
  if (first !== 'mail' || !mail) return { status: 404, type: 'text/html', body: missingPage() };
  if (id === 'html') return { type: 'text/html', body: mail.html, policy: mailPolicy };
  return { type: 'text/html', body: mailPage(mail) };
}

interface ProgramCall {
  inbox: Inbox;
  method: string | undefined;
  url: URL;
  id: string | undefined;
}

function answerProgram({ inbox, method, url, id }: ProgramCall): Answer {
  if (method === 'DELETE') {
    inbox.clear();
    return asJson({ ok: true });
  }
  if (!id) return asJson(inbox.list(url.searchParams.get('to')));
  const mail = inbox.find(id);
  return mail ? asJson(mail) : missing;
}

function listPage(mails: CaughtMail[]): string {
  const rows = mails.map(
    ({ id, subject, to, receivedAt }) =>
      `<li><a href="/mail/${id}"><strong>${escapeHtml(subject)}</strong><span>${escapeHtml(to)}</span><time>${localTime(receivedAt)}</time></a></li>`,
  );
  const content =
    rows.length > 0
      ? `<ul>${rows.join('')}</ul>`
      : '<p class="empty">No mail yet. It appears here as soon as the site sends some.</p>';
  return page('Inbox', `<h1>Inbox</h1>${content}`, '<meta http-equiv="refresh" content="5">');
}

function mailPage({ id, subject, from, to, receivedAt, text }: CaughtMail): string {
  return page(
    subject,
    `<p><a href="/">← Inbox</a></p><h1>${escapeHtml(subject)}</h1>
<p class="meta">From ${escapeHtml(from)} to ${escapeHtml(to)}, ${localTime(receivedAt)}</p>
<iframe title="The mail as HTML" src="/mail/${id}/html" sandbox="allow-popups allow-top-navigation-by-user-activation"></iframe>
<h2>Plain text</h2><pre>${linked(escapeHtml(text))}</pre>`,
  );
}

function page(title: string, content: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">${head}<title>${escapeHtml(title)} · Caught mail</title><style>
body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:0 auto;padding:2rem 1rem;background:Canvas;color:CanvasText}
ul{list-style:none;padding:0}li a{display:grid;grid-template-columns:1fr auto;gap:.1rem 1rem;padding:.9rem 1rem;border:1px solid #8886;border-radius:.75rem;margin-bottom:.6rem;color:inherit;text-decoration:none}
li a:hover,li a:focus-visible{border-color:#2f7d5b;outline:2px solid #2f7d5b}li span{grid-row:2;opacity:.75}time{opacity:.75}
iframe{width:100%;height:44rem;border:1px solid #8886;border-radius:.75rem;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;border:1px solid #8886;border-radius:.75rem}
.meta,.empty{opacity:.75}</style></head><body><main>${content}</main></body></html>`;
}

const localTime = (time: string) => new Date(time).toLocaleString('en-CA');

/** Plain addresses become links. */
const linked = (html: string) =>
  html.replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
