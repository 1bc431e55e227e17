import { isOutage, Link, useQuery, useSearchParams } from '@camp/shell-api';
import { Button } from '@camp/ui/Button';
import { ErrorState } from '@camp/ui/ErrorState';
import { Loading } from '@camp/ui/Loading';
import { Notice } from '@camp/ui/Notice';
import { Page } from '@camp/ui/Page';
import { failureOf, failureTexts, verificationQuery } from './verification.ts';
import styles from './VerifyEmailPage.module.css';

/** Where the link of the verification mail leads. */
export default function VerifyEmailPage() {
  const [params] = useSearchParams();

  return (
    <Page title="Verify your email" width="narrow">
      <Verification token={params.get('token') ?? ''} />
    </Page>
  );
}

function Verification({ token }: { token: string }) {
  const { isSuccess, error, refetch } = useQuery(verificationQuery(token));

  if (!token) return <Failed text={failureTexts.invalid} />;
  if (isSuccess) return <Verified />;
  if (!error) return <Loading label="Verifying your email…" />;
  if (isOutage(error)) {
    return (
      <ErrorState title="We can’t reach our servers" onRetry={() => void refetch()}>
        Your link has not been used up. We try again every few seconds, by ourselves.
      </ErrorState>
    );
  }
  const failure = failureOf(error);
  if (failure !== 'error') return <Failed text={failureTexts[failure]} />;
  return <ErrorState title={failureTexts.error} onRetry={() => void refetch()} />;
}

function Verified() {
  return (
    <div className={styles.result}>
      <Notice tone="success">Your email is verified. You can log in now.</Notice>
      <Button render={<Link to="/login" />}>Go to login</Button>
    </div>
  );
}

function Failed({ text }: { text: string }) {
  return (
    <div className={styles.result}>
      <Notice tone="danger">{text}</Notice>
      <Button render={<Link to="/login" />}>Go to login</Button>
    </div>
  );
}
