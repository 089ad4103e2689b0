import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import {
  requireAsset,
  requireEditableAsset,
  requireExportableAsset,
  requireWritableAsset,
} from '../assets/require-asset.ts';
import type { MemoryRow } from './memories.store.ts';
import { memoryAsset } from './memory-asset.ts';
import { type DirectionRow, findDirectionsOf } from './memory-directions.store.ts';

type Reader = Pick<Context, 'db' | 'actor'>;

/** A memory that the actor sees. @throws {AppError} resource.not-found */
export function requireMemory(context: Reader, memoryId: string): Promise<MemoryRow> {
  return requireAsset(memoryAsset, context, memoryId);
}

/** A memory that the actor may change. @throws {AppError} resource.not-found, access.denied */
export function requireEditableMemory(context: Reader, memoryId: string): Promise<MemoryRow> {
  return requireEditableAsset(memoryAsset, context, memoryId);
}

/** A memory that the actor may export. @throws {AppError} resource.not-found, access.denied */
export function requireExportableMemory(context: Reader, memoryId: string): Promise<MemoryRow> {
  return requireExportableAsset(memoryAsset, context, memoryId);
}

/** A memory whose entries the actor may change. @throws {AppError} resource.not-found, access.denied, memory.not-writable, asset.merged */
export function requireWritableMemory(context: Reader, memoryId: string): Promise<MemoryRow> {
  return requireWritableAsset(memoryAsset, context, memoryId);
}

/** The direction of a memory into a language. @throws {AppError} resource.not-found */
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
