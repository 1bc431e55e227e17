/** Beats per minute; four beats to the bar. */
const tempo = 84;
const beatLength = 60 / tempo;
const barLength = 4 * beatLength;

/** One string number (0 is the lowest) to one MIDI pitch; null is a string that stays silent. */
type Chord = readonly (number | null)[];

const chords = {
  G: [43, 47, 50, 55, 62, 67],
  'D/F#': [42, null, 50, 57, 62, 66],
  Em7: [40, 47, 52, 55, 62, 67],
  Cadd9: [null, 48, 52, 55, 62, 67],
  'G/B': [null, 47, 50, 55, 62, 67],
  Am7: [null, 45, 52, 55, 60, 67],
  Dsus4: [null, null, 50, 57, 62, 67],
  D: [null, null, 50, 57, 62, 66],
} satisfies Record<string, Chord>;

type ChordName = keyof typeof chords;

const bassPitches: Record<ChordName, number> = {
  G: 43,
  'D/F#': 42,
  Em7: 40,
  Cadd9: 36,
  'G/B': 35,
  Am7: 45,
  Dsus4: 38,
  D: 38,
};

const verse: ChordName[] = ['G', 'D/F#', 'Em7', 'Cadd9', 'G/B', 'Am7', 'Cadd9', 'Dsus4'];
const bridge: ChordName[] = ['Em7', 'Cadd9', 'G', 'D/F#', 'Am7', 'Cadd9'];
const bars: ChordName[] = [...verse, ...verse, ...bridge, 'G', 'G'];

export const songLength = bars.length * barLength;

/** Strings that are plucked in the eight quavers of a bar; `low` is the thumb on the lowest string. */
const pickings = [
  ['low', 3, 4, 5, 'thumb', 4, 5, 3],
  ['low', 3, 5, 4, 'thumb', 3, 4, 5],
  ['low', 4, 3, 5, 'thumb', 4, 3, 4],
] as const;

/** A sound with its moment and length in seconds. Strength 1 is a firm one. */
export interface Note {
  time: number;
  length: number;
  pitch: number;
  strength: number;
}

export interface Pluck extends Note {
  string: number;
}

/** Every pluck of the guitar, by time, as a calm hand would play it: never quite on the grid. */
export function guitarPart(random: () => number): Pluck[] {
  const lastBar = bars.length - 1;
  const picked = bars.slice(0, lastBar).flatMap((name, bar) => pickedBar(name, bar, random));
  return ringUntilNextPluck([...picked, ...rolledChord('G', lastBar * barLength)]);
}

function pickedBar(name: ChordName, bar: number, random: () => number): Pluck[] {
  const picking = pickings[bar % 4 === 3 ? 2 : bar % 2] ?? pickings[0];
  const start = bar * barLength;
  const swell = bar < 8 ? 0.78 + bar * 0.02 : bar < 22 ? 0.95 : 0.8;
  const plucks = picking.flatMap((finger, step) => {
    const chord = chordAt(name, step);
    const string = stringOf(chord, finger);
    const pitch = chord[string] ?? 55;
    const late = (step % 2) * 0.014 + (random() - 0.5) * 0.012;
    const accent = step === 0 ? 1 : step === 4 ? 0.85 : 0.66;
    const strength = swell * accent * (0.9 + random() * 0.2);
    return [{ time: start + (step * beatLength) / 2 + Math.max(0, late), string, pitch, strength }];
  });
  const pinch = {
    time: start + 0.008,
    string: 5,
    pitch: chords[name][5] ?? 67,
    strength: 0.5 * swell,
  };
  return [...plucks, pinch].map((pluck) => ({ ...pluck, length: 0 }));
}

/** The suspended chord resolves in the middle of its bar. */
function chordAt(name: ChordName, step: number): Chord {
  return name === 'Dsus4' && step >= 4 ? chords.D : chords[name];
}

function stringOf(chord: Chord, finger: number | 'low' | 'thumb') {
  const lowest = chord.findIndex((pitch) => pitch !== null);
  if (finger === 'low') return lowest;
  if (finger === 'thumb') return lowest === 2 ? 3 : 2;
  return finger;
}

function rolledChord(name: ChordName, start: number): Pluck[] {
  return chords[name].map((pitch, string) => ({
    time: start + string * 0.045,
    string,
    pitch: pitch ?? 55,
    strength: 0.62 + string * 0.03,
    length: 0,
  }));
}

function ringUntilNextPluck(plucks: Pluck[]): Pluck[] {
  const sorted = plucks.toSorted((one, other) => one.time - other.time);
  return sorted.map((pluck, index) => {
    const next = sorted.slice(index + 1).find(({ string }) => string === pluck.string);
    return { ...pluck, length: Math.min(4, (next?.time ?? songLength) - pluck.time) };
  });
}

/** The bass comes in with the fifth bar, on the first and third beat, and holds the last one. */
export function bassPart(): Note[] {
  return bars.flatMap((name, bar) => {
    if (bar < 4) return [];
    const pitch = bassPitches[name];
    const time = bar * barLength;
    if (bar === bars.length - 1) return [{ time, pitch, length: barLength, strength: 0.8 }];
    return [
      { time, pitch, length: 1.9 * beatLength, strength: 1 },
      { time: time + 2.5 * beatLength, pitch, length: 1.4 * beatLength, strength: 0.7 },
    ];
  });
}

/** Length in beats, then the pitch; null is a breath. */
type Sung = readonly [beats: number, pitch: number | null];

const verseTune: Sung[] = [
  ...([
    [1, null],
    [1, 74],
    [0.5, 71],
    [0.5, 69],
    [1, 67],
  ] as const),
  ...([
    [2.75, 69],
    [0.25, null],
    [1, 74],
  ] as const),
  ...([
    [1.5, 76],
    [0.5, 74],
    [1, 71],
    [0.5, 69],
    [0.5, 71],
  ] as const),
  ...([
    [3, 67],
    [1, null],
  ] as const),
  ...([
    [0.5, null],
    [0.5, 74],
    [1.5, 79],
    [0.5, 78],
    [0.5, 76],
    [0.5, 74],
  ] as const),
  ...([
    [2, 76],
    [1, 72],
    [0.5, 71],
    [0.5, 69],
  ] as const),
  ...([
    [1, 67],
    [1, 69],
    [1, 71],
    [1, 74],
  ] as const),
  ...([
    [2.75, 69],
    [1.25, null],
  ] as const),
];

const bridgeTune: Sung[] = [
  ...([
    [1, 71],
    [1.5, 76],
    [0.5, 74],
    [1, 71],
  ] as const),
  ...([
    [1, 74],
    [0.5, 72],
    [0.5, 71],
    [1.75, 67],
    [0.25, null],
  ] as const),
  ...([
    [1, 71],
    [1, 74],
    [1.5, 79],
    [0.5, 76],
  ] as const),
  ...([
    [1, 78],
    [0.5, 76],
    [1.5, 74],
    [1, 69],
  ] as const),
  ...([
    [1.5, 72],
    [0.5, 71],
    [1, 69],
    [1, 72],
  ] as const),
  ...([
    [1, 71],
    [1, 67],
    [0.75, 69],
    [0.25, null],
    [1, 69],
  ] as const),
  ...([[4, 67]] as const),
];

/** The whistle sings from the ninth bar to the last but one. */
export function whistlePart(): Note[] {
  let time = 8 * barLength;
  return [...verseTune, ...bridgeTune].flatMap(([beats, pitch]) => {
    const start = time;
    time += beats * beatLength;
    if (pitch === null) return [];
    return [
      { time: start, length: beats * beatLength, pitch, strength: 0.8 + (pitch - 67) * 0.012 },
    ];
  });
}
