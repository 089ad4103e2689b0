import type { OfferFields } from '@transloom/contracts/member-offers';
import type { Context } from '../../../platform/context.ts';
import { fieldsOf } from './manage-offers.ts';
import { findOffersOf } from './offers.store.ts';

/** What people take for work, for whoever assigns it to them. */
export async function offersOfPeople(
  { db }: Pick<Context, 'db'>,
  userIds: readonly string[],
): Promise<readonly OfferFields[]> {
  return (await findOffersOf(db, userIds)).map(fieldsOf);
}
