import { ApiCallError } from '@camp/contracts/client/api-call-error';
import { encodeMessage } from '@camp/contracts/sentences/language';
import { profileBody } from '@camp/contracts/account/profile';
import { expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { fieldText, refusedFields } from './field-errors.ts';

const refusal = (message: string, fields = {}) =>
  new ApiCallError({ message, status: 422, code: 'VALIDATION', fields });

test('a sentence that we know is landed as its key, so that it follows the language', () => {
  const error = new ApiCallError({
    message: 'Check the form.',
    status: 422,
    code: 'VALIDATION',
    fields: { bio: 'At most 500 characters.', location: 'Said by a newer API.' },
    fieldSentences: {
      bio: { key: 'tooLong', params: { most: 500 } },
      location: { key: 'newKey' },
    },
  });

  const landed = refusedFields(error, ['bio', 'location']);

  expect(landed).toEqual([
    ['bio', encodeMessage({ key: 'tooLong', params: { most: 500 } })],
    ['location', 'Said by a newer API.'],
  ]);
});

test('the inputs say it all only when the form shows a refused field', () => {
  const error = refusal('Check the form.', { email: 'Taken.' });

  expect(refusedFields(error, ['username', 'email'])).toEqual([['email', 'Taken.']]);
  expect(refusedFields(error, ['username'])).toEqual([]);
  expect(refusedFields(new Error('No.'), ['email'])).toEqual([]);
});

test('a field’s error follows the language, also one that no check of ours names', () => {
  const tooLong = profileBody.safeParse({ bio: 'x'.repeat(501) }).error?.issues[0]?.message ?? '';
  const unnamed = z.int().safeParse('x').error?.issues[0]?.message ?? '';

  expect(fieldText(tooLong, 'en')).toBe('At most 500 characters.');
  expect(fieldText(tooLong, 'fr')).toBe('Au plus 500 caractères.');
  expect(fieldText(unnamed, 'en')).toBe('This is not valid.');
  expect(fieldText(unnamed, 'fr')).toBe('Cette valeur n’est pas valide.');
  expect(fieldText('Les mots de passe diffèrent.', 'fr')).toBe('Les mots de passe diffèrent.');
});
