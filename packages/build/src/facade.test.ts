import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { shapesIn } from './facade.ts';

const compilerOptions = { strict: true, noEmit: true, types: [], lib: ['ES2024', 'DOM'] };

/** The shapes that the compiler sees in a facade of two files. */
function shapesOf(notices: string, names = 'notify, readNotices, limit'): Record<string, unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'campbc-facade-'));
  mkdirSync(join(folder, 'src'));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['src'] }));
  write('src/notices.ts', notices);
  write(
    'src/index.ts',
    `export { ${names} } from './notices';
     export interface RemoteModule { contract: number; pages: Record<string, unknown> }`,
  );
  return shapesIn(folder);
}

const plain = `
export interface Notice { id: number; text: string; tone: 'info' | 'error'; stays?: boolean }
export function notify(notice: Notice, after?: () => void): void { after?.(); }
export const readNotices = async (): Promise<Notice[]> => [];
export const limit: number | undefined = 3;`;

const notice = {
  fields: {
    id: 'number',
    'stays?': 'boolean',
    text: 'string',
    tone: { or: ['"error"', '"info"'] },
  },
};

test('each export is drawn member by member, with what a library declares by its name', () => {
  const shapes = shapesOf(plain);

  expect(shapes).toEqual({
    notify: { takes: [notice, { takes: [], needs: 0, gives: 'void' }], needs: 1, gives: 'void' },
    readNotices: {
      takes: [],
      needs: 0,
      gives: { named: 'lib:Promise', of: [{ named: 'lib:Array', of: [notice] }] },
    },
    limit: { or: ['number', 'undefined'] },
    RemoteModule: {
      takes: [
        {
          fields: {
            contract: 'number',
            pages: { named: 'lib:Record', of: ['string', 'unknown'] },
          },
        },
      ],
      needs: 1,
      gives: 'void',
    },
  });
});

test('comments, names of parameters and the order of members change no shape', () => {
  const otherwise = `
/** Told to screen readers. */
export interface Notice { tone: 'error' | 'info'; /** In seconds. */ stays?: boolean; text: string; id: number }
export function notify(told: Notice, whenRead?: () => void): void { whenRead?.(); }
export const readNotices = async (): Promise<Notice[]> => [];
export const limit: undefined | number = 3;`;

  expect(shapesOf(otherwise)).toEqual(shapesOf(plain));
});

test('what a function takes more, and an export that is gone, change the shapes', () => {
  const more = shapesOf(plain.replace('stays?:', 'isUrgent?: boolean; stays?:'));
  const less = shapesOf(plain, 'notify, limit');

  const [first] = (more['notify'] as { takes: (typeof notice)[] }).takes;
  expect(first?.fields).toEqual({ ...notice.fields, 'isUrgent?': 'boolean' });
  expect(Object.keys(less).toSorted()).toEqual(['RemoteModule', 'limit', 'notify']);
});
