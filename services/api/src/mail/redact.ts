/** Stands for a link that would sign in anyone who has it. */
const hiddenLink = '[link hidden]';
const hiddenText = '[hidden]';

const address = /https?:\/\/\S+/gi;
const tokenParameter = /[?&#;][\w-]*token[\w-]*=/i;

/** Words, and parts of addresses, that are long enough to be random values. */
const longWord = /[\w+/~-]{21,}=*/g;

/** Returns a text without links that carry a token, and without anything else that looks like one. */
export function withoutTokens(text: string): string {
  return text
    .replaceAll(address, (link) => (carriesToken(link) ? hiddenLink : link))
    .replaceAll(/\S+/g, (word) =>
      isAddress(word) ? word : word.replaceAll(longWord, hiddenIfRandom),
    )
    .replaceAll(codeAlone, hiddenText);
}

const isAddress = (word: string) => /^\S?https?:\/\//i.test(word);

function carriesToken(link: string): boolean {
  const plain = decoded(link);
  return tokenParameter.test(plain) || plain.split(/[/?&#=;]/).some(isRandom);
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

/** A code of six digits that stands by itself. */
const codeAlone = /(?<![\w/.,:-])\d{6}(?![\w/-])/g;

const hiddenIfRandom = (word: string) => (isRandom(word) ? hiddenText : word);

/** Long, and with a digit among letters: names of pages and people are not both. */
const isRandom = (word: string) => word.length > 20 && /\d/.test(word) && /[a-z]/i.test(word);

/** Returns a mail server's complaint without our user name and password there, in any encoding. */
export function withoutCredentials(text: string, smtpUrl: string): string {
  const url = URL.parse(smtpUrl);
  if (!url) return text;
  const [user, password] = [decoded(url.username), decoded(url.password)];
  const plain = [url.username, url.password, user, password];
  const encoded = [...plain, `\0${user}\0${password}`].map((part) => base64(part));
  return [...encoded, ...plain]
    .filter((part) => part.length > 0)
    .toSorted((a, b) => b.length - a.length)
    .reduce((shown, secret) => shown.replaceAll(secret, hiddenText), text);
}

/** An IPv4 or IPv6 address as drivers write it, with its port. */
const place =
  /\[[\da-f:.]*:[\da-f:.]*\](?::\d+)?|(?<![\w.:])(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?(?![\w.])|[\da-f:]*::[\da-f:.]*/gi;

/** Returns a text without addresses of machines (docs/decisions/staff.md#0027) and the mail server's name. */
export function withoutPlaces(text: string, smtpUrl: string): string {
  const unnumbered = text.replaceAll(place, hiddenText);
  const { hostname } = URL.parse(smtpUrl) ?? {};
  if (!hostname || hostname.startsWith('[')) return unnumbered;
  const named = new RegExp(`${hostname.replaceAll('.', String.raw`\.`)}(?::\\d+)?`, 'gi');
  return unnumbered.replaceAll(named, hiddenText);
}

const base64 = (part: string) => Buffer.from(part).toString('base64');
