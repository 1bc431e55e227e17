/** Characters that change the direction of the text after them, or are invisible (Unicode UAX #9, UTR #36). */
const steering = /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;

/**
 * Returns a name without characters that could reverse or hide the text around it. Old rows hold names that would be
 * refused today. The joiner in emoji stays.
 */
export const visibleName = (name: string): string => name.replaceAll(steering, '');
