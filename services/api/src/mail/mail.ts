import type { Language } from '@camp/contracts/language';

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
