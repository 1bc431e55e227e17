import type { Language } from '#sentences/language.ts';

interface SettingName {
  /** Its name on screen. */
  label: Readonly<Record<Language, string>>;
}

/** A setting of an app that staff change without a build (docs/decisions/releases.md#0356), with the value that it has until then. */
export type DeclaredSetting = SettingName &
  (
    | { kind: 'flag'; default: boolean }
    | { kind: 'number'; default: number; minimum: number; maximum: number }
    | { kind: 'choice'; default: string; choices: readonly string[] }
  );

export type SettingValue = boolean | number | string;

type ValueOf<Declared extends DeclaredSetting> = Declared extends { kind: 'flag' }
  ? boolean
  : Declared extends { choices: readonly (infer Choice)[] }
    ? Choice
    : number;

type DeclaredSettings = Readonly<Record<string, DeclaredSetting>>;

/** The settings of an app: its name without `remote-`, and each by its own name. */
export interface AppSettings<Declared extends DeclaredSettings = DeclaredSettings> {
  app: string;
  declared: Declared;
}

export type SettingValues<Declared extends DeclaredSettings> = {
  readonly [Name in keyof Declared]: ValueOf<Declared[Name]>;
};

/** Declares settings, for the manifest and for the code that reads them. */
export const defineSettings = <const Declared extends DeclaredSettings>(
  app: string,
  declared: Declared,
): AppSettings<Declared> => ({ app, declared });

/** Values that were set, by app and by setting. */
export type SetValues = Readonly<Record<string, Readonly<Record<string, SettingValue>>>>;

/** True if a setting can have a value; a build may know it as another kind than the value was set for. */
export function isValueOf(declared: DeclaredSetting, value: unknown): value is SettingValue {
  if (declared.kind === 'flag') return typeof value === 'boolean';
  if (declared.kind === 'choice') return declared.choices.some((choice) => choice === value);
  return typeof value === 'number' && value >= declared.minimum && value <= declared.maximum;
}

/** A part that every app has without declaring it: a switch for each of its pages and of its extensions. */
type SwitchedPart = 'page' | 'extension';

/** Name of the switch of a page, or of an extension's module: `page/hub`. */
export const switchOf = (part: SwitchedPart, name: string): string => `${part}/${name}`;

/** True if a page or an extension of an app is switched off. */
export const isSwitchedOff = (
  values: SetValues,
  { app, part, name }: { app: string; part: SwitchedPart; name: string },
): boolean => values[app]?.[switchOf(part, name)] === false;
