import type { Language } from '@camp/contracts/sentences/language';
import type { Refusal, RefusalCode } from '@camp/release/gate/refusal';
import type { Stop } from './plan.ts';

/** A fault of a page. */
export interface Finding {
  code: RefusalCode;
  stop: Stop;
  /** Language and width of the page; absent where they make no difference. */
  look?: Look | undefined;
  /** The rest of a sentence that begins with the page. */
  what: string;
}

/** The language and width in which a page is opened. */
interface Look {
  language: Language;
  width: number;
}

const languageNames: Record<Language, string> = { en: 'English', fr: 'French' };

/** `remote-account, /hub as member, French, 360 px: it is 412 px wide.` */
function sentenceOf({ stop, look, what }: Finding): string {
  const { app, declared, visitor } = stop;
  const shown = look ? `, ${languageNames[look.language]}, ${look.width} px` : '';
  return `${app}, ${declared} ${visitor ? `as ${visitor}` : 'signed out'}${shown}: ${what}`;
}

/** The same fault on several occasions is reported once; so is one that keeps a file from every page. */
export function refusalsIn(findings: readonly Finding[]): Refusal[] {
  const first = new Map<string, Finding>();
  for (const finding of findings) {
    const { code, stop, what } = finding;
    const isOfPage = code !== 'FILE_UNREACHABLE';
    const key = isOfPage ? [code, stop.app, stop.declared].join(' ') : `${code} ${what}`;
    if (!first.has(key)) first.set(key, finding);
  }
  return [...first.values()].map((finding) => ({
    code: finding.code,
    message: sentenceOf(finding),
  }));
}
