import { limits } from '@transloom/contracts/limits';
import { type PictureData, pictureOfAddress } from '@transloom/core/picture/picture-data';
import { withoutImage } from '@transloom/core/terms/exchange/without-image';
import type { TermConcept } from '@transloom/core/terms/term-concept';
import type { Context, JobContext } from '../../../platform/context.ts';
import { discardFiles, keepFiles, type StoredFile, storeFile } from '../../files/stored-files.ts';

export interface PicturedConcept {
  readonly concept: TermConcept;
  readonly picture: StoredFile | undefined;
}

/** Characters of the picture that a concept of a file holds itself; 0 where it holds none. */
export function heldCharacters({ image = '' }: TermConcept): number {
  return image.startsWith('data:') ? image.length : 0;
}

/**
 * Stores the pictures that concepts of a file hold themselves. What is no picture, or larger than one may be, stays what
 * the file says, and is nowhere shown.
 */
export async function storePictures(
  job: JobContext,
  concepts: readonly TermConcept[],
): Promise<readonly PicturedConcept[]> {
  const stored: PicturedConcept[] = [];
  try {
    for (const concept of concepts) stored.push(await storePicture(job, concept));
    return stored;
  } catch (error) {
    await discardPictures(job, stored);
    throw error;
  }
}

/** Keeps the pictures of concepts that were added. */
export async function keepPictures(
  context: Pick<Context, 'db'>,
  concepts: readonly PicturedConcept[],
): Promise<void> {
  await keepFiles(
    context,
    concepts.flatMap(({ picture }) => picture ?? []),
  );
}

/** Deletes the pictures of concepts that were not added after all. */
export async function discardPictures(job: JobContext, concepts: readonly PicturedConcept[]): Promise<void> {
  await discardFiles(
    job,
    concepts.flatMap(({ picture }) => picture ?? []),
  );
}

async function storePicture(job: JobContext, concept: TermConcept): Promise<PicturedConcept> {
  const held = heldCharacters(concept) > 0 ? pictureOfAddress(concept.image ?? '') : undefined;
  if (held === undefined || isTooLarge(held)) return { concept, picture: undefined };
  const { format, bytes: content } = held;
  const file = { purpose: 'picture', name: `picture.${format}`, format, content } as const;
  const picture = await storeFile(job, file);
  return { concept: { ...withoutImage(concept), picture: picture.fileId }, picture };
}

function isTooLarge({ bytes, width, height }: PictureData): boolean {
  return bytes.length > limits.pictureBytes || Math.max(width, height) > limits.pictureSide;
}
