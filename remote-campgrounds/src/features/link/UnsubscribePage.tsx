import { unsubscribe } from '@camp/contracts/places/closure-mails';
import { api, ApiCallError, Link, useMutation, useSearchParams, useSession } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Notice } from '@camp/ui/feedback/Notice';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { Cluster, Stack } from '@camp/ui/layout/spacing';
import { useEffect, useRef } from 'react';
import { CampgroundsPage } from '#components/CampgroundsPage.tsx';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const messages = defineMessages<Texts['features/link']>({ en, fr });

/**
 * The target of the link in a mail. It asks, because scanners of mail open links before people do
 * (docs/decisions/mail.md#0246).
 */
export function UnsubscribePage() {
  const texts = useMessages(messages);
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';

  return (
    <CampgroundsPage
      title={texts.title}
      description={texts.description}
      above={[{ label: texts.allCampgrounds, to: '/campgrounds' }]}
    >
      <Stack gap="16px" align="start">
        {token ? <Question token={token} /> : <NotWhole />}
      </Stack>
    </CampgroundsPage>
  );
}

/** Says that the link lacks its code, and where the emails can be ended without it. */
function NotWhole() {
  const texts = useMessages(messages);

  return (
    <>
      <Notice tone="danger">{texts.notWhole}</Notice>
      <Elsewhere />
    </>
  );
}

/** The way without the link: members end the emails on the page of their saved places. */
function Elsewhere() {
  const texts = useMessages(messages);
  const { session } = useSession();

  return (
    <>
      <p>{texts.elsewhere}</p>
      <Cluster gap="12px">
        <Button render={<Link to="/saved" />}>{texts.openSaved}</Button>
        {session.status === 'signed-out' && (
          <Button variant="secondary" render={<Link to="/login" />}>
            {texts.logIn}
          </Button>
        )}
      </Cluster>
    </>
  );
}

function Question({ token }: { token: string }) {
  const texts = useMessages(messages);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api(unsubscribe, { body: { token } }),
  });

  if (isSuccess) return <Stopped />;
  return (
    <>
      {error && <Notice tone="danger">{errorMessage(error, texts.notDone)}</Notice>}
      {!isRefused(error) && (
        <>
          <p>{texts.question}</p>
          <Button pending={isPending} pendingLabel={texts.stopping} onClick={() => mutate()}>
            {texts.stop}
          </Button>
        </>
      )}
      {isRefused(error) ? <Elsewhere /> : <Link to="/saved">{texts.saved}</Link>}
    </>
  );
}

const isRefused = (error: unknown) =>
  error instanceof ApiCallError && ['TOKEN_INVALID', 'TOKEN_EXPIRED'].includes(error.code);

function Stopped() {
  const texts = useMessages(messages);
  const message = useRef<HTMLDivElement>(null);

  /* The button that had focus is gone (WCAG 2.4.3). */
  useEffect(() => message.current?.focus(), []);

  return (
    <div ref={message} tabIndex={-1}>
      <Notice tone="success">
        {texts.stopped} <Link to="/saved">{texts.saved}</Link> {texts.again}
      </Notice>
    </div>
  );
}
