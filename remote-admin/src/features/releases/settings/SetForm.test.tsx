import type { Setting } from '@camp/contracts/staff/app-settings';
import { InRouter } from '@camp/shell-api/in-router.fixture';
import { setLanguage } from '@camp/ui/i18n/language';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SetForm } from './SetForm.tsx';

const label = { en: 'Days ahead', fr: 'Jours à venir' };
const days: Setting = {
  name: 'days',
  kind: 'setting',
  declared: { kind: 'number', default: 3, minimum: 1, maximum: 7, label },
  set: [],
};

/** Shows the form, over an API that refuses what is sent. */
async function show(refusal: object): Promise<void> {
  const body = { error: 'Please check.', code: 'VALIDATION', key: 'invalidFields', ...refusal };
  globalThis.fetch = jest.fn<typeof fetch>(async () => Response.json(body, { status: 422 }));
  const apps = [{ app: 'remote-account', settings: [days] }];
  await act(async () =>
    render(
      <InRouter session={{ status: 'signed-out' }}>
        <SetForm seen={7} apps={apps} onClose={() => undefined} />
      </InRouter>,
    ),
  );
}

const send = (button: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: button })));

test.each<[string, string, part: string, key: string, params: object, text: string]>([
  ['share', 'Percentage of visitors', 'percentage', 'atMost', { most: 99 }, 'Use 99 or less.'],
  ['people', 'Usernames', 'usernames', 'tooMany', { most: 50 }, 'At most 50 entries.'],
  ['people', 'Usernames', 'usernames.1', 'tooLong', { most: 20 }, 'At most 20 characters.'],
  ['roles', 'Role', 'roles.0', 'invalid', {}, 'This is not valid.'],
])(
  'what is refused of %s is said at the field %s (%s) [app-settings-9]',
  async (whom, field, ...[part, key, params, text]) => {
    const name = `for.${part}`;

    await show({ fields: { [name]: text }, fieldKeys: { [name]: { key, params } } });
    fireEvent.change(screen.getByLabelText('For'), { target: { value: whom } });
    const names = screen.queryByLabelText('Usernames');
    if (names) fireEvent.change(names, { target: { value: 'ana bo' } });

    await send('Set');

    const refused = screen.getByLabelText(field);
    expect(refused.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(refused);
  },
);

afterEach(() => act(() => setLanguage('en')));

test('what a setting takes is said in French, too [app-settings-9]', async () => {
  const sentence = {
    key: 'settingValue',
    params: { app: 'remote-account', name: 'days', taken: '1–7' },
  };
  await act(() => setLanguage('fr'));
  await show({ ...sentence, fields: { value: 'Takes 1–7.' }, fieldKeys: { value: sentence } });

  await send('Régler');

  expect(screen.getByLabelText('Valeur').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/accepte ces valeurs pour days\s:\s1–7/)).toBeTruthy();
});
