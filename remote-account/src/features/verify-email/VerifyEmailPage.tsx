import { isOutage, Link, useQuery, useSearchParams } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Reason } from '@camp/ui/feedback/Reason';
import { ErrorState } from '@camp/ui/feedback/StateMessage';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Loading } from '@camp/ui/feedback/Loading';
import { Notice } from '@camp/ui/feedback/Notice';
import { ResendVerification } from '#features/resend-verification/ResendVerification.tsx';
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

  if (!token) return <NoLink text={texts.failed.invalid} />;
  if (isSuccess) return <Verified text={texts.verified} />;
  if (!error) return <Loading label={texts.verifying} />;
  if (isOutage(error)) {
    return (
      <ErrorState title={<Reason>{texts.unreachable}</Reason>} onRetry={() => void refetch()}>
        {texts.unspent}
      </ErrorState>
    );
  }
  const failure = failureOf(error);
  if (failure === 'verified') return <Verified text={texts.alreadyVerified} />;
  if (failure !== 'error') return <NoLink text={texts.failed[failure]} />;
  return <ErrorState title={texts.failed.error} onRetry={() => void refetch()} />;
}

function Verified({ text }: { text: string }) {
  const { toLogin } = useMessages(messages);

  return (
    <>
      <Notice tone="success">{text}</Notice>
      <Button render={<Link to="/login" />}>{toLogin}</Button>
    </>
  );
}

/** A link that cannot be used: why, and the way to a new one. */
function NoLink({ text }: { text: string }) {
  const { why, invalidEmail, toLogin } = useMessages(messages);

  return (
    <>
      <Notice tone="danger">{text}</Notice>
      <p>{why}</p>
      <ResendVerification email="" isAsking invalidEmail={invalidEmail} from="login" />
      <p>
        <Link to="/login">{toLogin}</Link>
      </p>
    </>
  );
}
