import { useMessages } from '@camp/ui/i18n/define-messages';
import { Section } from '@camp/ui/layout/Section';
import styles from './Biography.module.css';
import { messages } from './messages.ts';

interface Props {
  text: string | null;
  name: string;
}

/** What the member wrote about themselves, line breaks kept. */
export function Biography({ text, name }: Props) {
  const { about, noBio } = useMessages(messages);

  return (
    <Section title={about}>
      {text ? (
        <p className={styles.text}>{text}</p>
      ) : (
        <p className={styles.nothing}>{noBio(name)}</p>
      )}
    </Section>
  );
}
