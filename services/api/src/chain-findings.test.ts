import { expect, test } from '@jest/globals';
import { ChainFindings } from './chain-findings.ts';

const sound = (next: number | null) => ({ broken: null, next });
const broken = { broken: { entry_id: 500, kind: 'changed' as const }, next: null };

test('the stretches follow one another, and begin anew at the end', () => {
  const findings = new ChainFindings();

  findings.note(0, sound(10_000));
  expect(findings).toMatchObject({ broken: null, after: 10_000 });
  findings.note(10_000, sound(null));
  expect(findings).toMatchObject({ broken: null, after: 0 });
});

test('a break stays known until its own stretch is sound again', () => {
  const findings = new ChainFindings();

  findings.note(10_000, broken);
  findings.note(0, sound(10_000));
  expect(findings).toMatchObject({ broken: { entry_id: 500 }, after: 10_000 });
  findings.note(10_000, sound(null));
  expect(findings).toMatchObject({ broken: null, after: 0 });
});
