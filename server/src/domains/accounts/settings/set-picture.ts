import type { accountSettingsApi } from '@transloom/contracts/account-settings';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { LongRequestContext, RequestContext } from '../../../platform/context.ts';
import { keepPortrait, removePortrait } from '../../files/portraits.ts';
import { changeUser } from '../../users/change-user.ts';
import { recordOwn } from '../record-own.ts';
import { requireSelf } from '../require-self.ts';

/** @throws {AppError} resource.not-found, file.other-content, file.picture-too-large */
export async function setPicture(
  context: LongRequestContext,
  { fileId }: InputOf<typeof accountSettingsApi.setPicture>,
): Promise<OutputOf<typeof accountSettingsApi.setPicture>> {
  const avatar = await keepPortrait(context, fileId, context.actor.userId);
  await context.transact((request) => changePicture(request, avatar));
  return { avatar };
}

export async function removePicture(context: RequestContext): Promise<null> {
  await changePicture(context, null);
  return null;
}

async function changePicture(context: RequestContext, avatar: string | null): Promise<void> {
  const { avatar: before } = await requireSelf(context);
  await context.asSystem((db) => changeUser(db, context.actor.userId, { avatar }));
  if (before !== avatar) context.afterCommit(() => removePortrait(context.storage, before));
  await recordOwn(context, 'account.profile-change', { fields: 'avatar' });
}
