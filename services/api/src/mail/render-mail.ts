import type { Language } from '@camp/contracts/sentences/language';
import { brand } from '@camp/contracts/site/brand';
import { escapeHtml } from '@camp/contracts/site/escape-html';
import { htmlSections, type MailSection, textSections } from './mail-sections.ts';
import { mailTexts } from './mail-texts.ts';

/** Renders a mail as plain text, and as HTML that reads the same without images or styles. */
export function renderMail(letter: MailContent, publicUrl: string): Mail {
  const { to, subject } = letter;
  const whole = withWholeAddresses(letter, publicUrl);
  const headers = whole.unsubscribe ? unsubscribeHeaders(whole.unsubscribe) : {};
  return { to, subject, text: plainText(whole), html: html(whole, publicUrl), headers };
}

function withWholeAddresses(letter: MailContent, publicUrl: string): MailContent {
  const { button, sections, unsubscribe } = letter;
  const whole = (href: string) => new URL(href, publicUrl).href;
  const to = <T extends { href: string }>(part: T): T => ({ ...part, href: whole(part.href) });
  return {
    ...letter,
    ...(button && { button: to(button) }),
    ...(sections && {
      sections: sections.map(({ heading, items }) => ({ heading, items: items.map(to) })),
    }),
    ...(unsubscribe && {
      unsubscribe: {
        ...unsubscribe,
        page: whole(unsubscribe.page),
        oneClick: whole(unsubscribe.oneClick),
      },
    }),
  };
}

/** RFC 2369, 3.2, and RFC 8058, 3.1. A person answers what is sent to the mailbox. */
const unsubscribeHeaders = ({ oneClick }: NonNullable<MailContent['unsubscribe']>) => ({
  'List-Unsubscribe': `<${oneClick}>, <mailto:${brand.mailboxes.general}?subject=unsubscribe>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function plainText(content: MailContent): string {
  const { greeting, before, code, sections = [], button, after, unsubscribe, language } = content;
  const colon = language === 'fr' ? '\u00A0:' : ':';
  const signature = `${brand.name}\n${mailTexts[language].frame.tagline}\n${brand.mailboxes.general}`;
  return [
    greeting,
    ...before,
    ...(code ? [code] : []),
    ...textSections(sections),
    ...(button ? [`${button.label}${colon}\n${button.href}`] : []),
    ...after,
    ...(unsubscribe ? [`${unsubscribe.label}${colon}\n${unsubscribe.page}`] : []),
    `-- \n${signature}`,
  ].join('\n\n');
}

/**
 * Mail programs read no variables and keep few rules: each part has its colours inline, by day, and its
 * class has those of the night for the programs that ask for them. The values are the site's own.
 */
const nightStyles = `@media (prefers-color-scheme:dark){
.ground{background:#0f1a17!important}
.card{background:#1a2a24!important;border-color:#35504a!important}
.text{color:#f1ead9!important}
.muted{color:#b3bfb4!important}
.button{background:#f2914a!important;color:#241104!important}
.link{color:#86cbe0!important}
}`;

const face =
  "Figtree,'Segoe UI',Helvetica,Arial,sans-serif;-webkit-text-size-adjust:100%;text-size-adjust:100%";

/** Text that a list of mails shows next to the subject. It is hidden in the mail, where it comes again. */
const preheader = (text: string) =>
  `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(text)}</div>`;

function html(content: MailContent, publicUrl: string): string {
  const { subject, greeting, before, code, sections = [], button, after, unsubscribe } = content;
  const { language } = content;
  const { tagline, copyLink, office } = mailTexts[language].frame;
  const logo = escapeHtml(new URL('/logo.png', publicUrl).href);
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>:root{color-scheme:light dark}
${nightStyles}</style></head>
<body class="ground text" style="margin:0;background:#f7f2e7;color:#1c2a24;font:400 16px/26px ${face}">
${preheader([before[0] ?? subject, code].join(' ').trim())}
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f2e7"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;text-align:left">
<tr><td class="text" style="padding:0 8px 16px;color:#1c2a24;font:600 17px/40px ${face}"><img src="${logo}" alt="" width="40" height="40" style="vertical-align:middle;margin-right:12px;border:0">${brand.name}</td></tr>
<tr><td class="card text" style="padding:32px 24px 16px;background:#fffdf7;border:1px solid #d9cfba;border-radius:16px;color:#1c2a24;font:400 16px/26px ${face}">
<p style="margin:0 0 16px;font-size:22px;line-height:28px;font-weight:700;overflow-wrap:anywhere">${escapeHtml(greeting)}</p>
${before.map(paragraph).join('\n')}
${code ? htmlCode(code) : ''}
${htmlSections(sections)}
${button ? htmlButton(button, copyLink) : ''}
${after.map(paragraph).join('\n')}
</td></tr>
<tr><td class="muted" style="padding:16px 8px 0;font:400 13px/20px ${face};color:#55605a">${escapeHtml(tagline)}<br>${brand.mailboxes.general} · ${escapeHtml(office)}${unsubscribe ? htmlStop(unsubscribe) : ''}</td></tr>
</table></td></tr></table>
</body></html>
`;
}

/** Large enough to be read off and typed elsewhere; one press selects it. */
const htmlCode = (code: string) =>
  `<p class="text" style="margin:0 0 16px;font:600 32px/40px ui-monospace,Consolas,Menlo,monospace;letter-spacing:.15em;user-select:all;color:#1c2a24">${escapeHtml(code)}</p>`;

/** Programs that fold nothing show the address below the button, whole. */
function htmlButton({ label, href }: NonNullable<MailContent['button']>, copyLink: string): string {
  const address = escapeHtml(href);
  return `<p style="margin:24px 0 8px"><a class="button" href="${address}" style="display:inline-block;background:#b4480f;color:#ffffff;text-decoration:none;padding:10px 16px;border-radius:999px;font-weight:600;line-height:24px">${escapeHtml(label)}</a></p>
<details class="muted" style="margin:0 0 16px;font-size:12px;line-height:18px;color:#55605a"><summary style="padding:8px 0;cursor:pointer">${escapeHtml(copyLink)}</summary><a class="link" href="${address}" style="color:#17607a;word-break:break-all">${address}</a></details>`;
}

const htmlStop = ({ label, page }: NonNullable<MailContent['unsubscribe']>) =>
  `<br><a class="muted" href="${escapeHtml(page)}" style="color:#55605a">${escapeHtml(label)}</a>`;

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escapeHtml(text)}</p>`;

/** Content of a mail, before it is put into text and HTML. */
export interface MailContent {
  userId: number;
  to: string;
  language: Language;
  subject: string;
  greeting: string;
  /** Paragraphs above and below the button. */
  before: string[];
  /** A code to type, shown large below `before`. */
  code?: string;
  /** `href` is a path of the site, or a whole address. */
  button?: { label: string; href: string };
  after: string[];
  /** Lists between the paragraphs and the button. */
  sections?: MailSection[];
  /** Ways to get no more of its kind: a page for people, an address for mail programs. */
  unsubscribe?: { label: string; page: string; oneClick: string };
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Beyond those that every mail has. */
  headers: Record<string, string>;
}
