import { Refusal } from '#http/refusal.ts';

export const noSuchMail = () => new Refusal('NOT_FOUND', 'There is no such mail.');
