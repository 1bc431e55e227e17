import { changeClosureMails, readClosureMails } from '@camp/contracts/places/closure-mails';
import {
  api,
  queryOptions,
  retryDuringOutage,
  useMutation,
  useQuery,
  useQueryClient,
} from '@camp/shell-api';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { CheckboxField } from '@camp/ui/fields/CheckboxField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { messages } from './messages.ts';

const closureMailsQuery = queryOptions({
  queryKey: ['closure-mails'],
  queryFn: async ({ signal }) => (await api(readClosureMails, { signal })).closure_mails,
  refetchInterval: retryDuringOutage,
});

/** Lets members choose to be notified by mail when a saved place closes or opens again. */
export function ClosureMails() {
  const texts = useMessages(messages);
  const queries = useQueryClient();
  const query = useQuery(closureMailsQuery);
  const change = useMutation({
    mutationFn: async (is_on: boolean) =>
      (await api(changeClosureMails, { body: { is_on } })).closure_mails,
    onSuccess: (setting) => queries.setQueryData(closureMailsQuery.queryKey, setting),
  });

  return (
    <section aria-label={texts.mails}>
      <QueryView query={query} loading={texts.mailsLoading} failed={texts.mailsFailed}>
        {({ is_on, is_sending }) => (
          <CheckboxField
            label={texts.mailMe}
            hint={is_sending ? texts.mailMeHint : texts.mailsOfSamples}
            checked={change.isPending ? change.variables : is_on}
            onChange={({ currentTarget }) => {
              if (!change.isPending) change.mutate(currentTarget.checked);
            }}
            error={change.error ? errorMessage(change.error, texts.notDone) : undefined}
          />
        )}
      </QueryView>
    </section>
  );
}
