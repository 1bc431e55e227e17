import { roles } from '#site/roles.ts';
import * as z from 'zod/mini';
import { atMost } from '#site/at-most.ts';

/** Most characters of a name, and of what is typed. */
const maxText = 120;

const text = z.string().check(z.minLength(1), atMost(maxText));

/** Roles of what is pressed; it is found by its name for assistive technology. */
const pressable = z.enum(['button', 'link', 'tab', 'checkbox', 'switch', 'menuitem', 'option']);

/** One act of the visitor, or one thing that is to be seen then. */
const stepSchema = z.union([
  z.strictObject({ press: pressable, named: text }),
  /** Types into the field with this label. */
  z.strictObject({ fill: text, with: text }),
  z.strictObject({ see: text }),
  z.strictObject({ goBack: z.literal(true) }),
]);

export const journeySchema = z.strictObject({
  /** For a sentence: `a member saves a place`. */
  name: text,
  /** Role of the visitor; absent signed out. */
  as: z.optional(z.enum(roles)),
  /** Address of one of the app's own pages, where it begins. */
  at: z.string().check(atMost(maxText), z.startsWith('/')),
  steps: z.array(stepSchema).check(z.minLength(1), z.maxLength(20)),
});

export type JourneyStep = z.infer<typeof stepSchema>;

/**
 * A way through an app's pages that the smoke start takes before a build of it, or of the shell, goes live, in English
 * and against samples of the API's answers (docs/decisions/releases.md#0350).
 */
export type Journey = z.infer<typeof journeySchema>;
