import { isOutage, Link, useQuery, useSearchParams } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Reason } from '@camp/ui/feedback/Reason';
import { ErrorState } from '@camp/ui/feedback/StateMessage';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Loading } from '@camp/ui/feedback/Loading';
import { Notice } from '@camp/ui/feedback/Notice';
import { Stack } from '@camp/ui/layout/spacing';
import { SignInPage } from '#sign-in-page/SignInPage.tsx';
import { messages } from './messages.ts';
import { failureOf, verificationQuery } from './verification.ts';

/** The target of the link in the verification mail. */
export default function VerifyEmailPage() {
  const [params] = useSearchParams();
  const { title, description } = useMessages(messages);

  return (
    <SignInPage title={title} description={description}>
      <Verification token={params.get('token') ?? ''} />
    </SignInPage>
  );
}

function Verification({ token }: { token: string }) {
  const texts = useMessages(messages);
  const { isSuccess, error, refetch } = useQuery(verificationQuery(token));

  if (!token) return <Result tone="danger" text={texts.failed.invalid} />;
  if (isSuccess) return <Result tone="success" text={texts.verified} />;
  if (!error) return <Loading label={texts.verifying} />;
  if (isOutage(error)) {
    return (
      <ErrorState title={<Reason>{texts.unreachable}</Reason>} onRetry={() => void refetch()}>
        {texts.unspent}
      </ErrorState>
    );
  }
  const failure = failureOf(error);
  if (failure === 'verified') return <Result tone="success" text={texts.alreadyVerified} />;
  if (failure !== 'error') return <Result tone="danger" text={texts.failed[failure]} />;
  return <ErrorState title={texts.failed.error} onRetry={() => void refetch()} />;
}

function Result({ tone, text }: { tone: 'success' | 'danger'; text: string }) {
  const { toLogin } = useMessages(messages);

  return (
    <Stack gap="16px" align="start">
      <Notice tone={tone}>{text}</Notice>
      <Button render={<Link to="/login" />}>{toLogin}</Button>
    </Stack>
  );
}
