import { fieldLengths } from '@camp/contracts/site/field-lengths';
import type { OwnUser } from '@camp/contracts/account/users';
import { supportsPasskeys } from '@camp/contracts/client/supports-passkeys';
import { ApiCallError, useMutation, useQuery, useQueryClient } from '@camp/shell-api';
import { isolatedName } from '@camp/ui/data/PersonName';
import { Card } from '@camp/ui/layout/Card';
import { useApiForm } from '@camp/ui/forms/useApiForm';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { Button } from '@camp/ui/actions/Button';
import { Form } from '@camp/ui/fields/Form';
import { TextField } from '@camp/ui/fields/TextField';
import { useState } from 'react';
import * as z from 'zod/mini';
import { accountKey, passkeysQuery } from '#features/settings/queries.ts';
import { RecoveryCodes } from '#second-factor/RecoveryCodes.tsx';
import { OpeningForm } from '#features/settings/OpeningForm.tsx';
import { FailureNotice, FocusedNotice } from '#features/settings/notices.tsx';
import { messages } from './messages.ts';
import { PasskeyList } from './PasskeyList.tsx';
import { createPasskey, passkeyFailureOf } from './create-passkey.ts';

/** The account's passkeys, and a form for another one if the browser supports them. */
export function PasskeysSection({ user }: { user: OwnUser }) {
  const texts = useMessages(messages);
  const passkeys = useQuery(passkeysQuery(user.id));

  return (
    <Card title={texts.title}>
      <p>{texts.text}</p>
      <QueryView query={passkeys} loading={texts.loading} failed={texts.failed}>
        {(data) => (
          <>
            <PasskeyList userId={user.id} passkeys={data} now={passkeys.dataUpdatedAt} />
            {supportsPasskeys() ? (
              <AddPasskey userId={user.id} />
            ) : (
              <Notice tone="info">{texts.unsupported}</Notice>
            )}
          </>
        )}
      </QueryView>
    </Card>
  );
}

const schema = z.object({ name: z.string().check(z.trim(), z.minLength(1)) });

/** Creates a passkey in the browser and saves it under a name. */
function AddPasskey({ userId }: { userId: number }) {
  const texts = useMessages(messages).add;
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const add = useMutation({
    mutationFn: createPasskey,
    onSuccess: async () => {
      setOpen(false);
      /* The first one turns the second factor on. */
      await queries.invalidateQueries({ queryKey: accountKey(userId) });
    },
  });

  const codes = add.data?.recoveryCodes;

  const { form, field, submit } = useApiForm({
    schema,
    values: { name: '' },
    call: add,
    toBody: ({ name }) => name,
  });
  const name = field('name');

  function open(next: boolean) {
    form.reset();
    setOpen(next);
  }

  return (
    <>
      {add.isSuccess && (
        <FocusedNotice tone="success" about={add.data}>
          {texts.done({ name: isolatedName(add.data.passkey.name) })}
        </FocusedNotice>
      )}
      {codes && (
        <>
          <p>{texts.codes}</p>
          <RecoveryCodes key={add.submittedAt} codes={codes} />
        </>
      )}
      <OpeningForm isOpen={isOpen} onOpenChange={open} openLabel={texts.submit}>
        <Form label={texts.form} onSubmit={submit}>
          {add.error && (
            <FailureNotice error={add.error} text={texts.failed[failureOf(add.error)]} />
          )}
          <TextField
            label={texts.name}
            hint={texts.hint}
            maxLength={fieldLengths.passkeyName}
            autoComplete="off"
            {...name}
            error={name.error && texts.unnamed}
          />
          <Button type="submit" pending={add.isPending} pendingLabel={texts.submitting}>
            {texts.submit}
          </Button>
        </Form>
      </OpeningForm>
    </>
  );
}

/** The API's errors bring their own reason; the browser's differ by name. */
function failureOf(error: Error) {
  return error instanceof ApiCallError ? 'other' : passkeyFailureOf(error);
}
