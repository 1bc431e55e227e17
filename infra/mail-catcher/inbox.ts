import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import PostalMime from 'postal-mime';

export interface CaughtMail {
  id: string;
  /** The `Message-ID` that its sender gave it. */
  messageId: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** By their names in lower case. */
  headers: Record<string, string>;
  receivedAt: string;
}

const maxKept = 500;
const maxCharacters = 50_000_000;

export type Inbox = ReturnType<typeof createInbox>;

/** Keeps caught mails as files in a folder: the newest 500, and of large ones fewer. */
export function createInbox(folder: string) {
  mkdirSync(folder, { recursive: true });
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readMail(join(folder, name)))
    .toSorted((a, b) => b.receivedAt.localeCompare(a.receivedAt));
  const fileOf = ({ id }: CaughtMail) => join(folder, `${id}.json`);
  const forgetOld = () => {
    for (const old of mails.splice(countToKeep(mails))) rmSync(fileOf(old), { force: true });
  };
  forgetOld();

  return {
    async receive(stream: Readable): Promise<void> {
      const parsed = await PostalMime.parse(await buffer(stream));
      const mail: CaughtMail = {
        id: randomUUID(),
        messageId: parsed.messageId ?? '',
        to: (parsed.to ?? []).map(({ address }) => address ?? '').join(', '),
        from: parsed.from?.address ?? '',
        subject: parsed.subject ?? '',
        text: parsed.text ?? '',
        html: parsed.html ?? '',
        headers: Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
        receivedAt: new Date().toISOString(),
      };
      keep(fileOf(mail), JSON.stringify(mail));
      mails.unshift(mail);
      forgetOld();
    },

    /** Newest first; only those to one recipient when given. */
    list(to?: string | null): CaughtMail[] {
      return to ? mails.filter((mail) => isTo(mail, to)) : mails;
    },

    find(id: string): CaughtMail | undefined {
      return mails.find((mail) => mail.id === id);
    },

    clear(): void {
      for (const mail of mails.splice(0)) rmSync(fileOf(mail), { force: true });
    },
  };
}

/** Returns the number of newest mails that there is room for: at least one. */
function countToKeep(mails: readonly CaughtMail[]): number {
  let characters = 0;
  const tooMany = mails.findIndex(({ text, html }, index) => {
    characters += text.length + html.length;
    return index >= maxKept || (index > 0 && characters > maxCharacters);
  });
  return tooMany < 0 ? mails.length : tooMany;
}

/** Leaves no half of a mail on a full disk; its sender hears of it and tries again. */
function keep(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

/** Empty for a file that was cut off while it was written, so that the others still show. */
function readMail(file: string): CaughtMail[] {
  try {
    return [JSON.parse(readFileSync(file, 'utf8')) as CaughtMail];
  } catch {
    console.error(`${file} is not a mail.`);
    return [];
  }
}

function isTo(mail: CaughtMail, address: string): boolean {
  return mail.to.toLowerCase().split(', ').includes(address.toLowerCase());
}
