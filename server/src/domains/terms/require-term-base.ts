import type { Context } from '../../platform/context.ts';
import { requireAsset, requireWritableAsset } from '../assets/require-asset.ts';
import { termBaseAsset } from './term-base-asset.ts';
import type { TermBaseRow } from './terms.store.ts';

type Reader = Pick<Context, 'db' | 'actor'>;

/** A term base that the actor sees. @throws {AppError} resource.not-found */
export function requireTermBase(context: Reader, termBaseId: string): Promise<TermBaseRow> {
  return requireAsset(termBaseAsset, context, termBaseId);
}

/** A term base whose entries may change. @throws {AppError} resource.not-found, term-base.not-writable, asset.merged */
export function requireWritable(context: Reader, termBaseId: string): Promise<TermBaseRow> {
  return requireWritableAsset(termBaseAsset, context, termBaseId);
}
