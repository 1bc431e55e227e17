import { oneClickPath, unsubscribePage } from '@camp/contracts/places/closure-mails';
import type { Language } from '@camp/contracts/sentences/language';
import { mailTexts, wordsOf } from './mail-texts.ts';
import type { Recipient } from './recipient.ts';
import type { MailItem } from './mail-sections.ts';
import type { MailContent } from './render-mail.ts';

/** Named one by one; what is sealed of a mail fits into 64 kB. */
const maxNamed = 20;
const longestHeadline = 200;

/** A place that has closed, or is open again. */
export interface ToldPlace {
  slug: string;
  name: string;
  /** In the words of the authority; null where it is open again. */
  headline: { en: string; fr: string | null } | null;
  /** Name of the authority. */
  source: string;
}

interface News {
  places: readonly ToldPlace[];
  /** Ends these mails. */
  token: string;
}

/**
 * Says which saved places have closed or opened. Its headers let mail programs unsubscribe the reader (RFC 8058), and
 * a link at its end does so for people (docs/decisions/mail.md#0246).
 */
export function closureMail(recipient: Recipient, { places, token }: News): MailContent {
  const { userId, email: to, language } = recipient;
  const own = mailTexts[language].closures;
  const [opened, closed] = [false, true].map((isClosed) =>
    places.filter(({ headline }) => (headline !== null) === isClosed),
  ) as [ToldPlace[], ToldPlace[]];
  const named = new Set([...closed, ...opened].slice(0, maxNamed));
  const itemsOf = (some: readonly ToldPlace[]) =>
    some.filter((place) => named.has(place)).map((place) => itemFor(place, language));
  const rest = places.length - named.size;
  const counts = { closed: closed.length, opened: opened.length, more: rest };
  const { label = '', after, ...head } = wordsOf(recipient, own.letter, counts);
  return {
    userId,
    to,
    language,
    ...head,
    sections: [
      { heading: own.closed, items: itemsOf(closed) },
      { heading: own.opened, items: itemsOf(opened) },
    ].filter(({ items }) => items.length > 0),
    button: { label, href: '/saved' },
    after,
    unsubscribe: {
      label: own.stop,
      page: `${unsubscribePage}?token=${token}`,
      oneClick: `${oneClickPath}?token=${token}`,
    },
  };
}

function itemFor({ slug, name, headline, source }: ToldPlace, language: Language): MailItem {
  const own = mailTexts[language].closures;
  const said = headline && ((language === 'fr' && headline.fr) || headline.en);
  return {
    label: name,
    href: `/campgrounds/${slug}`,
    lines: said === null ? [own.noLonger({ source })] : [cut(said), own.by({ source })],
  };
}

const cut = (text: string) =>
  text.length <= longestHeadline ? text : `${text.slice(0, longestHeadline - 1).trimEnd()}…`;
