import { visibleName } from '@camp/contracts/site/visible-name';

/** Letters of scripts that run from right to left. */
const rightToLeft =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

interface PersonNameProps {
  name: string;
  className?: string | undefined;
}

/** Shows a name that someone chose, isolated from the text around it. */
export function PersonName({ name, className }: PersonNameProps) {
  return <bdi className={className}>{visibleName(name)}</bdi>;
}

/** The same for a sentence that is plain text: isolated (U+2068, U+2069) where the name runs from right to left. */
export function isolatedName(name: string): string {
  const visible = visibleName(name);
  return rightToLeft.test(visible) ? `\u2068${visible}\u2069` : visible;
}
