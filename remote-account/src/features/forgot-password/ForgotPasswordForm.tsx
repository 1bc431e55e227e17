import { forgotPassword, forgotPasswordBody } from '@camp/contracts/auth';
import { api, useMutation } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Form } from '@camp/ui/fields/Form';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { TextField } from '@camp/ui/fields/TextField';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { hasFieldErrors, landFieldErrors } from '#forms/field-errors.ts';
import { useFieldTexts } from '#forms/field-errors.ts';
import { messages } from './messages.ts';

const fieldNames = ['email'] as const;

export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const texts = useMessages(messages);
  const fieldText = useFieldTexts();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(forgotPasswordBody),
    defaultValues: { email: '' },
  });
  const ask = useMutation({
    mutationFn: (body: { email: string }) => api(forgotPassword, { body }),
    onSuccess: (_answer, { email }) => onSent(email),
    onError: (error) => landFieldErrors({ error, names: fieldNames, setError }),
  });
  const isRefused = ask.error !== null && !hasFieldErrors(ask.error, fieldNames);

  return (
    <Form
      label={texts.form}
      error={isRefused && errorMessage(ask.error, texts.failed)}
      onSubmit={(event) => void handleSubmit((body) => ask.mutate(body))(event)}
    >
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        error={fieldText(formState.errors.email)}
        {...register('email')}
      />
      <Button type="submit" pending={ask.isPending} pendingLabel={texts.sending}>
        {texts.send}
      </Button>
    </Form>
  );
}
