/** What there is to say of a requirement. Without one of the first three it holds. */
interface Standing {
  /** Why the site does not do it, or not all of it. */
  gap?: string;
  /** Where it does otherwise because the product demands it: what, and how far it goes towards the standard. */
  decision?: string;
  /** What only whoever runs the machine can do, and what of it the project brings. */
  operator?: string;
  /** What a reader should know although it holds. */
  note?: string;
  /** Tests as `path › title`, and files that show it by reading. */
  shownBy: string[];
}

/** One requirement of OWASP ASVS 5.0 at level 1 or 2, in our own words. */
export interface Requirement extends Standing {
  /** As `6.2.4`. */
  id: string;
  level: 1 | 2;
  asks: string;
}

/** A requirement that holds by what it is shown by, or of which there is more to say. */
export const requirement = (
  id: string,
  level: Requirement['level'],
  asks: string,
  standing: string[] | Standing,
): Requirement => ({
  id,
  level,
  asks,
  ...(Array.isArray(standing) ? { shownBy: standing } : standing),
});

/** Requirements about something that the site does not have. */
export interface Absence {
  because: string;
  level1?: string[];
  level2?: string[];
}

export interface Chapter {
  number: number;
  name: string;
  requirements: Requirement[];
  absences?: Absence[];
}

const separator = ' › ';

/** The file that something is shown by, with the title of a test or without. */
export const fileOf = (shownBy: string): string => shownBy.split(separator)[0] ?? shownBy;

export const isTest = (shownBy: string): boolean => shownBy.includes(separator);
