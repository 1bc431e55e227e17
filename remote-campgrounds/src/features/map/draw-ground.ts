import Feature from 'ol/Feature.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OpenLayersMap from 'ol/Map.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { whenIdle } from '@camp/ui/layout/when-idle';
import { drawNames, type Label, type MarkerSpot } from './draw-names.ts';
import { drawRelief, readRelief } from './draw-relief.ts';
import { Waters } from './draw-waters.ts';
import { neighbours, outline, parks, towns, waters } from './ground.ts';
import { linesOf, pointsOf } from './ground-lines.ts';
import { Inks, type InkName } from './inks.ts';

/** Towns that come first where the names of a rank have no room for all: those that people find their way by. */
const namedFirst =
  'Vancouver;Victoria;Kelowna;Prince George;Kamloops;Prince Rupert;Nelson;Cranbrook;Revelstoke;Golden;Fernie;Invermere;Castlegar;Creston;Nakusp;Penticton;Vernon;Salmon Arm;Osoyoos;Grand Forks;Merritt;Princeton;Hope;Squamish;Whistler;Lillooet;Powell River;Nanaimo;Tofino;Campbell River;Courtenay;Port Alberni;Port Hardy;Williams Lake;Quesnel;100 Mile House;Bella Coola;Valemount;Terrace;Kitimat;Smithers;Burns Lake;Stewart;Fort St. John;Dawson Creek;Mackenzie;Dease Lake;Atlin'.split(
    ';',
  );

/** Lowest zoom at which towns of a rank are named, and those that come first, whose region fills the view there. */
const zoomOfRank: Record<number, number> = { 1: 3.5, 2: 6.5, 3: 8.5, 5: 10.5 };
const zoomOfFirst = 5.75;
const zoomOfParks = 8.5;

interface Ground {
  container: HTMLElement;
  /** Returns where markers are now: no name is written under one. */
  markersAt: () => MarkerSpot[];
}

/** The province with its relief, waters, towns and parks, and the land around it. */
export function drawGround({ container, markersAt }: Ground) {
  let drawn: OpenLayersMap | null = null;
  /* At once, because paper does not wait for the next frame. */
  const redraw = () => {
    for (const layer of layers) layer.changed();
    drawn?.renderSync();
  };
  const inks = new Inks(container, redraw);
  const small: Label[] = [];
  const lakesAndRivers = new Waters(inks, (names) => small.push(...townLabels(names)));
  const land = landLayer(inks, { rings: outline, ink: 'land', canvas: 'ol-layer' });
  const layers = [
    landLayer(inks, { rings: neighbours, ink: 'neighbours', canvas: 'ol-layer neighbours' }),
    land,
    lakesAndRivers.layer,
  ];
  const labels = [...townLabels(towns), ...waterLabels(), ...parkLabels(), ...labelsBeyond()];
  layers.at(-1)?.on('postrender', (event) => {
    drawNames(event, [...labels, ...small], { inks, markersAt });
  });
  const shade = async () => {
    const shades = await readRelief();
    if (!shades) return;
    land.on('postrender', (event) => !inks.areForced && drawRelief(event, shades));
    redraw();
  };

  return {
    layers,
    /** Brings more of the ground as the map is moved. */
    follow: (map: OpenLayersMap) => {
      drawn = map;
      map.on('moveend', () => lakesAndRivers.show(map));
      /* An ornament: after the sea, the land and the markers. */
      map.once('rendercomplete', () => whenIdle(() => void shade()));
    },
    remove: () => {
      drawn = null;
      inks.remove();
    },
  };
}

interface Land {
  rings: string;
  ink: InkName;
  /** Class of its canvas: layers of one class share one, and the relief is of the province alone. */
  canvas: string;
}

function landLayer(inks: Inks, { rings, ink, canvas }: Land) {
  const land = new Feature(new MultiPolygon(linesOf(rings).map((ring) => [ring])));
  return new VectorLayer({
    className: canvas,
    source: new VectorSource({ features: [land] }),
    style: () =>
      new Style({
        fill: new Fill({ color: inks.of(ink).colour }),
        stroke: new Stroke({ color: inks.of('shore').colour, width: 1 }),
      }),
  });
}

function townLabels(names: string): Label[] {
  const labels = pointsOf(names).map(({ name, at, number }) => {
    const zoom = zoomOfRank[number] ?? 12;
    const from = namedFirst.includes(name) ? Math.min(zoom, zoomOfFirst) : zoom;
    return { name, at, from, ink: 'town' } as const;
  });
  const first = namedFirst.flatMap((name) => labels.filter((label) => label.name === name));
  return [...new Set([...first, ...labels])];
}

/** The land around, where a name says more than an empty ground; names that are the same in both languages. */
const beyond =
  'Yukon|61600|-130000;Alberta|55300|-116400;Alaska|61800|-145000;Washington|47500|-120600';

/** The same along the border, for a view from near by, in which one of them stands. */
const alongBorder =
  'Washington|48850|-122150;Washington|48850|-121000;Washington|48850|-119900;Washington|48850|-118800;Washington|48850|-117600;Idaho|48850|-116500;Montana|48850|-115300;Montana|48850|-114500;Alberta|49600|-114300;Alberta|50700|-114900;Alberta|51900|-116400;Alberta|53000|-118000;Alberta|54500|-119700;Alberta|56500|-119700;Alberta|58500|-119600;Yukon|60150|-135000;Yukon|60150|-131000;Yukon|60150|-128500;Alaska|58300|-133600;Alaska|56500|-131300;Alaska|55300|-130700';

const labelsBeyond = (): Label[] =>
  [beyond, alongBorder].flatMap((names, index) =>
    pointsOf(names).map(({ name, at }) => ({ name, at, from: index * 7.5, ink: 'beyond' })),
  );

const waterLabels = (): Label[] =>
  pointsOf(waters).map(({ name, at, number }) => ({ name, at, from: number, ink: 'water' }));

const parkLabels = (): Label[] =>
  pointsOf(parks).map(({ name, at }) => ({ name, at, from: zoomOfParks, ink: 'park' }));
