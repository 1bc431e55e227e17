import * as z from 'zod/mini';
import { accesses, roles } from './roles.ts';

/* Apart from the roles, which every page needs, so that a first view is without the schemas' library. */

export const roleSchema = z.enum(roles);

export const accessSchema = z.enum(accesses);
