import type { accountSettingsApi } from '@transloom/contracts/account-settings';
import type { InputOf } from '@transloom/contracts/endpoint';
import type { RequestContext } from '../../../platform/context.ts';
import { changeUser } from '../../users/change-user.ts';
import { requireConfirmed } from '../require-confirmed.ts';
import { requireOtherWayIn } from '../require-other-way-in.ts';
import { tellOfChange } from './change-contact.ts';

/** @throws {AppError} account.confirm-identity, account.only-way-in */
export async function unlinkContact(
  context: RequestContext,
  { kind }: InputOf<typeof accountSettingsApi.unlinkContact>,
): Promise<null> {
  await requireConfirmed(context);
  await requireOtherWayIn(context, kind);
  await context.asSystem((db) => changeUser(db, context.actor.userId, { [kind]: null }));
  await tellOfChange(context, kind);
  return null;
}
