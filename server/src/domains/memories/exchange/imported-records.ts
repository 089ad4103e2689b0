import type { LanguagePair } from '@transloom/core/language/language-pair';
import type { EntryLayer } from '@transloom/core/memory/entries/entry-layer';
import { type DiscardReason, discardReason } from '@transloom/core/memory/exchange/discard-reason';
import { textKey } from '@transloom/core/memory/rate/source-in-context';
import { type TmxEntry, tmxEntry } from '@transloom/core/memory/tmx/tmx-entry';
import type { TmxUnit } from '@transloom/core/memory/tmx/tmx-unit';
import { newId } from '../../../platform/db/new-id.ts';
import { discardedText } from '../../assets/imports/discarded-text.ts';
import type { Discard } from '../../assets/imports/kept-step.ts';
import { entryProperties } from '../entries/entry-properties.ts';
import type { EntryToAdd } from '../entries/new-entry.ts';

/** A direction that a file goes into. */
export interface ImportedDirection extends LanguagePair {
  readonly id: string;
}

/** A pair of texts that a direction can take. */
export interface PairRecord {
  readonly kind: 'pair';
  readonly unit: TmxUnit;
  readonly entry: TmxEntry;
  readonly direction: ImportedDirection;
  /** Set where the unit has several pairs. */
  readonly unitId: string | undefined;
  readonly sourceKey: string;
}

export type ImportedRecord =
  | PairRecord
  | { readonly kind: 'discard'; readonly discard: Omit<Discard, 'position'> };

/** A record for each direction that the unit has both languages of; a unit that fits none or is spoiled is one itself. */
export function importedRecords(
  unit: TmxUnit,
  directions: readonly ImportedDirection[],
): readonly ImportedRecord[] {
  const found: { readonly direction: ImportedDirection; readonly entry: TmxEntry }[] = [];
  for (const direction of directions) {
    const entry = tmxEntry(unit, direction);
    if (entry !== undefined) found.push({ direction, entry });
  }
  if (unit.isSpoiled) return [unfit(unit, 'spoiled')];
  if (found.length === 0) return [unfit(unit, 'otherLanguage')];
  const unitId = found.length > 1 ? newId() : undefined;
  return found.map(({ direction, entry }): ImportedRecord => {
    const reason = discardReason(entry);
    if (reason !== undefined) return discarded(entry, reason);
    return { kind: 'pair', unit, entry, direction, sourceKey: textKey(entry.source.text), unitId };
  });
}

function discarded({ source, target, variants }: TmxEntry, reason: DiscardReason): ImportedRecord {
  return {
    kind: 'discard',
    discard: {
      reason,
      sourceLanguage: variants.source.language,
      targetLanguage: variants.target.language,
      source: discardedText(source.text),
      target: discardedText(target.text),
    },
  };
}

function unfit({ variants: [first, second] }: TmxUnit, reason: DiscardReason): ImportedRecord {
  return {
    kind: 'discard',
    discard: {
      reason,
      sourceLanguage: first?.language ?? null,
      targetLanguage: second?.language ?? null,
      source: discardedText(first?.text.text ?? ''),
      target: discardedText(second?.text.text ?? ''),
    },
  };
}

/** Facts that a file does not give for its entries, or may not give. */
interface UnsaidFacts {
  readonly importId: string;
  readonly fileName: string;
  readonly now: Date;
  readonly layer: EntryLayer;
}

/** Dates, layers and origins of a file are believed; `unsaid` holds where it says nothing. */
export function entryToAdd(
  { unit, entry, direction, sourceKey, unitId }: PairRecord,
  unsaid: UnsaidFacts,
): EntryToAdd {
  const { createdAt, changedAt } = entry;
  return {
    source: entry.source,
    target: entry.target,
    sourceKey,
    context: entry.context,
    unitId,
    layer: entry.layer ?? unsaid.layer,
    origin: entry.origin ?? 'import',
    importId: unsaid.importId,
    fileName: unsaid.fileName,
    properties: entryProperties(unit, entry.variants, direction),
    projectName: unit.properties.find(({ type }) => type === 'x-project')?.value,
    createdByName: entry.createdBy,
    changedByName: entry.changedBy,
    createdAt: createdAt === undefined ? unsaid.now : new Date(createdAt),
    changedAt: changedAt === undefined ? unsaid.now : new Date(changedAt),
  };
}
