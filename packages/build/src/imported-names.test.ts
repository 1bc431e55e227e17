import { expect, test } from '@jest/globals';
import { importedNames } from './imported-names.ts';

const namesFrom = (source: string) => [...(importedNames([source]).get('lib') ?? [])];

test.each([
  ['named imports, by the name they have there', "import { a, b as c } from 'lib';", ['a', 'b']],
  ['a default import', "import it, { a } from 'lib';", ['default', 'a']],
  ['a namespace, as every name', "import * as lib from 'lib';", ['*']],
  ['a dynamic import, as every name', "const lib = await import('lib');", ['*']],
  ['what is exported on', "export { a } from 'lib';", ['a']],
  ['everything that is exported on', "export * from 'lib';", ['*']],
  ['several lines', "import {\n  a,\n  type T,\n  b,\n} from 'lib';", ['a', 'b']],
  ['no types', "import type { T } from 'lib';\nimport { type U } from 'lib';", []],
  ['no examples in comments', "/* import { a } from 'lib'; */\n// import { b } from 'lib';", []],
  ['not what others are imported from', "import { a } from 'other';", []],
])('counts %s', (_claim, source, names) => {
  expect(namesFrom(source)).toEqual(names);
});
