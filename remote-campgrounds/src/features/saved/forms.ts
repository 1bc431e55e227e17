import { lazy } from 'react';

/* The page opens without its forms (the gate limits its size). */
export const NameForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "saved-forms" */ './NameForm.tsx')).NameForm,
}));
export const NoteForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "saved-forms" */ './NoteForm.tsx')).NoteForm,
}));
