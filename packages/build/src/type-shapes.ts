import { readFileSync } from 'node:fs';
import type { Shape } from '@camp/release/surface/shape';
import {
  type Checker,
  NodeBuilderFlags,
  type Signature,
  SignatureKind,
  type Symbol as TypeSymbol,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';
import { SyntaxKind } from 'typescript/unstable/ast';

/** Deeper than this, a type is given by its text. */
const deepest = 12;

/**
 * Draws the shape of types as the compiler sees them. Types that the repository declares are drawn member by
 * member; those of libraries are given by name and major version. Names of parameters and comments do
 * not count.
 */
export class TypeShapes {
  private readonly checker: Checker;
  /** The types around the one that is drawn: one that contains itself is given by its name. */
  private readonly around: Type[] = [];
  private readonly parameters: number[] = [];

  constructor(checker: Checker) {
    this.checker = checker;
  }

  /** Returns the shape of a symbol's value. One that a library declares is given by that library and its name. */
  ofValue(symbol: TypeSymbol): Shape {
    const library = libraryOf(symbol);
    const type = this.checker.getTypeOfSymbol(symbol);
    if (library) return `${library}:${symbol.name}`;
    return type ? this.of(type) : 'any';
  }

  of(type: Type): Shape {
    if (type.isErrorType()) return 'any';
    if (type.flags & TypeFlags.Boolean) return 'boolean';
    if (type.isLiteralType()) return JSON.stringify(type.value);
    if (type.isIntrinsicType()) return type.intrinsicName;
    if (type.isTypeParameter()) return `#${this.parameters.indexOf(type.id)}`;
    const isAround = this.around.some(({ id }) => id === type.id);
    if (isAround || this.around.length > deepest) return this.textOf(type);
    this.around.push(type);
    const shape = this.ofLibrary(type) ?? this.ofOwn(type);
    this.around.pop();
    return shape;
  }

  private ofLibrary(type: Type): Shape | null {
    const alias = type.getAliasSymbol();
    const symbol = alias ?? type.getSymbol();
    const library = symbol && libraryOf(symbol);
    const known = symbol?.name.startsWith('__') ? constantOf(symbol) : symbol?.name;
    if (!library || known === undefined) return null;
    const given = alias ? type.getAliasTypeArguments() : this.argumentsOf(type);
    const of = given.map((argument) => this.of(argument));
    const name = `${library}:${known}`;
    return of.length > 0 ? { named: name, of } : name;
  }

  private argumentsOf(type: Type): readonly Type[] {
    return type.isTypeReference() ? this.checker.getTypeArguments(type) : [];
  }

  private ofOwn(type: Type): Shape {
    if (type.isUnionType()) return either(type.getTypes().map((form) => this.of(form)));
    if (type.isIntersectionType()) return this.listed('all of', type.getTypes());
    if (this.checker.isTupleType(type)) return this.listed('tuple', this.argumentsOf(type));
    if (!type.isObjectType()) return this.textOf(type);
    const calls = this.checker.getSignaturesOfType(type, SignatureKind.Call);
    const makes = this.checker.getSignaturesOfType(type, SignatureKind.Construct);
    const shapes = [...calls, ...makes].map((signature) => this.ofCall(signature));
    const [only, ...more] = shapes;
    if (only === undefined) return this.ofObject(type);
    return more.length === 0 ? only : { named: 'overloads', of: shapes };
  }

  private listed(named: string, types: readonly Type[]): Shape {
    return { named, of: types.map((type) => this.of(type)) };
  }

  private ofObject(type: Type): Shape {
    const members = this.checker
      .getPropertiesOfType(type)
      .filter(({ name }) => !/^__[@#]/.test(name));
    const fields = members.map((member): [string, Shape] => {
      const shape = this.of(this.checker.getTypeOfSymbol(member) ?? type);
      return member.flags & SymbolFlags.Optional
        ? [`${member.name}?`, present(shape)]
        : [member.name, shape];
    });
    const [index] = this.checker.getIndexInfosOfType(type);
    const named = Object.fromEntries(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)));
    return index ? { fields: named, each: this.of(index.valueType) } : { fields: named };
  }

  private ofCall(signature: Signature): Shape {
    const own = signature.getTypeParameters();
    this.parameters.push(...own.map(({ id }) => id));
    const parameters = signature.getParameters();
    const takes = parameters.map((parameter) => this.ofParameter(parameter));
    const firstOptional = parameters.findIndex(isOptional);
    const result = this.checker.getReturnTypeOfSignature(signature);
    const call = {
      takes,
      needs: firstOptional === -1 ? takes.length : firstOptional,
      gives: result ? this.of(result) : 'any',
    };
    const limits = own.map((parameter) => this.checker.getConstraintOfTypeParameter(parameter));
    const of = [call, ...limits.map((limit) => (limit ? this.of(limit) : 'unknown'))];
    this.parameters.length -= own.length;
    return own.length > 0 ? { named: 'generic', of } : call;
  }

  private ofParameter(parameter: TypeSymbol): Shape {
    const type = this.checker.getTypeOfSymbol(parameter);
    const shape = type ? this.of(type) : 'any';
    return isOptional(parameter) ? present(shape) : shape;
  }

  private textOf(type: Type): string {
    return this.checker.typeToString(type, undefined, NodeBuilderFlags.NoTruncation);
  }
}

interface ParameterNode {
  questionToken?: unknown;
  initializer?: unknown;
  dotDotDotToken?: unknown;
}

function isOptional({ valueDeclaration }: TypeSymbol): boolean {
  const node = valueDeclaration?.resolve() as ParameterNode | undefined;
  return [node?.questionToken, node?.initializer, node?.dotDotDotToken].some(Boolean);
}

function either(forms: Shape[]): Shape {
  const texts = new Map(forms.map((form) => [JSON.stringify(form), form]));
  if (texts.has('"true"') && texts.has('"false"')) {
    texts.delete('"true"');
    texts.delete('"false"');
    texts.set('"boolean"', 'boolean');
  }
  const sorted = [...texts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, form]) => form);
  return sorted.length === 1 && sorted[0] !== undefined ? sorted[0] : { or: sorted };
}

/** Drops `undefined` from the forms of an optional member: its name says so. */
function present(shape: Shape): Shape {
  if (typeof shape !== 'object' || !('or' in shape)) return shape;
  return either(shape.or.filter((form) => form !== 'undefined'));
}

interface ConstantNode {
  parent?: { kind: SyntaxKind; name?: { text?: string } };
}

/** The name of the constant whose type it is, as of `declare const useThing: () => Thing`. */
function constantOf({ declarations }: TypeSymbol): string | undefined {
  const node = declarations[0]?.resolve() as ConstantNode | undefined;
  const isConstant = node?.parent?.kind === SyntaxKind.VariableDeclaration;
  return isConstant ? node.parent?.name?.text : undefined;
}

/** Returns `react@19` for a library's types, `lib` for the language's own; undefined for the repository's. */
function libraryOf({ declarations }: TypeSymbol): string | undefined {
  const path = declarations[0]?.path ?? '';
  if (/\/lib\.[\w.]+\.d\.ts$/.test(path)) return 'lib';
  const [, folder, name] = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(path) ?? [];
  if (folder === undefined || name === undefined) return undefined;
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    version: string;
  };
  return `${name.replace(/^@types\//, '')}@${/^0\.\d+|^\d+/.exec(version)?.[0]}`;
}
