import { readFileSync } from 'node:fs';
import { temporaryFolder } from '@camp/release/built-app.fixture';
import { expect, test } from '@jest/globals';
import { designBreaksIn } from './design.ts';

const tokens = 'packages/ui/src/styles/tokens.css';

function found(declaration: string): string[] {
  const page = `/* #fff and 2rem in words */\n.tent {\n  ${declaration}\n}\n`;
  const files = { [tokens]: readFileSync(tokens, 'utf8'), 'remote-public/src/x.module.css': page };
  return designBreaksIn(temporaryFolder(files));
}

test.each([
  ['color: #b4480f;', 'a colour'],
  ['border: 1px solid rgb(0 0 0 / 20%);', 'a colour'],
  ['font-size: 0.9rem;', 'a font size'],
  ['font-size: clamp(1rem, 4vw, 2rem);', 'a font size'],
  ['border-radius: 12px;', 'a radius'],
  ['border-radius: 50%;', 'a radius'],
  ['box-shadow: 0 2px 8px var(--line);', 'a depth'],
  ['transition: color 0.2s;', 'a duration'],
  ['transition:\n    color var(--motion-colour),\n    opacity 160ms;', 'a duration'],
  ['animation: appear 300ms both;', 'a duration'],
  ['gap: var(--space-3);', '--space-3 is no token'],
  ['inline-size: var(--width-narrow);', '--width-narrow is no token'],
])('%j is reported: %s [every-page-14]', (declaration, reason) => {
  expect(found(declaration)).toEqual([
    expect.stringMatching(new RegExp(`^remote-public/src/x\\.module\\.css:\\d .*${reason}`)),
  ]);
});

test.each([
  'color: var(--text);',
  'font-size: var(--font-size-small);',
  'font-size: 0.9em;',
  'border-radius: var(--radius-control) 0;',
  'box-shadow: 0 0 0 3px var(--focus-gap);',
  'transition: color var(--motion-colour);',
  'animation: appear var(--motion-menu) both;',
  'gap: var(--space-12px);',
])('%j is what the design says', (declaration) => {
  expect(found(declaration)).toEqual([]);
});

test('the project itself breaks none of it [every-page-14]', () => {
  expect(designBreaksIn('.')).toEqual([]);
});
