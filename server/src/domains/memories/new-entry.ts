import { hash } from 'node:crypto';
import type { InlineText } from '@transloom/core/inline/inline-text';
import { toMarkup } from '@transloom/core/inline/markup';
import type { EntryLayer } from '@transloom/core/memory/entry-layer';
import { type SegmentContext, textKey } from '@transloom/core/memory/source-in-context';
import { newId } from '../../platform/db/new-id.ts';
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
  /** What the words of both are found by; null where a block will have them. */
  readonly words: readonly number[] | null;
  readonly hasContext: boolean;
  readonly previousKey: string | null;
  readonly nextKey: string | null;
  readonly unitKey: string | null;
  readonly unitId: string | null;
  readonly layer: EntryLayer;
  readonly origin: EntryOrigin;
  readonly properties: EntryProperties | null;
  readonly importId: string | null;
  readonly fileName: string | null;
  readonly projectId: string | null;
  readonly projectName: string | null;
  readonly createdBy: string | null;
  readonly createdByName: string | null;
  readonly changedBy: string | null;
  readonly changedByName: string | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

export interface EntryToAdd {
  /** Where it takes the place of one that was there. */
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

/** Its words are left out. */
export function newEntry(
  owner: Pick<NewEntry, 'organizationId' | 'directionId'>,
  pair: EntryToAdd,
): NewEntry {
  const source = toMarkup(pair.source);
  const target = toMarkup(pair.target);
  const { layer, origin } = pair;
  return {
    ...owner,
    id: pair.id ?? newId(),
    sourceKey: pair.sourceKey ?? textKey(pair.source.text),
    identity: identityOf(source, target, pair),
    ...{ source, target, layer, origin },
    words: null,
    hasContext: pair.context !== undefined,
    ...contextColumns(pair.context),
    ...originColumns(pair),
    createdAt: pair.createdAt,
    changedAt: pair.changedAt,
  };
}

function contextColumns(context: SegmentContext | undefined) {
  return {
    previousKey: context?.previous ?? null,
    nextKey: context?.next ?? null,
    unitKey: context?.key ?? null,
  };
}

/** Where the pair comes from and who made it; what is not known is null. */
function originColumns(pair: EntryToAdd) {
  const { unitId = null, importId = null, properties = null, fileName = null } = pair;
  const { projectId = null, projectName = null } = pair;
  const { createdBy = null, createdByName = null, changedBy = null, changedByName = null } = pair;
  return {
    ...{ unitId, importId, properties, fileName, projectId, projectName },
    ...{ createdBy, createdByName, changedBy, changedByName },
  };
}

/** 128 bits in the form of a UUID. */
function identityOf(source: string, target: string, { context, layer }: EntryToAdd): string {
  const parts = context
    ? [source, context.previous, context.next, context.key ?? null, ...(layer === 'approved' ? [] : [layer])]
    : [source, target];
  return hash('sha256', JSON.stringify(parts), 'hex').slice(0, 32);
}
