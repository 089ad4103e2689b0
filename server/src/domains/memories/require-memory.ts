import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { maySeeAsset } from '../assets/may-see-asset.ts';
import { refuseMerged } from '../assets/merged-asset.ts';
import { findMemory, type MemoryRow } from './memories.store.ts';
import { type DirectionRow, findDirectionsOf } from './memory-directions.store.ts';

type Reader = Pick<Context, 'db' | 'actor'>;

/** A memory the actor sees. @throws {AppError} resource.not-found */
export async function requireMemory({ db, actor }: Reader, memoryId: string): Promise<MemoryRow> {
  const memory = await findMemory(db, memoryId);
  if (memory === undefined || !maySeeAsset(actor, memory)) throw new AppError('resource.not-found');
  return memory;
}

/** The same where entries may be changed. @throws {AppError} resource.not-found, memory.not-writable, asset.merged */
export async function requireWritableMemory(context: Reader, memoryId: string): Promise<MemoryRow> {
  const memory = await requireMemory(context, memoryId);
  refuseMerged(memory);
  if (!memory.writable) throw new AppError('memory.not-writable');
  return memory;
}

/** Its direction into a language. @throws {AppError} resource.not-found */
export async function requireDirection(
  { db }: Reader,
  memoryId: string,
  targetLanguage: string,
): Promise<DirectionRow> {
  const directions = await findDirectionsOf(db, memoryId);
  const found = directions.find((direction) => direction.targetLanguage === targetLanguage);
  if (found === undefined) throw new AppError('resource.not-found');
  return found;
}
