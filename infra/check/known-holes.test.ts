import { expect, test } from '@jest/globals';
import { evaluateAudit } from './known-holes.ts';

/** A report in pnpm's format, with the parts that the tests are about. */
function reportOf(...advisories: object[]): string {
  const metadata = { vulnerabilities: {}, totalDependencies: 771 };
  return JSON.stringify({ advisories: Object.fromEntries(advisories.entries()), metadata });
}

const hole = {
  id: 1,
  module_name: 'express',
  title: 'A path that never ends',
  vulnerable_versions: '<5.3.1',
  patched_versions: '>=5.3.1',
  severity: 'moderate',
  url: 'https://github.com/advisories/GHSA-1',
  findings: [{ version: '5.3.0', dev: false, paths: ['services__edge>express', '.>a>express'] }],
};

test('libraries without a known hole are counted, and all is well', () => {
  expect(evaluateAudit({ output: reportOf(), failure: '' })).toEqual({
    code: 0,
    sentences: ['None of 771 libraries has a known hole.'],
  });
});

test('each known hole is told with its library, who uses it and what closes it, the worst first', () => {
  const worse = {
    ...hole,
    module_name: 'jest',
    severity: 'critical',
    patched_versions: null,
    findings: [{ version: '30.0.0', dev: true, paths: ['.>jest'] }],
  };

  const { code, sentences } = evaluateAudit({ output: reportOf(hole, worse), failure: '' });

  expect(code).toBe(1);
  expect(sentences).toEqual([
    'critical: jest 30.0.0, A path that never ends (https://github.com/advisories/GHSA-1); used by ., in development only; no version closes it that is known.',
    'moderate: express 5.3.0, A path that never ends (https://github.com/advisories/GHSA-1); used by ., services__edge; closed in >=5.3.1.',
    'SECURITY.md says how soon each is to be closed.',
  ]);
});

test.each([
  [
    'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n\n  × The audit endpoint (at https://registry.example/-/npm/v1/security/\n  │ advisories/bulk) responded with\n  │ 405:\n',
    'The registry tells nothing of known holes: it answered 405. Ask another one: npm run audit -- --registry ADDRESS.',
  ],
  [
    'Error: Connection refused',
    'The registry could not be asked for known holes. Error: Connection refused',
  ],
  ['', 'The registry could not be asked for known holes. It is not known why.'],
])('a registry that did not say ends with 2, and why: %p', (failure, sentence) => {
  expect(evaluateAudit({ output: '', failure })).toEqual({ code: 2, sentences: [sentence] });
});

test('an answer of another shape is no all-clear', () => {
  expect(evaluateAudit({ output: '{"advisories":{}}', failure: '' }).code).toBe(2);
  expect(evaluateAudit({ output: '<html>', failure: '' }).code).toBe(2);
});
