import * as z from 'zod/mini';
import { fieldMessage } from '#sentences/field-messages.ts';
import { accesses, roleAliases, roles } from './roles.ts';

/* Apart from the roles, which every page needs, so that a first view is without the schemas' library. */

export const roleSchema = z.enum(roles);

export const accessSchema = z.enum(accesses);

/** A role as the API takes it, also by its other names. */
export const roleInput = z.pipe(
  z.enum([...roles, 'paid', 'ordinary'], fieldMessage('role')),
  z.transform((name) => roleAliases[name]),
);
