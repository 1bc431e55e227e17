import { escapeHtml } from '@camp/contracts/site/escape-html';

/** An item in a list of a mail: a link, and text about it. */
export interface MailItem {
  label: string;
  href: string;
  lines: string[];
}

export interface MailSection {
  heading: string;
  items: MailItem[];
}

/** A paragraph for each heading and each item. */
export const textSections = (sections: readonly MailSection[]): string[] =>
  sections.flatMap(({ heading, items }) => [
    heading,
    ...items.map(({ label, href, lines }) => [label, ...lines, href].join('\n')),
  ]);

export const htmlSections = (sections: readonly MailSection[]): string =>
  sections
    .map(
      ({
        heading,
        items,
      }) => `<p style="margin:24px 0 8px;font-weight:700">${escapeHtml(heading)}</p>
<ul style="margin:0 0 16px;padding:0 0 0 20px">${items.map(htmlItem).join('')}</ul>`,
    )
    .join('\n');

const htmlItem = ({ label, href, lines }: MailItem) =>
  `<li style="margin:0 0 12px;overflow-wrap:anywhere"><a class="link" href="${escapeHtml(href)}" style="color:#17607a;font-weight:600">${escapeHtml(label)}</a>${lines.map((line) => `<br>${escapeHtml(line)}`).join('')}</li>`;
