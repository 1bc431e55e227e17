import type { SettingValue } from '@camp/contracts/site/app-settings';
import type { NamedAudience } from '@camp/contracts/site/app-setting-schemas';
import type { Setting } from '@camp/contracts/staff/app-settings';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatPercent } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { messages } from './messages.ts';

/** Returns how settings, values and those whom they are for are called on screen. */
export function useSettingTexts() {
  const texts = useMessages(messages);
  const language = useLanguage();

  const nameOf = ({ name, declared }: Pick<Setting, 'name' | 'declared'>): string => {
    if (declared) return declared.label[language];
    const [part, own] = name.split('/');
    if (own === undefined) return name;
    return part === 'page' ? texts.page({ name: own }) : texts.extension({ name: own });
  };
  const valueText = (value: SettingValue): string =>
    typeof value === 'boolean' ? texts.values[value ? 'on' : 'off'] : String(value);
  const audienceText = (audience: NamedAudience): string => {
    switch (audience.kind) {
      case 'everyone':
        return texts.everyone;
      case 'share':
        return texts.share({ percent: formatPercent(audience.percentage / 100, language) });
      case 'roles':
        return audience.roles.map((role) => texts.roles[role]).join(', ');
      case 'people':
        return audience.usernames.join(', ');
    }
  };
  return { nameOf, valueText, audienceText };
}
