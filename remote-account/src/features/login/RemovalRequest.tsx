import { requestRemoval } from '@camp/contracts/account/second-factor-removal';
import { api, ApiCallError, useMutation } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Notice } from '@camp/ui/feedback/Notice';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { formatMoment } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { codeStepMessages } from './messages.ts';

interface Props {
  /** The token of the password step. */
  token: string;
  /** Called when the token is no longer valid. */
  onExpired: () => void;
}

/**
 * Sends a link that removes the second step, for anyone who has lost it for good. The button stays, in case the
 * mail does not arrive.
 */
export function RemovalRequest({ token, onExpired }: Props) {
  const { removal: texts } = useMessages(codeStepMessages);
  const language = useLanguage();
  const request = useMutation({
    mutationFn: () => api(requestRemoval, { body: { twofa_token: token } }),
    onError: (error) => {
      if (error instanceof ApiCallError && error.status === 401) onExpired();
    },
  });
  const { data, error, isPending } = request;
  const failure = { byStatus: { 403: texts.notForStaff }, fallback: texts.failed };

  return (
    <>
      <p>{texts.lead}</p>
      {data && (
        <Notice tone="success">
          {texts.sent({ from: formatMoment(data.from, 'minute', language) })}
        </Notice>
      )}
      {error && <Notice tone="danger">{errorMessage(error, failure)}</Notice>}
      <div>
        <Button
          variant="secondary"
          size="small"
          pending={isPending}
          pendingLabel={texts.asking}
          onClick={() => request.mutate()}
        >
          {texts.ask}
        </Button>
      </div>
    </>
  );
}
