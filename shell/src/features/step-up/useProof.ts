import { readStepUp, stepUp, stepUpOptions } from '@camp/contracts/account/step-up';
import { api, ApiCallError, useMutation, useQuery } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { messages } from './messages.ts';

type EnteredSecret = { code: string } | { password: string };

/** Reads the methods that this person can confirm with, again each time. */
export const useMethods = () =>
  useQuery({ queryKey: ['step-up'], queryFn: () => api(readStepUp), gcTime: 0, staleTime: 0 });

/** Makes the confirmation, and returns its state and what went wrong with it. */
export function useProof(onConfirmed: () => void) {
  const texts = useMessages(messages);
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: async (by: 'passkey' | EnteredSecret) =>
      api(stepUp, { body: by === 'passkey' ? { response: await passkeyAnswer() } : by }),
    onSuccess: onConfirmed,
  });
  const kind = kindOf(variables);
  const sentence =
    error && errorMessage(error, kind === 'passkey' ? texts.passkeyUnused : texts.failed);
  const isAtField = error instanceof ApiCallError && kind !== 'passkey' && kind in error.fields;

  return {
    confirm: (by: 'passkey' | EnteredSecret) => !isPending && mutate(by),
    isPending: isPending ? kind : null,
    failure: isAtField ? null : sentence,
    fieldFailures: isAtField ? { [kind]: sentence ?? undefined } : {},
  };
}

function kindOf(by: 'passkey' | EnteredSecret = 'passkey'): 'passkey' | 'code' | 'password' {
  if (by === 'passkey') return by;
  return 'code' in by ? 'code' : 'password';
}

async function passkeyAnswer(): Promise<Record<string, unknown>> {
  const { options } = await api(stepUpOptions, { body: {} });
  const { startAuthentication } = await import(
    /* webpackChunkName: "passkeys" */ '@simplewebauthn/browser'
  );
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await startAuthentication({ optionsJSON })) };
}
