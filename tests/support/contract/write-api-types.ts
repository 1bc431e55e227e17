import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/*
 * Writes the types of an API from its description: `node write-api-types.ts DESCRIPTION FILE`. The generator
 * needs the classes of TypeScript 5, which our own TypeScript no longer has.
 */
const typescript = import.meta.resolve('typescript-5');

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'typescript' ? typescript : specifier, context),
});

const { default: typesOf, astToString } = await import('openapi-typescript');
const [description = '', file = ''] = process.argv.slice(2);
writeFileSync(file, astToString(await typesOf(new URL(description))));
