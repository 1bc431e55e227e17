import type * as outbox from '@camp/contracts/outbox';
import { mailStates, type MailState } from '@camp/contracts/outbox';
import type { CallResult } from '@camp/contracts/endpoint';
import { fn, col, Op } from 'sequelize';
import { ApiError } from '#errors/api-error.ts';
import type { Call } from '#http/route.ts';
import { OutboxMail } from '#models/outbox-mail.ts';
import { unseal } from '#secrets/sealed-text.ts';
import type { AppContext } from '#context.ts';
import { withoutTokens } from '#mail/redact.ts';
import { noSuchMail } from './no-such-mail.ts';
import { presentMail } from './outbox.presenter.ts';

/** One page of the outbox, newest first, and how many mails are in each state. */
export async function listMails(
  { env }: AppContext,
  { query: { state, limit, cursor } }: Call<typeof outbox.listOutbox>,
): Promise<CallResult<typeof outbox.listOutbox>> {
  const [found, counts] = await Promise.all([
    OutboxMail.findAll({
      attributes: { exclude: ['sealedBody'] },
      where: { ...(state && { state }), ...(cursor && { id: { [Op.lt]: cursor } }) },
      order: [['id', 'DESC']],
      limit: limit + 1,
    }),
    countByState(),
  ]);
  const page = found.slice(0, limit);
  const next = found.length > limit ? (page.at(-1)?.id ?? null) : null;
  return { mails: page.map((mail) => presentMail(mail, env)), next, counts };
}

async function countByState(): Promise<Record<MailState, number>> {
  const rows = (await OutboxMail.findAll({
    attributes: ['state', [fn('COUNT', col('id')), 'count']],
    group: ['state'],
    raw: true,
  })) as unknown as { state: MailState; count: number }[];
  const none = Object.fromEntries(mailStates.map((state) => [state, 0])) as Record<
    MailState,
    number
  >;
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

/**
 * What a mail says, without what would let its reader act as the recipient
 * (docs/decisions/0026-outbox-page.md).
 */
export async function previewMail(
  { env }: AppContext,
  { params }: Call<typeof outbox.previewMail>,
): Promise<CallResult<typeof outbox.previewMail>> {
  const mail = await OutboxMail.findByPk(params.id);
  if (!mail) throw noSuchMail();
  const text = mail.sealedBody === null ? null : textIn(mail.sealedBody, env.SECRETS_KEY);
  return { mail: presentMail(mail, env), text };
}

function textIn(sealedBody: string, secretsKey: string): string {
  try {
    const { text } = JSON.parse(unseal(sealedBody, secretsKey)) as { text: string };
    return withoutTokens(text);
  } catch (cause) {
    throw new ApiError('CONFLICT', 'mailSealed', { cause });
  }
}
