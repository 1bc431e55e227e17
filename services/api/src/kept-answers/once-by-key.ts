import { Op, UniqueConstraintError } from 'sequelize';
import { ApiError, wrongField } from '#errors/api-error.ts';
import { KeptAnswer } from '#models/kept-answer.ts';
import { lifetimes } from '#tokens/lifetimes.ts';
import { hashOfToken } from '#tokens/random-token.ts';

/** A call by a user who can repeat it by its key. */
export interface NamedCall {
  userId: number;
  /** The caller's name for the request. */
  key: string;
  /** The call, and all that was sent with it. */
  request: unknown;
}

/**
 * Does work once for each key of a user, and repeats the first answer after that
 * (docs/decisions/api.md#0285). The row is there before the work begins, so that of two at once
 * only one does it. Work that throws has changed nothing: its key may be used again.
 * @throws {@link ApiError} CONFLICT while the first is at work, VALIDATION where the key came with another request.
 */
export async function onceByKey<T>(
  { userId, key, request }: NamedCall,
  work: () => Promise<T>,
): Promise<T> {
  const keyHash = hashOfToken(`${userId}\n${key}`);
  const requestHash = hashOfToken(JSON.stringify(request));
  await KeptAnswer.destroy({ where: { keyHash, createdAt: { [Op.lt]: overSince() } } });
  const kept = await claim({ keyHash, userId, requestHash });
  if (kept) return answerOf(kept, requestHash) as T;
  const answer = await work().catch(async (error: unknown) => {
    await KeptAnswer.destroy({ where: { keyHash } });
    throw error;
  });
  await KeptAnswer.update({ answer: JSON.stringify(answer) }, { where: { keyHash } });
  return answer;
}

const overSince = () => new Date(Date.now() - lifetimes.keptAnswer);

/** The row that is there; null where it is a new one. */
async function claim(
  row: Pick<KeptAnswer, 'keyHash' | 'userId' | 'requestHash'>,
): Promise<Pick<KeptAnswer, 'requestHash' | 'answer'> | null> {
  try {
    await KeptAnswer.create(row);
    return null;
  } catch (error) {
    if (!(error instanceof UniqueConstraintError)) throw error;
    const { requestHash } = row;
    return (await KeptAnswer.findByPk(row.keyHash)) ?? { requestHash, answer: null };
  }
}

function answerOf(kept: Pick<KeptAnswer, 'requestHash' | 'answer'>, requestHash: string): unknown {
  if (kept.requestHash !== requestHash) throw wrongField('Idempotency-Key', 'keyOfAnother');
  if (kept.answer === null) throw new ApiError('CONFLICT', 'keyAtWork', { retryAfter: 1 });
  return JSON.parse(kept.answer);
}
