import { maxAuditActions } from '@camp/contracts/staff/audit';
import { useQuery } from '@camp/shell-api';
import { Menu, MenuCheckbox } from '@camp/ui/actions/Menu';
import { Icon } from '@camp/ui/artwork/Icon';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { auditActionsQuery } from '#features/audit/audit.queries.ts';
import styles from '#features/audit/audit.module.css';
import { messages } from '#features/audit/messages.ts';
import chip from '#filters/filters.module.css';

interface Props {
  chosen: readonly string[];
  onChange: (actions: string[]) => void;
}

/** A menu of the actions that occur in the log; several can be chosen. */
export function ActionsFilter({ chosen, onChange }: Props) {
  const texts = useMessages(messages);
  const { data, error } = useQuery(auditActionsQuery);
  /* An action from the address is listed even if the log lacks it, so that it can be unchecked. */
  const actions = [...new Set([...(data?.actions ?? []), ...chosen])].toSorted();
  const isFull = chosen.length >= maxAuditActions;
  const isOn = chosen.length > 0;

  return (
    <div className={chip.chip} data-on={isOn}>
      <Menu
        trigger={
          <button type="button" className={chip.chipButton}>
            <span className={styles.selected} title={chosen.join(', ')}>
              {isOn
                ? `${texts.filter.actions}: ${summaryOf(chosen, texts.filter)}`
                : texts.filter.actions}
            </span>
            <Icon name="chevron-down" />
          </button>
        }
      >
        {actions.map((action) => (
          <MenuCheckbox
            key={action}
            checked={chosen.includes(action)}
            disabled={isFull && !chosen.includes(action)}
            onCheckedChange={(isChosen) =>
              onChange(isChosen ? [...chosen, action] : chosen.filter((other) => other !== action))
            }
          >
            {action}
          </MenuCheckbox>
        ))}
        {!data && <p className={styles.hint}>{error ? texts.failed : texts.loading}</p>}
        {data && actions.length === 0 && <p className={styles.hint}>{texts.filter.noActions}</p>}
        {isFull && (
          <p className={styles.hint}>{texts.filter.maxActions({ count: maxAuditActions })}</p>
        )}
      </Menu>
    </div>
  );
}

function summaryOf(chosen: readonly string[], texts: (typeof messages)['fr']['filter']): string {
  const [first = ''] = chosen;
  return chosen.length === 1 ? first : texts.severalActions({ count: chosen.length });
}
