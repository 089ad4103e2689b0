import type { CustomEngineRow } from '../custom-engines.store.ts';
import type { VersionKey } from './engine-versions.store.ts';

type EngineKey = Pick<CustomEngineRow, 'organizationId' | 'id'>;

/** Where the content of a version stands. */
export function versionStorageKey({ organizationId, id }: EngineKey, { number }: VersionKey): string {
  return `custom-engines/${organizationId}/${id}/${number}`;
}

/** Where that stands which rewrites its base engine. */
export function postEditorStorageKey(engine: EngineKey, version: VersionKey): string {
  return `${versionStorageKey(engine, version)}-post-editor`;
}

/** All that may be stored of a version, also by a worker that was lost before it could say so. */
export function versionStorageKeys(engine: EngineKey, version: VersionKey): readonly string[] {
  return [versionStorageKey(engine, version), postEditorStorageKey(engine, version)];
}
