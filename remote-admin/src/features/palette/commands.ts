import type { StaffScope } from '@camp/staff/staff-scope';

interface OnPeople {
  scopes: readonly StaffScope[];
  /** Follows the address of a person's page. */
  query: string;
}

const anyStaff = ['admin', 'moderator'] as const;

/** Acts on the person who is named after them: the palette opens their page with the question, or the part, open. */
export const onPeople = {
  suspend: { scopes: anyStaff, query: '?do=suspend' },
  clear: { scopes: anyStaff, query: '?do=clear' },
  edit: { scopes: ['admin'], query: '?do=edit' },
  delete: { scopes: ['admin'], query: '?do=delete' },
  signIn: { scopes: anyStaff, query: '?tab=sign-in' },
  mails: { scopes: ['admin'], query: '?tab=mails' },
  history: { scopes: anyStaff, query: '?tab=history' },
  notes: { scopes: anyStaff, query: '?tab=notes' },
} as const satisfies Record<string, OnPeople>;

export type CommandName = keyof typeof onPeople | 'rollBack';

const names = [...(Object.keys(onPeople) as (keyof typeof onPeople)[]), 'rollBack'] as const;

interface Command {
  name: CommandName;
  /** The name of a person or an app, as typed. */
  of: string;
}

/** Reads a command, such as `suspend kim`, by its words in the language of the page; null where there is none. */
export function commandIn(
  typed: string,
  words: Readonly<Record<CommandName, string>>,
  scope: StaffScope,
): Command | null {
  const text = typed.toLowerCase();
  const name = names.find((each) => text.startsWith(`${words[each]} `) && isFor(each, scope));
  return name ? { name, of: typed.slice(words[name].length).trim() } : null;
}

/** Returns the commands that the text begins, for who has not typed a name yet: `roll` begins `roll back`. */
export function commandsBegun(
  typed: string,
  words: Readonly<Record<CommandName, string>>,
  scope: StaffScope,
): CommandName[] {
  const text = typed.toLowerCase().trim();
  if (text.length < minBegun) return [];
  return names.filter((each) => words[each].startsWith(text) && isFor(each, scope));
}

/** Fewest letters that are taken for the beginning of a command. */
const minBegun = 2;

function isFor(name: CommandName, scope: StaffScope): boolean {
  const scopes: readonly StaffScope[] = name === 'rollBack' ? ['admin'] : onPeople[name].scopes;
  return scopes.includes(scope);
}
