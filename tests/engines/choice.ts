import type { Journey } from './journeys/journey.ts';

const engineNames = ['firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

const isEngine = (word: string): word is EngineName => engineNames.some((name) => name === word);

/**
 * Returns the choice of the words on the command line: engines by name, and the journeys whose names have all
 * other words.
 * @throws where no journey is left.
 */
export function chosenBy(words: readonly string[], journeys: readonly Journey[]) {
  const engines = words.filter(isEngine);
  const others = words.filter((word) => !isEngine(word));
  const chosen = journeys.filter(({ name }) =>
    others.every((word) => name.toLowerCase().includes(word.toLowerCase())),
  );
  if (chosen.length === 0) {
    const names = journeys.map(({ name }) => `  ${name}`).join('\n');
    throw new Error(`No journey is called ${others.join(' ')}. There are:\n${names}`);
  }
  return { engines: engines.length > 0 ? engines : engineNames, journeys: chosen };
}
