import { runJest } from './run-jest.ts';
import type { Stage } from './stages.ts';

export const unitStage: Stage = { name: 'unit', run: () => runJest(['unit', 'components']) };

/** The two commands themselves, as processes. */
export const startStage: Stage = { name: 'start', run: () => runJest(['start']) };
