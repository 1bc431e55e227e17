import * as z from 'zod/mini';

/**
 * Shape of a value, as far as its user can see. A string is a primitive, a literal in JSON, or the name of a
 * type that only equals itself: `react@19:ReactNode`, in which a library's type is named with the major version
 * it comes from.
 */
export type Shape =
  | string
  /** One of these. */
  | { or: Shape[] }
  /** Members by name, the optional ones as `name?`; `each` is what every other name holds. */
  | { fields: Record<string, Shape>; each?: Shape | undefined }
  /** A type of a library with its arguments. */
  | { named: string; of: Shape[] }
  /** A function. The arguments after the first `needs` may be left out. */
  | { takes: Shape[]; needs: number; gives: Shape };

export const shapeSchema: z.ZodMiniType<Shape> = z.lazy(() =>
  z.union([
    z.string(),
    z.object({ or: z.array(shapeSchema) }),
    z.object({ fields: z.record(z.string(), shapeSchema), each: z.optional(shapeSchema) }),
    z.object({ named: z.string(), of: z.array(shapeSchema) }),
    z.object({ takes: z.array(shapeSchema), needs: z.int(), gives: shapeSchema }),
  ]),
);

interface Position {
  /** True if the value goes to the side that offers, not to the one that uses. */
  isInput: boolean;
  /** Place of the value, for the sentence: `the result.session.user`. */
  at: string;
  /** True if a literal here tells the members of a union apart. */
  tells?: boolean;
}

/**
 * Says why something that was compiled against one shape cannot use another: the first difference, as a
 * clause. Null if it can: more to read, less that must be passed, and less that can come out are no
 * difference.
 */
export function misfitOf(offered: Shape, expected: Shape, position: Position): string | null {
  if (isEqual(offered, expected)) return null;
  const [source, reader] = position.isInput ? [expected, offered] : [offered, expected];
  if (readsAll(reader) || source === 'any' || source === 'never') return null;
  if (isUnion(source) || isUnion(reader)) return misfitOfUnion(offered, expected, position);
  return misfitOfOne(offered, expected, position);
}

function misfitOfOne(offered: Shape, expected: Shape, position: Position): string | null {
  const misfit =
    typeof offered === 'string' || typeof expected === 'string'
      ? isRead(offered, expected, position) && null
      : misfitOfParts(offered, expected, position);
  if (misfit !== false) return misfit;
  return `${position.at} was ${named(expected)} and is ${named(offered)}`;
}

/** False if the two have no parts to compare, as they are of different kinds. */
function misfitOfParts(offered: Composite, expected: Composite, position: Position) {
  if ('fields' in offered && 'fields' in expected) {
    return misfitOfFields(offered, expected, position);
  }
  if ('takes' in offered && 'takes' in expected) return misfitOfCall(offered, expected, position);
  if (!('named' in offered && 'named' in expected) || !isSameType(offered, expected)) return false;
  return misfitOfArguments(offered.of, expected.of, position);
}

type Composite = Exclude<Shape, string>;
type NamedShape = Extract<Shape, { named: unknown }>;

const isSameType = (a: NamedShape, b: NamedShape) =>
  a.named === b.named && a.of.length === b.of.length;

function misfitOfArguments(offered: Shape[], expected: Shape[], position: Position) {
  const at = `${position.at}[]`;
  return first(offered, (shape, index) =>
    misfitOf(shape, expected[index] ?? shape, { ...position, at }),
  );
}

/** Each form that can come must be one that is expected there. */
function misfitOfUnion(offered: Shape, expected: Shape, position: Position): string | null {
  const { isInput, at } = position;
  const [source, readers] = isInput ? [expected, formsOf(offered)] : [offered, formsOf(expected)];
  return first(formsOf(source), (form) => {
    const misfits = readers
      .filter((reader) => isAlike(form, reader))
      .map((reader) => {
        const [from, to] = isInput ? [reader, form] : [form, reader];
        return misfitOf(from, to, { ...position, tells: true });
      });
    if (misfits.includes(null)) return null;
    if (misfits.length === 1 && misfits[0]) return misfits[0];
    return isInput
      ? `${at} may no longer be ${named(form)}`
      : `${at} may now be ${named(form)} as well`;
  });
}

/** True if two forms of unions mean the same case: no literal tells them apart. */
function isAlike(a: Shape, b: Shape): boolean {
  if (typeof a === 'string' || typeof b === 'string') return typeof a === typeof b;
  if (!('fields' in a) || !('fields' in b)) return true;
  return Object.entries(a.fields).every(([name, shape]) => {
    const other = b.fields[name];
    return !isLiteral(shape) || !isLiteral(other) || shape === other;
  });
}

type Fields = Extract<Shape, { fields: unknown }>;

function misfitOfFields(offered: Fields, expected: Fields, position: Position): string | null {
  const { isInput, at } = position;
  const [members, known] = [membersOf(offered), membersOf(expected)];
  const needed = [...members].find(([name, now]) => !now.isOptional && !known.has(name));
  if (isInput && needed) return `${at} now needs ${needed[0]}`;
  const ofMember = first([...known], ([name, was]) => {
    const now = members.get(name);
    if (!now) return isInput ? `${at} no longer takes ${name}` : `${at} no longer has ${name}`;
    return (
      misfitOfPresence({ name, was, now }, position) ??
      misfitOf(now.shape, was.shape, { ...position, at: `${at}.${name}` })
    );
  });
  if (ofMember || !expected.each) return ofMember;
  if (!offered.each) return `${at} no longer has names of any kind`;
  return misfitOf(offered.each, expected.each, { ...position, at: `${at}[]` });
}

interface Member {
  shape: Shape;
  isOptional: boolean;
}

function misfitOfPresence(
  { name, was, now }: { name: string; was: Member; now: Member },
  { isInput, at }: Position,
): string | null {
  if (was.isOptional === now.isOptional || isInput === now.isOptional) return null;
  return isInput ? `${at} now needs ${name}` : `${at} may now lack ${name}`;
}

type Call = Extract<Shape, { takes: unknown }>;

function misfitOfCall(offered: Call, expected: Call, { isInput, at }: Position): string | null {
  if (
    isInput ? expected.needs > offered.takes.length : offered.takes.length < expected.takes.length
  )
    return `${at} no longer takes argument ${offered.takes.length + 1}`;
  if (!isInput && offered.needs > expected.needs)
    return `${at} now needs argument ${offered.needs}`;
  const ofArgument = first(expected.takes.slice(0, offered.takes.length), (argument, index) =>
    misfitOf(offered.takes[index] ?? argument, argument, {
      isInput: !isInput,
      at: `argument ${index + 1} of ${at}`,
    }),
  );
  return (
    ofArgument ?? misfitOf(offered.gives, expected.gives, { isInput, at: `the result of ${at}` })
  );
}

function membersOf({ fields }: Fields) {
  return new Map(
    Object.entries(fields).map(([key, shape]) => {
      const isOptional = key.endsWith('?');
      return [isOptional ? key.slice(0, -1) : key, { shape, isOptional }] as const;
    }),
  );
}

function first<T>(items: readonly T[], misfit: (item: T, index: number) => string | null) {
  for (const [index, item] of items.entries()) {
    const found = misfit(item, index);
    if (found) return found;
  }
  return null;
}

/** True if a value can be read as expected. A lone literal is only a value: another one of its type will do. */
function isRead(offered: Shape, expected: Shape, { tells = false, isInput }: Position): boolean {
  const [source, reader] = isInput ? [expected, offered] : [offered, expected];
  if (!isLiteral(source)) return false;
  const primitive = typeof JSON.parse(source);
  if (reader === primitive) return true;
  return !tells && !isInput && isLiteral(reader) && typeof JSON.parse(reader) === primitive;
}

const isLiteral = (shape: Shape | undefined): shape is string =>
  typeof shape === 'string' && /^(?:".*"|-?\d.*|true|false)$/s.test(shape);

const isUnion = (shape: Shape) => typeof shape === 'object' && 'or' in shape;
const formsOf = (shape: Shape): Shape[] =>
  typeof shape === 'object' && 'or' in shape ? shape.or : [shape];
const readsAll = (shape: Shape) => shape === 'any' || shape === 'unknown' || shape === 'void';
const isEqual = (a: Shape, b: Shape) => JSON.stringify(a) === JSON.stringify(b);

function named(shape: Shape): string {
  if (typeof shape === 'string') return shape;
  if ('or' in shape) return shape.or.map(named).join(' | ');
  if ('named' in shape) return shape.named;
  if ('takes' in shape) return 'a function';
  return `{ ${Object.keys(shape.fields).join(', ')} }`;
}
