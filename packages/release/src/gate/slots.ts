import type { DeclaredExtension, DeclaredSlot } from '#document/extension.ts';
import type { Content, RemoteRelease } from '#document/release-document.ts';
import type { Refusal } from './refusal.ts';

/** Refuses slots that are declared wrongly, and extensions of slots that are gone, unknown or of another shape. */
export function* slotRefusals(content: Content, before: Content | null): Generator<Refusal> {
  const slots = slotsOf(content);
  const old = before && slotsOf(before);
  yield* declarationRefusals('shell', { routes: [], slots: content.shell.slots });
  for (const [name, { routes, slots: own, extensions = [] }] of remotesOf(content)) {
    yield* declarationRefusals(name, { routes, slots: own });
    const seen = new Set<string>();
    for (const extension of extensions) {
      const slot = slots.get(extension.slot);
      const what = `remote-${name} adds ${extension.module} to the slot ${extension.slot}`;
      const place = `${extension.slot} ${extension.module}`;
      if (seen.has(place))
        yield { code: 'EXTENSION_WRONG', message: `${what} twice. Declare it once.` };
      seen.add(place);
      if (slot) yield* extensionRefusals(what, { extension, slot });
      else yield missing(what, old?.has(extension.slot) ?? false);
    }
  }
}

const remotesOf = ({ remotes }: Content) => Object.entries(remotes);

const slotsOf = ({ shell, remotes }: Content) =>
  new Map(
    [shell, ...Object.values(remotes)].flatMap(({ slots = [] }) =>
      slots.map((slot) => [slot.name, slot]),
    ),
  );

function missing(what: string, wasThere: boolean): Refusal {
  if (wasThere) return { code: 'SLOT_REMOVED', message: `${what}, which would be gone.` };
  return { code: 'SLOT_UNKNOWN', message: `${what}, which no app has.` };
}

function* declarationRefusals(
  owner: string,
  { routes, slots = [] }: Pick<RemoteRelease, 'routes' | 'slots'>,
): Generator<Refusal> {
  const seen = new Set<string>();
  for (const { name, pages } of slots) {
    const what = `${owner === 'shell' ? 'The shell' : `remote-${owner}`} declares the slot ${name}`;
    if (!name.startsWith(`${owner}/`)) {
      yield { code: 'SLOT_WRONG', message: `${what}; its name must begin with ${owner}/.` };
    }
    if (seen.has(name)) yield { code: 'SLOT_WRONG', message: `${what} twice.` };
    seen.add(name);
    for (const page of pages) {
      const route = routes.find((each) => each.page === page);
      if (!route) yield { code: 'SLOT_WRONG', message: `${what} on a page it lacks, ${page}.` };
      if (route?.prerender) {
        const message = `${what} on ${route.path}, which is rendered ahead, and extensions are not.`;
        yield { code: 'SLOT_WRONG', message };
      }
    }
  }
}

interface Extending {
  extension: DeclaredExtension;
  slot: DeclaredSlot;
}

/** Every object has a `constructor` that no slot gives. */
const ownOf = (fields: DeclaredSlot['data'], field: string) =>
  Object.hasOwn(fields, field) ? fields[field] : undefined;

function* extensionRefusals(
  what: string,
  { extension: { data, when = {}, title }, slot }: Extending,
): Generator<Refusal> {
  if (slot.opensBy && !title) {
    const message = `${what}, which shows each under its title, but has none. Declare its title in English and French.`;
    yield { code: 'EXTENSION_WRONG', message };
  }
  for (const [field, kind] of Object.entries(data)) {
    const given = ownOf(slot.data, field);
    if (given === kind) continue;
    const instead = given === undefined ? 'the slot does not give' : `the slot gives as ${given}`;
    const message = `${what} and reads ${field} as ${kind}, which ${instead}.`;
    yield { code: 'SLOT_CHANGED', message };
  }
  for (const [field, value] of Object.entries(when)) {
    const given = ownOf(data, field);
    if (given === typeof value) continue;
    const message = `${what} when ${field} is ${JSON.stringify(value)}, but it is ${given ?? 'not given'}.`;
    yield { code: 'EXTENSION_WRONG', message };
  }
}
