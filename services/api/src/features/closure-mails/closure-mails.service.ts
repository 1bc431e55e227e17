import type * as contract from '@camp/contracts/places/closure-mails';
import type { Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { ApiError, apiErrors } from '#errors/api-error.ts';
import type { Call } from '#http/route.ts';
import { ClosureMail, KnownClosure } from '#models/closure-mail.ts';
import { User } from '#models/user.ts';
import { userIn } from './unsubscribe-token.ts';

type Context = Pick<AppContext, 'db' | 'env'>;

export async function readOwnSetting(
  { env }: Context,
  { actor }: Call<typeof contract.readClosureMails>,
) {
  return present(env, await ClosureMail.findByPk(actor.user.id));
}

const present = ({ FEEDS }: Context['env'], setting: ClosureMail | null) => ({
  closure_mails: { is_on: setting?.isOn === 1, is_sending: FEEDS === 'on' },
});

/** Turning the mails on starts from the current state: only later changes are mailed. */
export function changeOwnSetting(
  { db, env }: Context,
  { actor, body, request }: Call<typeof contract.changeClosureMails>,
) {
  const { id } = actor.user;
  return db.transaction(async (transaction) => {
    const { user, setting } = await lockSetting(id, transaction);
    if (!user) throw apiErrors.signInFirst();
    if (body.is_on === (setting?.isOn === 1)) return present(env, setting);
    const who = { actorId: id, targetId: id, request };
    if (body.is_on) {
      if (!user.emailVerified) throw new ApiError('EMAIL_NOT_VERIFIED', 'confirmEmailFirst');
      await writeAudit({ action: 'places.closure_mails_on', ...who }, transaction);
      return present(env, await turnOn(id, setting, transaction));
    }
    const details = { by: 'member' } as const;
    await writeAudit({ action: 'places.closure_mails_off', ...who, details }, transaction);
    return present(env, await turnOff(setting, transaction));
  });
}

/** Uses the same lock order as changes to lists, to avoid deadlocks. */
async function lockSetting(userId: number, transaction: Transaction) {
  const user = await User.findByPk(userId, { lock: true, transaction });
  const setting = await ClosureMail.findByPk(userId, { lock: true, transaction });
  return { user, setting };
}

async function turnOn(
  userId: number,
  setting: ClosureMail | null,
  transaction: Transaction,
): Promise<ClosureMail> {
  await KnownClosure.destroy({ where: { userId }, transaction });
  const on = { isOn: 1, changedAt: new Date(), nextAt: new Date() } as const;
  if (setting) return setting.update(on, { transaction });
  return ClosureMail.create({ userId, ...on }, { transaction });
}

const turnOff = async (setting: ClosureMail | null, transaction: Transaction) =>
  setting && setting.update({ isOn: 0, changedAt: new Date() }, { transaction });

/**
 * Ends the mails of the person named by the token. Changes nothing if they have ended, or the person is gone.
 * @throws {@link ApiError} TOKEN_INVALID, TOKEN_EXPIRED
 */
export async function unsubscribeByToken(
  { db, env }: Context,
  { token, request }: { token: string } & Pick<Call<typeof contract.unsubscribe>, 'request'>,
): Promise<void> {
  const userId = userIn(token, env.SECRETS_KEY);
  await db.transaction(async (transaction) => {
    const { setting } = await lockSetting(userId, transaction);
    if (!setting?.isOn) return;
    await turnOff(setting, transaction);
    const details = { by: 'link' } as const;
    const event = {
      action: 'places.closure_mails_off',
      targetId: userId,
      request,
      details,
    } as const;
    await writeAudit(event, transaction);
  });
}
