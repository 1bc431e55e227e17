import type { Language } from '@camp/contracts/sentences/language';

/* Written out, because pages rendered ahead and every browser must agree to the letter. */
const months = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  fr: [
    'janv.',
    'févr.',
    'mars',
    'avr.',
    'mai',
    'juin',
    'juill.',
    'août',
    'sept.',
    'oct.',
    'nov.',
    'déc.',
  ],
};

/** 'May 10'. A day of the calendar is the same everywhere: it is not a moment, and has no time zone. */
function dayAndMonth(day: string, language: Language): string {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  const name = months[language][month - 1] ?? '';
  if (language === 'fr') return `${date === 1 ? '1er' : date}\u00A0${name}`;
  return `${name}\u00A0${date}`;
}

interface Range {
  from: string;
  to: string;
}

/** 'May 10 – Sep 30', 'du 10 mai au 30 sept.', and 'Nov 1, 2023 – Mar 31, 2024' over the turn of a year. */
export function formatRange({ from, to }: Range, language: Language): string {
  const format = from.slice(0, 4) === to.slice(0, 4) ? dayAndMonth : formatDate;
  const [first, last] = [format(from, language), format(to, language)];
  return language === 'fr' ? `du ${first} au ${last}` : `${first}\u00A0– ${last}`;
}

/** 'May 3 – Jun 21 and Sep 3 – Sep 23'. */
export function formatRanges(ranges: readonly Range[], language: Language): string {
  const and = language === 'fr' ? ' et ' : ' and ';
  const texts = ranges.map((range) => formatRange(range, language));
  return [texts.slice(0, -1).join(', '), ...texts.slice(-1)].filter(Boolean).join(and);
}

const weekdays = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  fr: ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'],
};

/** 'Fri, Dec 4'. */
export function formatWeekday(day: string, language: Language): string {
  const name = weekdays[language][new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  return `${name}${language === 'fr' ? '' : ','}\u00A0${dayAndMonth(day, language)}`;
}

/** 'May 10, 2024'; of some data only the year is known. */
export function formatDate(day: string, language: Language): string {
  if (day.length < 10) return day;
  const text = dayAndMonth(day, language);
  return language === 'fr' ? `${text} ${day.slice(0, 4)}` : `${text}, ${day.slice(0, 4)}`;
}
