import type { CallInput } from '@camp/contracts/client/endpoint';
import type { SettingValue } from '@camp/contracts/site/app-settings';
import type { NamedAudience } from '@camp/contracts/site/app-setting-schemas';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { type Role, roles } from '@camp/contracts/site/roles';
import { changeAppSetting, type Setting } from '@camp/contracts/staff/app-settings';
import { api, notify, useMutation, useQueryClient, useSession } from '@camp/shell-api';
import { ActFailure } from '@camp/ui/acts/ActFailure';
import { Form } from '@camp/ui/fields/Form';
import { FormButtons } from '@camp/ui/fields/FormButtons';
import { SelectField } from '@camp/ui/fields/SelectField';
import { TextAreaField } from '@camp/ui/fields/TextAreaField';
import { TextField } from '@camp/ui/fields/TextField';
import { useApiForm } from '@camp/ui/forms/useApiForm';
import { refusedFields } from '@camp/ui/forms/field-errors';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage, isApiCallError } from '@camp/ui/i18n/error-message';
import { useAppName } from '#features/releases/app-names.ts';
import { releasesKey } from '#features/releases/releases.queries.ts';
import { messages } from './messages.ts';
import { useSettingTexts } from './setting-texts.ts';

export interface SetFormProps {
  /** The generation on screen. */
  seen: number;
  apps: readonly { app: string; settings: readonly Setting[] }[];
  onClose: () => void;
}

interface Values {
  /** Place of the setting among those that can be chosen. */
  setting: string;
  value: string;
  for: 'me' | NamedAudience['kind'];
  percentage: string;
  role: Role;
  usernames: string;
  reason: string;
}

/** Asks for a value, for whom it is, and why. */
export function SetForm({ seen, apps, onClose }: SetFormProps) {
  const texts = useMessages(messages);
  const { nameOf, valueText } = useSettingTexts();
  const appName = useAppName();
  const me = useOwnUsername();
  const choices = apps.flatMap(({ app, settings }) =>
    settings.flatMap((setting) => (setting.kind === 'unknown' ? [] : [{ app, setting }])),
  );
  const { form, field, failure, isPending, submit } = useApiForm({
    values: firstValues(choices[0]?.setting),
    call: useSetting(onClose),
    toBody: (given: Values) => bodyOf(given, { seen, choices, me }),
    moreErrors: (error) => errorsAtFields(error, texts.failedToSet),
  });
  const [place, audience] = form.watch(['setting', 'for']);
  const chosen = choices[Number(place)]?.setting;
  const values = chosen ? valuesOf(chosen) : [];

  return (
    <Form
      label={texts.setOther}
      error={failure && <ActFailure error={failure} text={texts.failedToSet} />}
      onSubmit={submit}
    >
      {choices.length > 1 && (
        <SelectField
          label={texts.fields.setting}
          options={choices.map(({ app, setting }, at) => ({
            value: String(at),
            label: `${appName(app)}: ${nameOf(setting)}`,
          }))}
          {...field('setting', {
            onChange: ({ target }: { target: HTMLSelectElement }) =>
              form.setValue('value', firstValue(choices[Number(target.value)]?.setting)),
          })}
        />
      )}
      {values.length > 0 ? (
        <SelectField
          label={texts.fields.value}
          options={values.map((value) => ({ value: String(value), label: valueText(value) }))}
          {...field('value')}
        />
      ) : (
        <TextField label={texts.fields.value} inputMode="decimal" {...field('value')} />
      )}
      <SelectField
        label={texts.fields.for}
        options={(['me', 'people', 'roles', 'share', 'everyone'] as const).map((value) => ({
          value,
          label: texts.audiences[value],
        }))}
        {...field('for')}
      />
      {audience === 'share' && (
        <TextField
          label={texts.fields.percentage}
          inputMode="numeric"
          {...field('percentage', { required: 'required' })}
        />
      )}
      {audience === 'roles' && (
        <SelectField
          label={texts.fields.role}
          options={roles.map((value) => ({ value, label: texts.roles[value] }))}
          {...field('role')}
        />
      )}
      {audience === 'people' && (
        <TextField
          label={texts.fields.usernames}
          hint={texts.usernamesHint}
          autoComplete="off"
          spellCheck={false}
          {...field('usernames', { required: 'required' })}
        />
      )}
      <TextAreaField
        label={texts.fields.reason}
        rows={2}
        maxLength={fieldLengths.reason}
        {...field('reason')}
      />
      <FormButtons
        cancelLabel={texts.cancel}
        onCancel={onClose}
        pending={isPending}
        pendingLabel={texts.pending}
      >
        {texts.save}
      </FormButtons>
    </Form>
  );
}

type Body = CallInput<typeof changeAppSetting>['body'];

function useSetting(onDone: () => void) {
  const texts = useMessages(messages);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => api(changeAppSetting, { body }),
    onSuccess: async () => {
      notify({ tone: 'success', text: texts.done });
      await queries.invalidateQueries({ queryKey: releasesKey });
      onDone();
    },
  });
}

function useOwnUsername(): string {
  const { session } = useSession();
  return session.status === 'signed-in' ? session.user.username : '';
}

/** Returns errors by the fields that the form has for parts of what is sent, in the language on screen. */
function errorsAtFields(error: unknown, fallback: string): Partial<Record<keyof Values, string>> {
  if (!isApiCallError(error)) return {};
  const isWhole = error.sentence?.key !== 'invalidFields';
  const found = refusedFields(error, Object.keys(error.fields ?? {})).map(([name, text]) => {
    const [field = '', part] = name.split('.');
    /* Of a setting or of people, the sentence at the field is that of the whole error. */
    if (part === undefined) return [field, isWhole ? errorMessage(error, fallback) : text];
    return [fieldOfPart[part] ?? field, text];
  });
  const own = firstValues(undefined);
  return Object.fromEntries(found.filter(([field = '']) => field in own));
}

const fieldOfPart: Readonly<Record<string, keyof Values>> = {
  percentage: 'percentage',
  roles: 'role',
  usernames: 'usernames',
};

const firstValues = (setting: Setting | undefined): Values => ({
  setting: '0',
  value: firstValue(setting),
  /* People see first for themselves what it does. */
  for: 'me',
  percentage: '10',
  role: 'admin',
  usernames: '',
  reason: '',
});

/** The value that it is likely to be set to: a switch to off, a flag to the other value than it has. */
function firstValue(setting: Setting | undefined): string {
  const { declared } = setting ?? {};
  if (!declared) return 'false';
  return String(declared.kind === 'flag' ? !declared.default : declared.default);
}

/** The values that can be chosen; none for a number, which is written. */
function valuesOf({ declared }: Setting): SettingValue[] {
  if (declared?.kind === 'number') return [];
  return declared?.kind === 'choice' ? [...declared.choices] : [true, false];
}

interface Context {
  seen: number;
  choices: readonly { app: string; setting: Setting }[];
  me: string;
}

function bodyOf(given: Values, { seen, choices, me }: Context): Body | null {
  const chosen = choices[Number(given.setting)];
  if (!chosen) return null;
  const { app, setting } = chosen;
  const { reason } = given;
  const value = valueIn(given.value, setting);
  return { seen, app, name: setting.name, value, for: audienceIn(given, me), reason };
}

function valueIn(text: string, { declared }: Setting): SettingValue {
  if (declared?.kind === 'number') return numberIn(text);
  return declared?.kind === 'choice' ? text : text === 'true';
}

/** Text that is no number goes as it is, to be refused: as JSON it would be null, and take the value back. */
function numberIn(text: string): SettingValue {
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) ? number : text;
}

function audienceIn({ for: kind, ...given }: Values, me: string): NamedAudience {
  switch (kind) {
    case 'everyone':
      return { kind };
    case 'me':
      return { kind: 'people', usernames: [me] };
    case 'people':
      return { kind, usernames: given.usernames.split(/[\s,]+/).filter(Boolean) };
    case 'roles':
      return { kind, roles: [given.role] };
    case 'share':
      return { kind, percentage: Number(given.percentage) };
  }
}
