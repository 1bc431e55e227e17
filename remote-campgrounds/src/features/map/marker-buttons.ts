import type { MapPoints } from '#places/campgrounds.queries.ts';
import styles from './markers.module.css';

type Point = MapPoints['points'][number];

export interface MarkerEvents {
  /** Label of a marker for people who do not see it. */
  say: {
    point: (point: Point) => string;
    cluster: (cluster: Omit<Cluster, 'onPress'>) => string;
  };
  /** Called with the campgrounds of a marker that was pressed, and that zooming in would not separate. */
  onPick: (slugs: string[]) => void;
  /** Called with the campground whose marker is pointed at, and with null when it no longer is. */
  onMark: (slug: string | null) => void;
}

/** The marker of one campground: a dot at the site itself, a ring where the place is approximate. */
export function pointButton(point: Point, { say, onPick, onMark }: MarkerEvents) {
  const [slug, name, , , precision, status] = point;
  const button = buttonOf(say.point(point), () => onPick([slug]));
  button.title = name;
  button.className = styles.point ?? '';
  button.dataset['precision'] = precision === 'site' ? 'site' : 'approximate';
  if (status !== null) button.dataset['status'] = status;
  for (const arrival of ['pointerenter', 'focus'])
    button.addEventListener(arrival, () => onMark(slug));
  for (const leaving of ['pointerleave', 'blur'])
    button.addEventListener(leaving, () => onMark(null));
  return button;
}

interface Cluster {
  count: number;
  /** The town nearest to its middle. */
  town: string;
  /** True if all of it is at one point, and that is approximate. */
  isApproximate: boolean;
  onPress: () => void;
}

/** The marker of several that lie close together; an open one where all of them are somewhere there. */
export function clusterButton({ onPress, ...cluster }: Cluster, { say }: MarkerEvents) {
  const button = buttonOf(say.cluster(cluster), onPress);
  button.className = styles.cluster ?? '';
  if (cluster.isApproximate) button.dataset['precision'] = 'approximate';
  button.dataset['size'] = String(String(cluster.count).length);
  button.textContent = String(cluster.count);
  return button;
}

/** The pin of the place that a page is about. It cannot be pressed: the page says all of it. */
export function pinOf(name: string) {
  const element = document.createElement('div');
  element.className = styles.pin ?? '';
  element.textContent = name;
  element.ariaHidden = 'true';
  return { element, className: styles.pinned ?? '' };
}

function buttonOf(label: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', label);
  button.addEventListener('click', onPress);
  return button;
}
