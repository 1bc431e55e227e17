import { randomBytes } from 'node:crypto';
import type * as contract from '@camp/contracts/places/saved-places';
import type { Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import { ApiError } from '#errors/api-error.ts';
import type { Call, OpenCall } from '#http/route.ts';
import { PlaceList, SavedPlace, WithdrawnShare } from '#models/place-list.ts';
import { hashOfToken } from '#tokens/random-token.ts';
import { entriesOf, findList, lockLists } from './own-lists.ts';
import { presentList } from './saved-places.presenter.ts';
import { type Shelf, summariesOf } from './shelf.ts';

/** 128 random bits, which no one guesses. The owner sees it again and again, so it is kept as it is. */
const newCode = () => randomBytes(16).toString('base64url');

type ShareCall = Call<typeof contract.shareList> | Call<typeof contract.withdrawShare>;

export function shareOwnList(shelf: Shelf, call: ShareCall) {
  return changeShare(shelf, call, async (list, transaction) => {
    if (list.shareCode !== null) return;
    await list.update({ shareCode: newCode() }, { transaction });
    await tell('places.list_shared', { call, list }, transaction);
  });
}

export function withdrawOwnShare(shelf: Shelf, call: ShareCall) {
  return changeShare(shelf, call, async (list, transaction) => {
    if (list.shareCode === null) return;
    await forgetShare(list, transaction);
    await list.update({ shareCode: null }, { transaction });
    await tell('places.share_withdrawn', { call, list }, transaction);
  });
}

type Change = (list: PlaceList, transaction: Transaction) => Promise<void>;

function changeShare({ db }: Shelf, { actor, params }: ShareCall, change: Change) {
  const userId = actor.user.id;
  return db.transaction(async (transaction) => {
    await lockLists(userId, transaction);
    const list = await findList({ userId, list: params.list }, transaction);
    await change(list, transaction);
    const places = await SavedPlace.count({ where: { listId: list.id }, transaction });
    return { list: presentList(list, places) };
  });
}

/** Keeps that the address of a list was withdrawn, if it has one. */
export async function forgetShare(
  { shareCode }: PlaceList,
  transaction: Transaction,
): Promise<void> {
  if (shareCode === null) return;
  await WithdrawnShare.create({ codeHash: hashOfToken(shareCode) }, { transaction });
}

interface TellInput {
  call: ShareCall;
  list: PlaceList;
}

async function tell(
  action: 'places.list_shared' | 'places.share_withdrawn',
  { call: { actor, request }, list }: TellInput,
  transaction: Transaction,
): Promise<void> {
  const { id } = actor.user;
  const event = { action, actorId: id, targetId: id, request, details: { list: list.id } };
  await writeAudit(event, transaction);
}

/** Reads the list behind a shared address. Its owner and their notes are not shown. */
export async function readSharedPlaces(
  { places }: Shelf,
  { params: { code } }: Pick<OpenCall<typeof contract.readSharedList>, 'params'>,
) {
  const list = await PlaceList.findOne({ where: { shareCode: code } });
  if (!list) throw await missing(code);
  const slugs = (await entriesOf(list)).map(({ slug }) => slug);
  const found = await summariesOf(places, slugs);
  const campgrounds = slugs.flatMap((slug) => found.get(slug) ?? []);
  const { name, updatedAt } = list;
  return { list: { name, updated_at: updatedAt.toISOString(), campgrounds } };
}

async function missing(code: string): Promise<ApiError> {
  const withdrawn = await WithdrawnShare.findByPk(hashOfToken(code));
  return withdrawn
    ? new ApiError('TOKEN_EXPIRED', 'shareWithdrawn')
    : new ApiError('NOT_FOUND', 'nothingHere');
}
