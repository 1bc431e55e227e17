import { Button } from '@camp/ui/actions/Button';
import { CheckboxField } from '@camp/ui/fields/CheckboxField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatTime } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { Section } from '@camp/ui/layout/Section';
import { Cluster } from '@camp/ui/layout/spacing';
import { checks, useChecked } from './checked.ts';
import { messages } from './messages.ts';
import styles from './alerts.module.css';

/** Anchor of the packing card. */
export const packingId = 'before-you-leave';

/** A packing card: four checks to tick off, kept on the device, and on paper one page with the links above. */
export function BeforeYouLeave() {
  const language = useLanguage();
  const { packing } = useMessages(messages);
  const { checked, tick, clear } = useChecked();
  const done = checks.filter((check) => checked[check] !== undefined).length;

  return (
    <Section id={packingId} title={packing.title}>
      <p>{packing.lead}</p>
      <div className={styles.packing}>
        <ul className={styles.checks}>
          {checks.map((check) => {
            const at = checked[check];
            return (
              <li key={check}>
                <CheckboxField
                  label={packing.checks[check]}
                  hint={
                    at === undefined ? packing.open : packing.at({ time: formatTime(at, language) })
                  }
                  checked={at !== undefined}
                  onChange={({ target }) => tick(check, target.checked)}
                />
              </li>
            );
          })}
        </ul>
        <p role="status">{done === checks.length ? packing.done : packing.count({ done })}</p>
        <Cluster gap="12px" className={styles.onScreen}>
          <Button variant="secondary" onClick={() => window.print()}>
            {packing.print}
          </Button>
          {done > 0 && (
            <Button variant="ghost" onClick={clear}>
              {packing.clear}
            </Button>
          )}
        </Cluster>
      </div>
    </Section>
  );
}
