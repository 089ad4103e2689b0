import type { Context } from '../../platform/context.ts';
import {
  requireAsset,
  requireEditableAsset,
  requireExportableAsset,
  requireTakingAsset,
  requireWritableAsset,
} from '../assets/require-asset.ts';
import { termBaseAsset } from './term-base-asset.ts';
import type { TermBaseRow } from './terms.store.ts';

type Reader = Pick<Context, 'db' | 'actor'>;

/** A term base that the actor sees. @throws {AppError} resource.not-found */
export function requireTermBase(context: Reader, termBaseId: string): Promise<TermBaseRow> {
  return requireAsset(termBaseAsset, context, termBaseId);
}

/** A term base that the actor may change. @throws {AppError} resource.not-found, access.denied */
export function requireEditableTermBase(context: Reader, termBaseId: string): Promise<TermBaseRow> {
  return requireEditableAsset(termBaseAsset, context, termBaseId);
}

/** A term base that the actor may export. @throws {AppError} resource.not-found, access.denied */
export function requireExportableTermBase(context: Reader, termBaseId: string): Promise<TermBaseRow> {
  return requireExportableAsset(termBaseAsset, context, termBaseId);
}

/** A term base that takes terms added in the editor. @throws {AppError} resource.not-found, term-base.not-writable, asset.merged */
export function requireTaking(context: Reader, termBaseId: string): Promise<TermBaseRow> {
  return requireTakingAsset(termBaseAsset, context, termBaseId);
}

/** A term base whose entries the actor may change. @throws {AppError} resource.not-found, access.denied, term-base.not-writable, asset.merged */
export function requireWritable(context: Reader, termBaseId: string): Promise<TermBaseRow> {
  return requireWritableAsset(termBaseAsset, context, termBaseId);
}
