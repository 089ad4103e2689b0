import type { LanguagePair } from '@transloom/core/language/language-pair';
import { type DiscardReason, discardReason } from '@transloom/core/memory/exchange/discard-reason';
import { textKey } from '@transloom/core/memory/source-in-context';
import { type TmxEntry, tmxEntry } from '@transloom/core/memory/tmx/tmx-entry';
import type { TmxUnit } from '@transloom/core/memory/tmx/tmx-unit';
import { newId } from '../../platform/db/new-id.ts';
import type { EntryToAdd } from './add-entries.ts';
import { entryProperties } from './entry-properties.ts';
import type { NewDiscard } from './memory-discards.store.ts';

/** A direction that a file goes into. */
export interface ImportedDirection extends LanguagePair {
  readonly id: string;
}

type ShownRecord = Omit<NewDiscard, 'position'>;

/** A pair of texts that a direction can take. */
export interface PairRecord {
  readonly kind: 'pair';
  readonly unit: TmxUnit;
  readonly entry: TmxEntry;
  readonly direction: ImportedDirection;
  /** Where the unit has several pairs. */
  readonly unitId: string | undefined;
  readonly sourceKey: string;
  /** As it is told of, should it be known already. */
  readonly shown: ShownRecord;
}

interface DiscardRecord extends ShownRecord {
  readonly kind: 'discard';
  readonly reason: DiscardReason;
}

/** A record for each direction that the unit has both languages of; of a unit that fits none, it is one itself. */
export function importedRecords(
  unit: TmxUnit,
  directions: readonly ImportedDirection[],
): readonly (PairRecord | DiscardRecord)[] {
  const found = directions.flatMap((direction) => {
    const entry = tmxEntry(unit, direction);
    return entry === undefined ? [] : [{ direction, entry }];
  });
  if (found.length === 0) return [unfit(unit)];
  const unitId = found.length > 1 ? newId() : undefined;
  return found.map(({ direction, entry }): PairRecord | DiscardRecord => {
    const shown = {
      ...{ sourceLanguage: entry.variants.source.language, targetLanguage: entry.variants.target.language },
      ...{ source: entry.source.text, target: entry.target.text },
    };
    const reason = discardReason(entry);
    if (reason !== undefined) return { kind: 'discard', reason, ...shown };
    return {
      kind: 'pair',
      unit,
      entry,
      direction,
      sourceKey: textKey(entry.source.text),
      unitId,
      shown: { reason: 'duplicate', ...shown },
    };
  });
}

function unfit({ variants: [first, second] }: TmxUnit): DiscardRecord {
  return {
    ...{ kind: 'discard', reason: 'otherLanguage' },
    sourceLanguage: first?.language ?? null,
    targetLanguage: second?.language ?? null,
    source: first?.text.text ?? '',
    target: second?.text.text ?? '',
  };
}

/** Dates of a file are believed. */
export function entryToAdd({ unit, entry, direction, sourceKey, unitId }: PairRecord, now: Date): EntryToAdd {
  const { source, target, context, createdAt, changedAt, createdBy, changedBy, variants } = entry;
  return {
    ...{ source, target, sourceKey, context, unitId },
    layer: 'approved',
    origin: 'import',
    properties: entryProperties(unit, variants, direction),
    projectName: unit.properties.find(({ type }) => type === 'x-project')?.value,
    createdByName: createdBy,
    changedByName: changedBy,
    createdAt: createdAt === undefined ? now : new Date(createdAt),
    changedAt: changedAt === undefined ? now : new Date(changedAt),
  };
}
