import type { Context } from '../../platform/context.ts';
import { selectCard, updatePicture } from './card/organization-card.store.ts';

/** Gives the organization of the actor another picture, and returns the address of the one before. */
export async function changePicture(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  avatar: string | null,
): Promise<string | null> {
  const before = await selectCard(db, actor.organizationId);
  await updatePicture(db, actor.organizationId, avatar);
  return before?.avatar ?? null;
}
