import {
  confirmRemoval,
  readRemoval,
  stopRemoval,
} from '@camp/contracts/account/second-factor-removal';
import {
  announceAuthChange,
  api,
  ApiCallError,
  Link,
  queryOptions,
  useMutation,
  useQuery,
} from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Notice } from '@camp/ui/feedback/Notice';
import { Reason } from '@camp/ui/feedback/Reason';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { formatMoment } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { Cluster, Stack } from '@camp/ui/layout/spacing';
import { useHeadingFocus } from '#forms/useHeadingFocus.ts';
import { messages } from './messages.ts';

const removalQuery = (token: string) =>
  queryOptions({
    queryKey: ['second-factor-removal', token],
    queryFn: ({ signal }) => api(readRemoval, { body: { token }, signal }),
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });

/** Returns why a link no longer works; null for any other error. */
function endOf(error: unknown): keyof typeof messages.en.over | null {
  if (!(error instanceof ApiCallError)) return null;
  if (error.code === 'TOKEN_EXPIRED') return 'expired';
  if (error.code === 'TOKEN_USED') return 'used';
  return error.code === 'TOKEN_INVALID' || error.code === 'VALIDATION' ? 'invalid' : null;
}

/** Says what a mailed link can do to the second step, with the buttons to remove or keep it. */
export function Removal({ token }: { token: string }) {
  const texts = useMessages(messages);
  const removal = useQuery(removalQuery(token));
  const answer = useMutation({
    mutationFn: (call: typeof confirmRemoval | typeof stopRemoval) =>
      api(call, { body: { token } }),
    onSuccess: () => {
      /* A removal ends every session of the account, possibly one in this browser. */
      announceAuthChange();
    },
  });
  const { isSuccess, isPending, variables, error } = answer;
  useHeadingFocus(isSuccess ? 'done' : 'asking');
  const end = token ? endOf(error ?? removal.error) : 'invalid';

  if (isSuccess) {
    return <Over tone="success" text={variables === confirmRemoval ? texts.removed : texts.kept} />;
  }
  if (end === 'used') return <Over tone="info" text={texts.over.used} />;
  if (end) return <Over tone="warning" text={texts.over[end]} next={texts.askAgain} />;
  return (
    <QueryView
      query={removal}
      title={<Reason>{texts.unreachable}</Reason>}
      loading={texts.loading}
      failed={texts.unspent}
    >
      {({ ready, ...period }) => (
        <Stack gap="16px">
          <Meaning {...period} isReady={ready} />
          {error && <Notice tone="danger">{errorMessage(error, texts.failed)}</Notice>}
          <Cluster gap="12px">
            {ready && (
              <Button
                variant="danger"
                pending={isPending && variables === confirmRemoval}
                pendingLabel={texts.removing}
                disabled={isPending}
                onClick={() => answer.mutate(confirmRemoval)}
              >
                {texts.remove}
              </Button>
            )}
            <Button
              variant="secondary"
              pending={isPending && variables === stopRemoval}
              pendingLabel={texts.stopping}
              disabled={isPending}
              onClick={() => answer.mutate(stopRemoval)}
            >
              {ready ? texts.keep : texts.stop}
            </Button>
          </Cluster>
          <p>
            <Link to="/forgot-password">{texts.newPassword}</Link>
          </p>
        </Stack>
      )}
    </QueryView>
  );
}

interface MeaningProps {
  from: string;
  until: string;
  isReady: boolean;
}

function Meaning({ from, until, isReady }: MeaningProps) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const inWords = (at: string) => formatMoment(at, 'minute', language);

  return (
    <>
      <p>
        {isReady
          ? texts.ready({ until: inWords(until) })
          : texts.waiting({ from: inWords(from), until: inWords(until) })}
      </p>
      <p>{isReady ? texts.readyText : texts.waitingText}</p>
    </>
  );
}

interface OverProps {
  tone: 'success' | 'info' | 'warning';
  text: string;
  next?: string;
}

/** Nothing is left to ask here: the way on. */
function Over({ tone, text, next }: OverProps) {
  const { toLogin, newPassword } = useMessages(messages);

  return (
    <>
      <Notice tone={tone}>{text}</Notice>
      {next && <p>{next}</p>}
      <Button render={<Link to="/login" />}>{toLogin}</Button>
      <p>
        <Link to="/forgot-password">{newPassword}</Link>
      </p>
    </>
  );
}
