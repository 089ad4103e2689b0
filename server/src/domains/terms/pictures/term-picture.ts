import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { termEntriesApi } from '@transloom/contracts/term-entries';
import { pictureAddress } from '@transloom/core/picture/picture-data';
import { readPicture } from '@transloom/core/picture/read-picture';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { uploadKey } from '../../files/uploaded-content.ts';
import { findConcepts } from '../entries/concepts.store.ts';
import { requireTermBase } from '../require-term-base.ts';

/** @throws {AppError} resource.not-found */
export async function termPicture(
  context: Context,
  { termBaseId, termEntryId }: InputOf<typeof termEntriesApi.termPicture>,
): Promise<OutputOf<typeof termEntriesApi.termPicture>> {
  const { id } = await requireTermBase(context, termBaseId);
  return { address: await pictureOfConcept(context, id, termEntryId) };
}

/** The picture of a concept of a base the actor may look into, as an address. @throws {AppError} resource.not-found */
export async function pictureOfConcept(
  context: Pick<Context, 'db' | 'storage'>,
  termBaseId: string,
  conceptId: string,
): Promise<string> {
  const [row] = await findConcepts(context.db, [conceptId]);
  if (row?.termBaseId !== termBaseId || row.pictureId === null) throw new AppError('resource.not-found');
  return addressOfPicture(context, row.pictureId);
}

/** @throws {AppError} resource.not-found */
export async function addressOfPicture(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  pictureId: string,
): Promise<string> {
  const bytes = await storage.read(await uploadKey({ db }, pictureId));
  const picture = readPicture(bytes);
  if (picture === undefined) throw new AppError('resource.not-found');
  return pictureAddress(picture.format, bytes);
}
