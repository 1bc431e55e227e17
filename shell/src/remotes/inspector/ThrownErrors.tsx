import { readSourceLines } from '@camp/contracts/staff/source-lines';
import { api, useQuery } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages as words } from '@camp/ui/i18n/messages';
import { Stack } from '@camp/ui/layout/spacing';
import { type AttributedError, attributedErrors } from '#remotes/watch/remote-telemetry.ts';
import { messages } from './messages.ts';
import { useFresh } from './use-fresh.ts';

const readErrors = () => [...attributedErrors];

/** Lists what remotes threw in this document. A development server has no source maps to ask for. */
export function ThrownErrors({ isPublished }: { isPublished: boolean }) {
  const texts = useMessages(messages);
  const errors = useFresh(readErrors);

  if (errors.length === 0) return <p>{texts.noErrors}</p>;
  return (
    <Stack as="ul" gap="8px">
      {errors.map((error) => (
        <ThrownError key={error.at} {...error} isPublished={isPublished} />
      ))}
    </Stack>
  );
}

interface ThrownErrorProps extends AttributedError {
  isPublished: boolean;
}

/** Shows the lines of source once they are there, and until then, or without any, what the browser gave. */
function ThrownError({ remote, version, stack, isPublished }: ThrownErrorProps) {
  const texts = useMessages(messages);
  const { tryAgain } = useMessages(words);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['source-lines', stack],
    queryFn: ({ signal }) => api(readSourceLines, { body: { stack }, signal }),
    enabled: isPublished && stack !== '',
    staleTime: Infinity,
  });
  const isFailed = isError && !isFetching;

  return (
    <li>
      <strong>remote-{remote}</strong> <code>{version}</code>
      <pre>{data?.stack ?? stack}</pre>
      <p role="status">
        {isFetching && texts.searching}
        {isFailed && texts.linesFailed}
        {data?.found === 0 && texts.noLines}
      </p>
      {isFailed && (
        <Button size="small" variant="secondary" onClick={() => void refetch()}>
          {tryAgain}
        </Button>
      )}
    </li>
  );
}
