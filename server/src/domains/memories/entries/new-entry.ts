import { hash } from 'node:crypto';
import type { InlineText } from '@transloom/core/inline/inline-text';
import { toMarkup } from '@transloom/core/inline/markup';
import type { EntryLayer } from '@transloom/core/memory/entries/entry-layer';
import { type SegmentContext, textKey } from '@transloom/core/memory/rate/source-in-context';
import { newId } from '../../../platform/db/new-id.ts';
import type { EntryProperties } from './entry-properties.ts';

export type EntryOrigin = 'human' | 'alignment' | 'machine-translation' | 'import';

export interface NewEntry {
  readonly id: string;
  readonly organizationId: string;
  readonly directionId: string;
  readonly sourceKey: string;
  readonly identity: string;
  readonly source: string;
  readonly target: string;
  /** Word keys of both texts; null where a block will index them. */
  readonly words: readonly number[] | null;
  readonly hasContext: boolean;
  readonly previousKey: string | null | undefined;
  readonly nextKey: string | null | undefined;
  readonly unitKey: string | null | undefined;
  readonly unitId: string | undefined;
  readonly layer: EntryLayer;
  readonly origin: EntryOrigin;
  readonly properties: EntryProperties | undefined;
  readonly importId: string | undefined;
  readonly fileName: string | undefined;
  readonly projectId: string | undefined;
  readonly projectName: string | undefined;
  readonly createdBy: string | undefined;
  readonly createdByName: string | undefined;
  readonly changedBy: string | undefined;
  readonly changedByName: string | undefined;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

export interface EntryToAdd {
  /** Set where it replaces an entry. */
  readonly id?: string | undefined;
  readonly source: InlineText;
  readonly target: InlineText;
  /** `textKey` of the source, where it is known. */
  readonly sourceKey?: string;
  readonly context?: SegmentContext | undefined;
  readonly layer: EntryLayer;
  readonly origin: EntryOrigin;
  readonly unitId?: string | undefined;
  readonly importId?: string | undefined;
  readonly properties?: EntryProperties | undefined;
  readonly fileName?: string | undefined;
  readonly projectId?: string | undefined;
  readonly projectName?: string | undefined;
  readonly createdBy?: string | undefined;
  readonly createdByName?: string | undefined;
  readonly changedBy?: string | undefined;
  readonly changedByName?: string | undefined;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

/**
 * Creates an entry without its words. It is one literal, because an import creates millions, and a spread copies each
 * property by name.
 */
export function newEntry(
  owner: Pick<NewEntry, 'organizationId' | 'directionId'>,
  pair: EntryToAdd,
): NewEntry {
  const source = toMarkup(pair.source);
  const target = toMarkup(pair.target);
  const { context } = pair;
  return {
    id: pair.id ?? newId(),
    organizationId: owner.organizationId,
    directionId: owner.directionId,
    sourceKey: pair.sourceKey ?? textKey(pair.source.text),
    identity: identityOf(source, target, pair),
    source,
    target,
    words: null,
    hasContext: context !== undefined,
    previousKey: context?.previous,
    nextKey: context?.next,
    unitKey: context?.key,
    unitId: pair.unitId,
    layer: pair.layer,
    origin: pair.origin,
    properties: pair.properties,
    importId: pair.importId,
    fileName: pair.fileName,
    projectId: pair.projectId,
    projectName: pair.projectName,
    createdBy: pair.createdBy,
    createdByName: pair.createdByName,
    changedBy: pair.changedBy,
    changedByName: pair.changedByName,
    createdAt: pair.createdAt,
    changedAt: pair.changedAt,
  };
}

/** 128 bits in the form of a UUID. */
function identityOf(source: string, target: string, { context, layer }: EntryToAdd): string {
  const parts = context
    ? [source, context.previous, context.next, context.key ?? null, ...(layer === 'approved' ? [] : [layer])]
    : [source, target];
  return hash('sha256', JSON.stringify(parts), 'hex').slice(0, 32);
}
