import type { Language } from '@camp/contracts/sentences/language';
import { brand } from '@camp/contracts/site/brand';

const phrases = {
  en: {
    tagline: brand.tagline,
    copyAddress: 'If the button does not work, copy this address into your browser:',
  },
  fr: {
    tagline: 'Le camping en Colombie-Britannique, raconté par ceux qui y vont.',
    copyAddress:
      'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00A0:',
  },
};

/** Renders a mail as plain text, and as HTML that reads the same without images or styles. */
export function renderMail(letter: MailContent, publicUrl: string): Mail {
  const { to, subject, button } = letter;
  const whole = button
    ? { ...letter, button: { ...button, href: new URL(button.href, publicUrl).href } }
    : letter;
  return { to, subject, text: plainText(whole), html: html(whole) };
}

function plainText({ greeting, before, button, after, language }: MailContent): string {
  const colon = language === 'fr' ? '\u00A0:' : ':';
  const signature = `${brand.name}\n${phrases[language].tagline}\n${brand.mailboxes.general}`;
  return [
    greeting,
    ...before,
    ...(button ? [`${button.label}${colon}\n${button.href}`] : []),
    ...after,
    `-- \n${signature}`,
  ].join('\n\n');
}

function html({ subject, greeting, before, button, after, language }: MailContent): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f3efe4;color:#1d2b26;font:16px/1.6 Georgia,'Times New Roman',serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;background:#fffdf8;border-radius:16px;overflow:hidden">
<tr><td style="background:#17402f;color:#f6e7c8;padding:24px 32px;font-size:22px;font-weight:bold">&#9650; ${brand.name}</td></tr>
<tr><td style="padding:32px">
<p style="margin:0 0 16px;font-size:20px">${escapeHtml(greeting)}</p>
${before.map(paragraph).join('\n')}
${button ? htmlButton(button, phrases[language].copyAddress) : ''}
${after.map(paragraph).join('\n')}
</td></tr>
<tr><td style="padding:20px 32px;background:#ece5d3;font-size:13px;color:#51605a">${escapeHtml(phrases[language].tagline)}<br>${brand.mailboxes.general} · ${escapeHtml(brand.office)}</td></tr>
</table></td></tr></table>
</body></html>
`;
}

function htmlButton(
  { label, href }: NonNullable<MailContent['button']>,
  copyAddress: string,
): string {
  const address = escapeHtml(href);
  return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;background:#b4480f;color:#ffffff;text-decoration:none;padding:14px 28px;border-radius:999px;font-weight:bold">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#51605a">${escapeHtml(copyAddress)}<br><a href="${address}" style="color:#17402f;word-break:break-all">${address}</a></p>`;
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** What a mail says, before it is put into text and HTML. */
export interface MailContent {
  to: string;
  language: Language;
  subject: string;
  greeting: string;
  /** Paragraphs above and below the button. */
  before: string[];
  /** `href` is a path of the site, or a whole address. */
  button?: { label: string; href: string };
  after: string[];
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}
