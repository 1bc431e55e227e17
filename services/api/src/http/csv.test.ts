import { hostileNames, steering } from '@camp/contracts/account/hostile-names.fixture';
import { expect, test } from '@jest/globals';
import { csvRecord } from './csv.ts';

test('cells are parted by commas, and a record ends with CR LF [user-management-7]', () => {
  expect(csvRecord([7, 'Kim', null, 'Tofino'])).toBe('7,Kim,,Tofino\r\n');
});

test('for who reads in French, semicolons part cells and commas part decimals', () => {
  expect(csvRecord([49.33, 'Surrey, BC', 'a;b', null], 'fr')).toBe('49,33;Surrey, BC;"a;b";\r\n');
});

test.each([
  ['a comma', 'Surrey, BC', '"Surrey, BC"'],
  ['quotes', 'Kim "Tent" Lee', '"Kim ""Tent"" Lee"'],
  ['a line feed', 'Kim\nLee', '"Kim\nLee"'],
  ['a carriage return', 'Kim\rLee', '"Kim\rLee"'],
])('a cell with %s is quoted', (_what, cell, written) => {
  expect(csvRecord([cell])).toBe(`${written}\r\n`);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['\r=1', `"'\r'=1"`],
  ['\n=1', `"'\n'=1"`],
  ['＝1+1', "'＝1+1"],
  ['=HYPERLINK("https://x.example","Kim")', `"'=HYPERLINK(""https://x.example"",""Kim"")"`],
])(
  'a cell that begins like a formula is shown, not run: %j [user-management-7]',
  (cell, written) => {
    expect(csvRecord([cell])).toBe(`${written}\r\n`);
  },
);

test.each([
  ['Kim;=1+1', "Kim;'=1+1"],
  ['Kim,=1+1', `"Kim,'=1+1"`],
  ['Kim\t@x', "Kim\t'@x"],
  ['Kim\r\n=1', `"Kim\r\n'=1"`],
])('nor can one begin in the middle of a cell: %j', (cell, written) => {
  expect(csvRecord([cell])).toBe(`${written}\r\n`);
});

test.each(['Kim-Lee', 'kim+tents@mail.example', '’=1', 'a=b', ''])(
  'other text stays as it is: %j',
  (cell) => {
    expect(csvRecord([cell])).toBe(`${cell}\r\n`);
  },
);

test('numbers are never taken for formulas', () => {
  expect(csvRecord([-5])).toBe('-5\r\n');
});

test('characters that hide or turn a text round do not reach the file, nor a formula behind them [user-management-7]', () => {
  expect(csvRecord(['\u202Egnp.exe', '\u200B=1+1', 'one\ntwo'])).toBe(
    'gnp.exe,\'=1+1,"one\ntwo"\r\n',
  );
});

/** The cells of one record (RFC 4180). @throws when it is not one record. */
function cellsOf(record: string): string[] {
  const cell = /"((?:[^"]|"")*)"(,|\r\n)|([^",\r\n]*)(,|\r\n)/y;
  const cells: string[] = [];
  while (cell.lastIndex < record.length) {
    const [, quoted, , plain] = cell.exec(record) ?? [];
    const text = quoted?.replaceAll('""', '"') ?? plain;
    if (text === undefined) throw new Error(`Not a record: ${JSON.stringify(record)}`);
    cells.push(text);
  }
  return cells;
}

test('two thousand hostile names each stay in their cell and run nothing [session-10]', () => {
  const records = hostileNames.map((name) => cellsOf(csvRecord([1, name, 'end'])));

  expect(records.filter((cells) => cells.length !== 3 || cells[2] !== 'end')).toEqual([]);
  expect(records.filter(([, name = '']) => /^[=+\-@\t\r\n]/.test(name))).toEqual([]);
  expect(records.filter(([, name = '']) => steering.test(name))).toEqual([]);
});
