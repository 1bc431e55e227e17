import type OpenLayersMap from 'ol/Map.js';
import styles from './map.module.css';

/** Width that a bar has at most, in pixels. */
const maxWidth = 110;

/** Returns the longest round length that a bar has room for, in metres, and its width in pixels. */
export function scaleOf(metresPerPixel: number) {
  const longest = maxWidth * metresPerPixel;
  const power = 10 ** Math.floor(Math.log10(longest));
  const factor = [5, 2].find((each) => each * power <= longest) ?? 1;
  const metres = factor * power;
  return { metres, width: Math.round(metres / metresPerPixel) };
}

const textOf = (metres: number) =>
  metres < 1_000 ? `${metres}\u00A0m` : `${metres / 1_000}\u00A0km`;

/** Radius of the sphere of the projection, in metres (EPSG:3857). */
const radius = 6_378_137;

/** Draws how long a kilometre is in the middle of the view: the projection stretches the north. */
export function drawScaleBar(map: OpenLayersMap, container: HTMLElement): void {
  const bar = document.createElement('div');
  bar.className = styles.scale ?? '';
  bar.ariaHidden = 'true';
  container.append(bar);
  const draw = () => {
    const view = map.getView();
    const [, north = 0] = view.getCenter() ?? [];
    const { metres, width } = scaleOf((view.getResolution() ?? 1) / Math.cosh(north / radius));
    bar.textContent = textOf(metres);
    bar.style.inlineSize = `${width}px`;
  };
  map.on('postrender', draw);
}
