import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import {
  type MemberOffer,
  type memberOffersApi,
  type OfferFields,
  offerFieldsSchema,
} from '@transloom/contracts/member-offers';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { membersInScope } from '../../organizations/members-in-scope.ts';
import {
  deleteOfferRows,
  findOffer,
  findOfferPage,
  insertOffer,
  type OfferRow,
  updateOffer,
} from './offers.store.ts';

type Api = typeof memberOffersApi;
type Members = Awaited<ReturnType<typeof membersInScope>>;

/** Offers of the members that the actor has to do with. @throws {AppError} access.denied */
export async function listOffers(
  context: Context,
  { search, kind, target, pageNumber, pageSize }: InputOf<Api['listOffers']>,
): Promise<OutputOf<Api['listOffers']>> {
  const members = await membersInScope(context, 'rate:edit');
  const wanted = search.toLowerCase();
  const userIds = [...members.values()]
    .filter(({ shownName, username, phone, email }) =>
      [shownName, username, phone, email].some((text) => text?.toLowerCase().includes(wanted)),
    )
    .map(({ userId }) => userId);
  const page = { limit: pageSize, offset: (pageNumber - 1) * pageSize };
  const { rows, total } = await findOfferPage(context.db, { userIds, kind, target }, page);
  return { records: rows.map((row) => shownOffer(row, members)), total, pageNumber, pageSize };
}

/** @throws {AppError} resource.not-found, offer.same-language, offer.duplicate, access.denied */
export async function addOffer(context: Context, fields: InputOf<Api['addOffer']>): Promise<MemberOffer> {
  const members = await requireMember(context, fields);
  const now = context.now();
  const { organizationId } = context.actor;
  const offer = { ...fields, id: newId(), organizationId, createdAt: now, changedAt: now };
  if (!(await insertOffer(context.db, offer))) throw new AppError('offer.duplicate');
  return shown(context, offer.id, members);
}

/** @throws {AppError} resource.not-found, offer.same-language, offer.duplicate, access.denied */
export async function changeOffer(
  context: Context,
  { offerId, ...fields }: InputOf<Api['changeOffer']>,
): Promise<MemberOffer> {
  const members = await requireMember(context, fields);
  await requireOffer(context, offerId, members);
  if (!(await updateOffer(context.db, offerId, { ...fields, changedAt: context.now() })))
    throw new AppError('offer.duplicate');
  return shown(context, offerId, members);
}

/** @throws {AppError} resource.not-found, access.denied */
export async function deleteOffers(
  context: Context,
  { offerIds }: InputOf<Api['deleteOffers']>,
): Promise<null> {
  const members = await membersInScope(context, 'rate:edit');
  for (const offerId of offerIds) await requireOffer(context, offerId, members);
  await deleteOfferRows(context.db, offerIds);
  return null;
}

async function requireMember(context: Context, { userId, ...pair }: OfferFields): Promise<Members> {
  const members = await membersInScope(context, 'rate:edit');
  if (!members.has(userId)) throw new AppError('resource.not-found');
  if (pair.sourceLanguage === pair.targetLanguage)
    throw new AppError('offer.same-language', { field: 'targetLanguage' });
  return members;
}

async function requireOffer(context: Context, offerId: string, members: Members): Promise<OfferRow> {
  const offer = await findOffer(context.db, offerId);
  if (offer === undefined || !members.has(offer.userId)) throw new AppError('resource.not-found');
  return offer;
}

async function shown(context: Context, offerId: string, members: Members): Promise<MemberOffer> {
  return shownOffer(await requireOffer(context, offerId, members), members);
}

function shownOffer(row: OfferRow, members: Members): MemberOffer {
  const member = members.get(row.userId);
  return {
    ...fieldsOf(row),
    offerId: row.id,
    member: member?.shownName ?? '',
    phone: member?.phone ?? null,
    email: member?.email ?? null,
    role: member?.role ?? '',
    createdAt: row.createdAt.toISOString(),
  };
}

/** The fields of a stored offer. */
export function fieldsOf(row: OfferRow): OfferFields {
  return offerFieldsSchema.parse({ ...row, unitPrice: Number(row.unitPrice) });
}
