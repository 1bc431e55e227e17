import { hostileNames, steering } from '@camp/contracts/account/hostile-names.fixture';
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { isolatedName, PersonName } from './PersonName.tsx';

const family = '👩‍👩‍👧‍👦';

test.each([
  ['a plain name', 'Robin Maplewood-Hutchinson', 'Robin Maplewood-Hutchinson'],
  ['an emoji family, which invisible joiners hold together', family, family],
  ['a name that would turn the sentence round', '\u202Egnp.exe', 'gnp.exe'],
  ['a name that would end its isolation', 'Ann\u2069\u202Elive', 'Annlive'],
  ['a name of nothing to see', '\u200B\u2060', ''],
  ['a name in Hebrew', 'נועה', '\u2068נועה\u2069'],
  ['a name in Arabic with an end of isolation', 'ليلى\u2069', '\u2068ليلى\u2069'],
])(
  '%s stands in a sentence without moving what is around it [every-page-1]',
  (_what, name, shown) => {
    expect(isolatedName(name)).toBe(shown);
  },
);

test('on screen a name is isolated by its element, and steers nothing [every-page-1]', () => {
  const { container } = render(<PersonName name={'ליאם\u202E!'} className="bold" />);

  const element = container.querySelector('bdi.bold');
  expect(element?.textContent).toBe('ליאם!');
});

test('of two thousand hostile names none turns round the sentence that it stands in [session-10]', () => {
  const shown = hostileNames.map(isolatedName);

  const isolation = /^\u2068[^\u2066-\u2069]*\u2069$/;
  expect(shown.filter((name) => steering.test(name) && !isolation.test(name))).toEqual([]);
});
