import { auditRowsAbout, type Member, newVisitor, signedIn, signIn } from './api-under-test.ts';
import { VirtualPasskey } from '#tests/support/people/virtual-passkey.ts';
import type { Answer, Visitor } from './visitor.ts';

/** The refusal of every answer that does not prove what it should. */
export const passkeyRefusal = {
  code: 'CODE_INVALID',
  error: 'That passkey could not be verified. Please try again.',
};

type CreationOptions = Parameters<VirtualPasskey['create']>[0];

export async function creationOptions({ visitor }: Member): Promise<CreationOptions> {
  const { body } = await visitor.post('/api/security/passkeys/options');
  return body['options'] as CreationOptions;
}

export function addPasskey({ visitor }: Member, response: unknown, name = 'My laptop') {
  return visitor.post('/api/security/passkeys', { response, name });
}

/** Makes a member with one passkey. */
export async function passkeyOwner() {
  const member = await signedIn();
  const passkey = new VirtualPasskey();
  const created = passkey.create(await creationOptions(member));
  const { status, body } = await addPasskey(member, created);
  if (status !== 200) throw new Error(`Adding a passkey answered ${status}.`);
  return { member, passkey, recoveryCodes: body['recoveryCodes'] as string[] };
}

/** Returns the options with which a browser uses a passkey: alone, or after a password step. */
export async function challengeFor(visitor: Visitor, token?: string) {
  const { body } = await visitor.post('/api/auth/passkey/options', { twofa_token: token });
  return body['options'] as { challenge: string; allowCredentials?: { id: string }[] };
}

export function usePasskey(visitor: Visitor, response: unknown, rest = {}): Promise<Answer> {
  return visitor.post('/api/auth/passkey', { response, ...rest });
}

/** Gives the password of a user who has a second factor. */
export async function passwordStep(member: Member): Promise<{ visitor: Visitor; token: string }> {
  const visitor = newVisitor();
  const { body } = await signIn(visitor, member);
  return { visitor, token: body['twofa_token'] as string };
}

export async function lastAuditRow(member: Member) {
  return (await auditRowsAbout(member.id)).at(-1);
}
