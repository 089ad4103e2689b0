import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError } from '../../platform/app-error.ts';
import type { LongContext, VisitorContext } from '../../platform/context.ts';
import type { StreamAnswer } from '../../platform/http/route.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { drawPortrait } from './draw-portrait.ts';
import { forgetUpload, readUpload, showUpload } from './uploaded-content.ts';

/** Pictures of people and organizations. */

const portraitPath = '/api/files/portraits';

/**
 * Keeps an uploaded picture (purpose `avatar`) as a portrait and gives its address, such as `/api/files/portraits/…`. The
 * upload goes. Nobody guesses the address: it ends with the hash of the picture and its owner.
 * @throws {AppError} resource.not-found, file.other-content, file.picture-too-large
 */
export async function keepPortrait(context: LongContext, fileId: string, ownerId: string): Promise<string> {
  const upload = await context.transact((inTransaction) =>
    showUpload(inTransaction, { fileId, purpose: 'avatar' }),
  );
  const portrait = drawPortrait(upload.name, await readUpload(context, fileId));
  const key = createHash('sha256').update(ownerId).update(portrait).digest('hex');
  await context.storage.write(storageKeyOf(key), portrait);
  await context.transact((inTransaction) => forgetUpload(inTransaction, fileId));
  return `${portraitPath}/${key}`;
}

/** Removes the file of a portrait that nobody shows any more. */
export async function removePortrait(storage: Storage, address: string | null): Promise<void> {
  const key = keyOf(address?.slice(portraitPath.length + 1));
  if (key !== undefined) await storage.remove(storageKeyOf(key));
}

/** The PNG of a portrait; undefined where there is none. */
export async function readPortrait(
  storage: Storage,
  address: string | null,
): Promise<Uint8Array | undefined> {
  const key = keyOf(address?.slice(portraitPath.length + 1));
  return key === undefined ? undefined : storage.read(storageKeyOf(key));
}

/** For everybody who is signed in. @throws {AppError} resource.not-found */
export async function openPortrait(
  { actor, storage }: VisitorContext,
  { key: typed }: Readonly<Record<string, string>>,
): Promise<StreamAnswer> {
  const key = keyOf(typed);
  if (actor === undefined || key === undefined) throw new AppError('resource.not-found');
  const content = await storage.read(storageKeyOf(key));
  return {
    name: 'portrait.png',
    bytes: content.length,
    content: Readable.from([content], { objectMode: false }),
    shown: 'image/png',
  };
}

function keyOf(text: string | undefined): string | undefined {
  return /^[0-9a-f]{64}$/.exec(text ?? '')?.[0];
}

function storageKeyOf(key: string): string {
  return `portraits/${key}`;
}
