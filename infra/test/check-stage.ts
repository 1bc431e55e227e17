import { runChecks } from '#infra/check/checks.ts';
import type { Stage } from './stages.ts';

export const checkStage: Stage = {
  name: 'check',
  async run() {
    const results = await runChecks();
    const passed = results.filter(({ isOk }) => isOk).length;
    return { passed, failed: results.length - passed };
  },
};
