import { useMessages } from '@camp/ui/i18n/define-messages';
import { ServiceSign } from './ServiceSign.tsx';
import { serviceKindNames, serviceKinds } from './service-kinds.ts';
import styles from './ServiceKinds.module.css';

/** The kinds of services, each with its sign. */
export function ServiceKinds() {
  const kinds = useMessages(serviceKinds);

  return (
    <ul className={styles.kinds}>
      {serviceKindNames.map((kind) => (
        <li key={kind} className={styles.kind}>
          <ServiceSign kind={kind} />
          <h3>{kinds[kind].name}</h3>
          <p>{kinds[kind].text}</p>
        </li>
      ))}
    </ul>
  );
}
