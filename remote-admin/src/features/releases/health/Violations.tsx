import type { BuildHealth } from '@camp/contracts/releases';
import { useFormats } from '#features/releases/useFormats.ts';
import styles from './BuildHealth.module.css';

interface Props extends Pick<BuildHealth, 'violations'> {
  title: string;
}

/** What the security policy kept out, by the directive that did. */
export function Violations({ title, violations }: Props) {
  const { count: shown } = useFormats();
  if (violations.length === 0) return null;

  return (
    <div className={styles.list}>
      <p>{title}</p>
      <ul>
        {violations.map(({ directive, count }) => (
          <li key={directive}>
            <code>{directive}</code> · {shown(count)}
          </li>
        ))}
      </ul>
    </div>
  );
}
