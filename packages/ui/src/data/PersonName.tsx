/*
 * People choose their own names, and old rows hold names that would be refused today. A name must not turn
 * round, or hide, what stands beside it (Unicode UAX #9, UTR #36).
 */

/** Characters that change the direction of what follows, and those that are not seen at all. */
const steering = /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;

/** Letters of scripts that run from right to left. */
const rightToLeft =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const withoutSteering = (name: string) => name.replaceAll(steering, '');

interface PersonNameProps {
  name: string;
  className?: string | undefined;
}

/** A name that somebody chose, kept apart from the text around it. */
export function PersonName({ name, className }: PersonNameProps) {
  return <bdi className={className}>{withoutSteering(name)}</bdi>;
}

/** The same for a sentence that is plain text: isolated (U+2068, U+2069) where the name runs from right to left. */
export function isolatedName(name: string): string {
  const visible = withoutSteering(name);
  return rightToLeft.test(visible) ? `\u2068${visible}\u2069` : visible;
}
