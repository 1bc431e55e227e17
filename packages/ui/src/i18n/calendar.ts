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
  return language === 'fr' ? `${date}\u00A0${name}` : `${name}\u00A0${date}`;
}

/** 'May 10 – Sep 30'. */
export function formatRange(range: { from: string; to: string }, language: Language): string {
  return `${dayAndMonth(range.from, language)}\u00A0– ${dayAndMonth(range.to, language)}`;
}

/** 'May 10, 2024'; of some data only the year is known. */
export function formatDate(day: string, language: Language): string {
  if (day.length < 10) return day;
  const text = dayAndMonth(day, language);
  return language === 'fr' ? `${text} ${day.slice(0, 4)}` : `${text}, ${day.slice(0, 4)}`;
}
