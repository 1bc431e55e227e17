import type { Role } from '#site/roles.ts';
import * as z from 'zod/mini';

/** The part of JSON Schema that schemas of the contracts become. */
interface JsonSchema {
  const?: unknown;
  enum?: unknown[];
  /** Several where a plain value may be null. */
  type?: string | string[];
  format?: string;
  pattern?: string;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema | boolean;
  /** Of a list whose values each have a place. */
  prefixItems?: JsonSchema[];
  /** Nothing fits `{ not: {} }`. */
  not?: object;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A picture of one pixel. */
export const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

/** Texts that pages do more with than show them, by the name of the field. */
const texts: [RegExp, string][] = [
  [/url$/i, pixel],
  [/password/i, 'Canoe-Birch-3141'],
  [/^code$/, '314159'],
  [/email|recipient/, 'camper@campbc.example'],
  [/^ip$|_ip$/, '192.0.2.1'],
  [/^currency$/, 'cad'],
  [/^otpauth$/, 'otpauth://totp/camper?secret=JBSWY3DPEHPK3PXP'],
  [/^entry$/, 'entry.ab12cd34ef.js'],
  [/version/, '1.0.0-ab12cd34ef'],
];

/** For texts of a certain form: the first that has it. */
const plainTexts = [
  'sample',
  'shell',
  '1',
  'http://localhost:3001/',
  'https://campbc.example/',
  '49.25,-123.1',
  '/api/share/sample.png',
];

/** Fields without a value: lists have to end, as some pages fetch on by themselves; no one has a dev override. */
const absent = /^(?:next|previous|cursor|override)$/;

interface SampleOptions {
  /** Role of the caller who gets the answer. */
  role?: Role;
  /** `input` goes into the API, `output` comes out of it. */
  io?: 'input' | 'output';
  /** Values that win where they fit, by the name of the field. */
  texts?: [RegExp, string][];
  numbers?: [RegExp, number][];
  /** True if plain values that may be null are there. */
  fillsNullable?: boolean;
  /** The moment that times are around; by default now. */
  now?: Date;
  /** True if texts, lists and pages are as long as they may be. */
  isLongest?: boolean;
}

/** Returns a value that fits a schema, chosen by the names of its fields: always the same. */
export function sampleOf(
  schema: z.ZodMiniType,
  { io = 'output', ...options }: SampleOptions = {},
): unknown {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return new Sampler(options).of(json as JsonSchema, '');
}

class Sampler {
  private readonly role: Role;
  private readonly texts: [RegExp, string][];
  private readonly numbers: [RegExp, number][];
  private readonly fillsNullable: boolean;
  private readonly now: number;
  private readonly isLongest: boolean;

  private readonly makers: Record<string, (schema: JsonSchema, name: string) => unknown> = {
    object: (schema) => this.object(schema),
    array: (schema, name) => this.list(schema, name),
    string: (schema, name) => this.text(schema, name),
    boolean: () => true,
    integer: (schema, name) => Math.round(this.number(schema, name)),
    number: (schema, name) => this.number(schema, name),
  };

  constructor(options: Omit<SampleOptions, 'io'>) {
    this.role = options.role ?? 'member';
    this.texts = [...(options.texts ?? []), ...texts];
    this.numbers = options.numbers ?? [];
    this.fillsNullable = options.fillsNullable ?? false;
    this.now = options.now?.getTime() ?? Date.now();
    this.isLongest = options.isLongest ?? false;
  }

  of(schema: JsonSchema, name: string): unknown {
    if ('const' in schema) return schema.const;
    if (schema.enum) return this.choice(schema.enum, name);
    const options = schema.anyOf ?? schema.oneOf;
    if (options) return this.option(options, name);
    return this.makers[this.typeOf(schema, name)]?.(schema, name) ?? null;
  }

  private textsOf(name: string): string[] {
    return this.texts.filter(([named]) => named.test(name)).map(([, text]) => text);
  }

  private typeOf({ type = '' }: JsonSchema, name: string): string {
    if (typeof type === 'string') return type;
    const isThere = this.fillsNullable && !absent.test(name);
    return (isThere && type.find((each) => each !== 'null')) || 'null';
  }

  private choice(values: unknown[], name: string): unknown {
    const known = [...this.textsOf(name), name === 'role' ? this.role : undefined];
    return known.find((value) => values.includes(value)) ?? values[0];
  }

  private option(options: JsonSchema[], name: string): unknown {
    const isNullable = options.some(({ type }) => type === 'null');
    if (isNullable && absent.test(name)) return null;
    const some = options.find(({ type }) => type !== 'null');
    return some ? this.of(some, name) : null;
  }

  private object({ properties = {}, propertyNames, additionalProperties }: JsonSchema) {
    const possible = Object.entries(properties).filter(([, value]) => !value.not);
    const known = possible.map(([key, value]) => [key, this.of(value, key)]);
    const keys = (propertyNames?.enum ?? []).map(String);
    const more = keys.map((key) => [
      key,
      typeof additionalProperties === 'object' ? this.of(additionalProperties, key) : null,
    ]);
    return Object.fromEntries([...known, ...more]) as Record<string, unknown>;
  }

  private list({ items, prefixItems, maxItems = 1 }: JsonSchema, name: string): unknown[] {
    if (prefixItems) return prefixItems.map((item) => this.of(item, name));
    const length = this.isLongest ? maxItems : 1;
    return typeof items === 'object' ? Array.from({ length }, () => this.of(items, name)) : [];
  }

  private text({ format, pattern = '', maxLength = 0 }: JsonSchema, name: string): string {
    if (format === 'date-time') {
      const away = /until|expires|next/.test(name) ? hourMs : -hourMs;
      return new Date(this.now + away).toISOString();
    }
    const known = this.textsOf(name);
    if (format === 'date') {
      const day = known.find((text) => /^\d{4}-\d\d-\d\d$/.test(text));
      return day ?? new Date(this.now - dayMs).toISOString().slice(0, 10);
    }
    const form = new RegExp(pattern);
    const text = [...known, ...plainTexts].find((each) => form.test(each)) ?? '';
    return this.isLongest ? longestOf(text, { maxLength, form }) : text;
  }

  private number({ minimum = -Infinity, maximum = Infinity }: JsonSchema, name: string): number {
    const usual = this.isLongest && /^(?:limit|size)$/.test(name) ? maximum : Math.max(1, minimum);
    const [, known = usual] = this.numbers.find(([named]) => named.test(name)) ?? [];
    return Math.min(Math.max(known, minimum), maximum);
  }
}

function longestOf(text: string, { maxLength, form }: { maxLength: number; form: RegExp }): string {
  const longest = text.padEnd(maxLength, ` ${text}`).slice(0, maxLength);
  return longest && form.test(longest) ? longest : text;
}
