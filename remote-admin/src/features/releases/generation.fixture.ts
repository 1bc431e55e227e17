import type { Generation } from '@camp/contracts/staff/releases';

/** A generation that a person published, with nothing in it but what is given. */
export const generationOf = (number: number, more: Partial<Generation> = {}): Generation => ({
  generation: number,
  created_at: `2026-11-0${number}T07:00:00.000Z`,
  by: 'ana',
  made_by: 'person',
  smoke: null,
  is_kept: false,
  builds: [],
  removed: [],
  canaries: [],
  canary_changes: [],
  ...more,
});
