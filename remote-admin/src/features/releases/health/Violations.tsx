import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import type { BuildHealth } from '@camp/contracts/releases';
import styles from './BuildHealth.module.css';

interface Props extends Pick<BuildHealth, 'violations'> {
  title: string;
}

/** What the security policy kept out, by the directive that did. */
export function Violations({ title, violations }: Props) {
  const language = useLanguage();
  if (violations.length === 0) return null;

  return (
    <div className={styles.list}>
      <p>{title}</p>
      <ul>
        {violations.map(({ directive, count }) => (
          <li key={directive}>
            <code>{directive}</code> · {formatNumber(count, language)}
          </li>
        ))}
      </ul>
    </div>
  );
}
