import * as z from 'zod/mini';
import { rankOf, type Role } from './roles.ts';

/** Who may open a page, declared by each remote for each of its routes. */
export const accessSchema = z.enum(['anyone', 'signed-in', 'moderator', 'admin']);

export type Access = z.infer<typeof accessSchema>;

/** Whether a visitor (null when signed out) may open a page; anything unknown is refused. */
export function mayOpen(access: Access, role: Role | null): boolean {
  if (access === 'anyone') return true;
  if (role === null) return false;
  if (access === 'signed-in') return true;
  if (access === 'moderator') return rankOf(role) >= rankOf('mod');
  return access === 'admin' && rankOf(role) >= rankOf('admin_jr');
}
