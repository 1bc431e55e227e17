import { join } from 'node:path';
import type { Shape } from '@camp/release/surface/shape';
import {
  API,
  type Checker,
  type Symbol as TypeSymbol,
  SymbolFlags,
} from 'typescript/unstable/sync';
import { repositoryRoot } from '#apps.ts';
import { TypeShapes } from '#type-shapes.ts';

const ownFolder = join(repositoryRoot, 'packages/shell-api');

/** The type in the facade that says what the shell expects of a remote. */
export const moduleType = 'RemoteModule';

let own: Record<string, Shape> | undefined;

/** The shape of each value that `@camp/shell-api` exports, and of the module that it expects from a remote. */
export const facadeShapes = () => (own ??= shapesIn(ownFolder));

/** The same for a facade whose package is in a folder. */
export function shapesIn(folder: string): Record<string, Shape> {
  return withChecker(folder, (checker, exported) => {
    const shapes = new TypeShapes(checker);
    const values = exported
      .filter(({ flags }) => flags & SymbolFlags.Value)
      .map((symbol): [string, Shape] => [symbol.name, shapes.ofValue(symbol)]);
    const module = exported.find(({ name }) => name === moduleType);
    if (!module) throw new Error(`The facade in ${folder} exports no type ${moduleType}.`);
    const expected = shapes.of(checker.getDeclaredTypeOfSymbol(module));
    return Object.fromEntries([
      ...values,
      [moduleType, { takes: [expected], needs: 1, gives: 'void' }],
    ]);
  });
}

type Work<T> = (checker: Checker, exported: TypeSymbol[]) => T;

function withChecker<T>(folder: string, work: Work<T>): T {
  const configFile = join(folder, 'tsconfig.json');
  const api = new API({ cwd: repositoryRoot });
  try {
    const project = api.updateSnapshot({ openProjects: [configFile] }).getProject(configFile);
    const index = project?.program.getSourceFile(join(folder, 'src/index.ts'));
    const module = index && project?.checker.getSymbolAtLocation(index);
    if (!project || !module) throw new Error(`${configFile} does not lead to the facade.`);
    const { checker } = project;
    const exported = checker
      .getExportsOfModule(module)
      .map((symbol) =>
        symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
      );
    return work(checker, exported);
  } finally {
    api.close();
  }
}
