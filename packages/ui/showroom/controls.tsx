import { Button } from '#actions/Button.tsx';
import { CheckboxField } from '#fields/CheckboxField.tsx';
import { CodeField } from '#fields/CodeField.tsx';
import { PasswordField } from '#fields/PasswordField.tsx';
import { SearchField } from '#fields/SearchField.tsx';
import { SelectField } from '#fields/SelectField.tsx';
import { TextAreaField } from '#fields/TextAreaField.tsx';
import { TextField } from '#fields/TextField.tsx';
import { useMessages } from '#i18n/define-messages.ts';
import { messages } from './messages.ts';
import styles from './Showroom.module.css';

const variants = ['primary', 'secondary', 'ghost', 'danger', 'dangerSolid'] as const;
const sizes = ['medium', 'small', 'row'] as const;

/** Each variant in each size, then disabled, then pending. */
export function Buttons() {
  const texts = useMessages(messages);

  return (
    <>
      {sizes.map((size) => (
        <div key={size} className={styles.row}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {texts.save}
            </Button>
          ))}
        </div>
      ))}
      <div className={styles.row}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {texts.save}
          </Button>
        ))}
      </div>
      <div className={styles.row}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} pending pendingLabel={texts.saving}>
            {texts.save}
          </Button>
        ))}
      </div>
    </>
  );
}

export function Fields() {
  const texts = useMessages(messages);
  const roles = [{ value: '', label: texts.anyRole }];

  return (
    <div className={styles.columns}>
      <TextField label={texts.name} hint={texts.nameHint} defaultValue="Amélie" />
      <TextField label={texts.name} error={texts.nameError} defaultValue={'Amélie '.repeat(9)} />
      <TextField label={texts.name} disabled defaultValue="Amélie" />
      <TextAreaField label={texts.name} rows={3} defaultValue={'Amélie\nTremblay'} />
      <PasswordField label={texts.password} defaultValue="campfire" />
      <CodeField label={texts.code} defaultValue="123456" />
      <SelectField label={texts.role} options={roles} />
      <SearchField label={texts.search} placeholder={texts.search} />
      <CheckboxField label={texts.remember} />
      <CheckboxField label={texts.remember} defaultChecked />
      <CheckboxField label={texts.remember} disabled />
    </div>
  );
}
