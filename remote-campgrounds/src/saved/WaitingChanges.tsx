import { ApiCallError } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { isolatedName } from '@camp/ui/data/PersonName';
import { Notice } from '@camp/ui/feedback/Notice';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { Cluster, Stack } from '@camp/ui/layout/spacing';
import { useSavedPlaces } from './saved.queries.ts';
import { endWaiting, type WaitingChange } from './waiting-changes.ts';
import { messages } from './waiting-messages.ts';

interface Props {
  person: number;
  changes: readonly WaitingChange[];
}

/** Lists a person's changes that wait for the network, and those that were refused. */
export function WaitingChanges({ person, changes }: Props) {
  const texts = useMessages(messages);
  const refused = changes.filter(({ refusal }) => refusal);
  const waiting = changes.filter(({ refusal }) => !refusal);

  return (
    <>
      {waiting.length > 0 && (
        <Notice tone="info">
          <p>{texts.waiting({ count: waiting.length })}</p>
          <Changes person={person} changes={waiting} />
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="warning">
          <p>{texts.refused({ count: refused.length })}</p>
          <Changes person={person} changes={refused} />
        </Notice>
      )}
    </>
  );
}

function Changes({ person, changes }: Props) {
  const texts = useMessages(messages);
  const { data } = useSavedPlaces(person);
  const textOf = useChangeText();
  const listOf = (change: WaitingChange) => data?.lists.find(({ id }) => id === change.list)?.name;

  return (
    <Stack as="ul" gap="4px">
      {changes.map((change) => {
        const text = textOf(change);
        const list = listOf(change);
        return (
          <li key={change.id}>
            <Cluster gap="8px" align="center" justify="between">
              <span>
                {list ? texts.inList({ what: text, list: isolatedName(list) }) : text}
                {change.refusal && ` ${reasonOf(change.refusal)}`}
              </span>
              <Button
                variant="secondary"
                size="small"
                aria-label={texts.discardOne({ what: text })}
                onClick={() => void endWaiting(person, change.id)}
              >
                {texts.discard}
              </Button>
            </Cluster>
          </li>
        );
      })}
    </Stack>
  );
}

const reasonOf = (refusal: NonNullable<WaitingChange['refusal']>) =>
  errorMessage(new ApiCallError(refusal), '');

function useChangeText(): (change: WaitingChange) => string {
  const texts = useMessages(messages).change;

  return (change) => {
    if (change.act === 'remove') return texts.remove({ name: change.name });
    if (change.act === 'save') {
      const { name, body, seen } = change;
      return seen === undefined
        ? texts.save({ name })
        : texts.note({ name, note: body.note ?? '' });
    }
    const { name, order } = change.body;
    const parts = [
      name !== undefined && texts.rename({ name: isolatedName(name) }),
      order && texts.order,
    ];
    return parts.filter((part) => typeof part === 'string').join(' · ');
  };
}
