import styles from './CanadaMap.module.css';
import { lakes, outlines, viewBox } from './outlines.ts';

interface RegionLink {
  href: string;
  name: string;
}

interface CanadaMapProps {
  /** The map's accessible name. */
  label: string;
  /** The regions that are links, by two-letter code; the others are only drawn. */
  links: Readonly<Record<string, RegionLink>>;
}

type Outline = (typeof outlines)[number];

const outlineId = (code: string) => `outline-${code}`;

/**
 * The provinces and territories of Canada. Place it on the page's background, which is the colour of its
 * lakes, and next to the same links as text.
 */
export function CanadaMap({ label, links }: CanadaMapProps) {
  const closed = outlines.filter(({ code }) => !links[code]);
  return (
    <svg className={styles.map} viewBox={viewBox} role="group" aria-label={label}>
      <g aria-hidden="true">
        {closed.map(({ code, path }) => (
          <path key={code} id={outlineId(code)} className={styles.land} d={path} />
        ))}
      </g>
      {outlines.map((outline) => {
        const link = links[outline.code];
        return link && <LinkedRegion key={outline.code} outline={outline} link={link} />;
      })}
      <path className={styles.lakes} d={lakes} aria-hidden="true" />
      {closed.map((outline) => (
        <Code key={outline.code} outline={outline} />
      ))}
    </svg>
  );
}

/** Drawn after the closed regions, so that its ring is on top. Its name contains the visible code (WCAG 2.5.3). */
function LinkedRegion({ outline, link: { href, name } }: { outline: Outline; link: RegionLink }) {
  return (
    <a className={styles.link} href={href} aria-label={`${name}, ${outline.code}`}>
      <path className={styles.ring} d={outline.path} />
      <path className={styles.gap} d={outline.path} />
      <path className={styles.land} d={outline.path} />
      <Code outline={outline} />
    </a>
  );
}

function Code({ outline: { code, labelAt, isLabelBeside } }: { outline: Outline }) {
  const [x, y] = labelAt;
  return (
    <text
      className={isLabelBeside ? styles.codeBeside : styles.code}
      x={x}
      y={y}
      aria-hidden="true"
    >
      {code}
    </text>
  );
}

interface RegionOutlineProps {
  code: string;
  className: string | undefined;
}

/** A closed region by itself, as decoration of a page with the map, which it is taken from. */
export function RegionOutline({ code, className }: RegionOutlineProps) {
  const box = outlines.find((each) => each.code === code)?.box;
  return (
    <svg className={className} viewBox={box} preserveAspectRatio="xMaxYMid" aria-hidden="true">
      <use href={`#${outlineId(code)}`} />
    </svg>
  );
}
