import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { organizationsApi } from '@transloom/contracts/organizations';
import type { LongContext } from '../../platform/context.ts';
import { keepPortrait, removePortrait } from '../files/portraits.ts';
import { changePicture } from '../organizations/change-picture.ts';

/** @throws {AppError} resource.not-found, file.other-content, file.picture-too-large */
export async function setOrganizationPicture(
  context: LongContext,
  { fileId }: InputOf<typeof organizationsApi.setPicture>,
): Promise<OutputOf<typeof organizationsApi.setPicture>> {
  const { organizationId } = context.actor;
  const avatar = fileId === null ? null : await keepPortrait(context, fileId, organizationId);
  await context.transact(async (short) => {
    const before = await changePicture(short, avatar);
    if (before !== avatar) short.afterCommit(() => removePortrait(context.storage, before));
  });
  return { avatar };
}
