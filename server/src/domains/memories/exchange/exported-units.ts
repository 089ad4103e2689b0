import { fromMarkup } from '@transloom/core/inline/markup';
import type { EntryLayer } from '@transloom/core/memory/entries/entry-layer';
import type { SegmentContext } from '@transloom/core/memory/rate/source-in-context';
import { contextProperties, tmxDate } from '@transloom/core/memory/tmx/tmx-entry';
import { sayLayer } from '@transloom/core/memory/tmx/tmx-layer';
import { originProperties, originSaid } from '@transloom/core/memory/tmx/tmx-origin';
import type { TmxProperty, TmxUnit, TmxVariant } from '@transloom/core/memory/tmx/tmx-unit';
import type { Context, JobContext } from '../../../platform/context.ts';
import { type EntryAuthors, entryAuthors } from '../entries/entry-authors.ts';
import type { EntryProperties, KeptText } from '../entries/entry-properties.ts';
import { saysUsageOfUnit, usageOf, withUsage, writtenUsage } from '../entries/entry-usage.ts';
import { findEntriesAfter, findEntriesOfUnits, type ListedEntry } from '../entries/listed-entries.store.ts';
import type { EntryOrigin } from '../entries/new-entry.ts';
import type { WantedEntries } from '../entries/wanted-entries.ts';
import type { DirectionRow } from '../memory-directions.store.ts';

interface ExportedEntries extends Pick<WantedEntries, 'directions' | 'filter'> {
  /** Number of entries. */
  readonly total: number;
}

/**
 * Entries of a memory, or of a filter, as units of a file in the order they were added; one page is in memory at a
 * time.
 */
export async function* exportedUnits(
  job: JobContext,
  { directions, filter, total }: ExportedEntries,
): AsyncGenerator<TmxUnit> {
  let after: string | undefined;
  let done = 0;
  for (;;) {
    const page = await job.transact((context) => readPage(context, { directions, filter, after }));
    if (page.last === undefined) return;
    yield* page.units;
    after = page.last;
    done += page.entries;
    await job.progress(Math.min(done, total), total, 'exporting');
  }
}

interface PagePlace extends Pick<WantedEntries, 'directions' | 'filter'> {
  readonly after: string | undefined;
}

async function readPage({ db }: Pick<Context, 'db'>, place: PagePlace) {
  const { directions, filter, after } = place;
  const rows = await findEntriesAfter(db, filter, after);
  const unitIds = [...new Set(rows.flatMap(({ unitId }) => unitId ?? []))];
  const siblings = await findEntriesOfUnits(db, filter, unitIds);
  const byUnit = Map.groupBy(siblings, ({ unitId }) => unitId);
  const all = [...rows, ...siblings];
  const names = await entryAuthors({ db }, all);
  const usage = await usageOf(
    db,
    directions.map(({ id }) => id),
    all,
  );
  const units = rows.flatMap((row) => {
    const parts = row.unitId === null ? [row] : (byUnit.get(row.unitId) ?? [row]);
    // A unit is written at the place of its first entry.
    return parts[0]?.id === row.id ? [unitOf(parts, directions, { names, usage })] : [];
  });
  return { units, entries: rows.length, last: rows.at(-1)?.id };
}

interface EntryFacts {
  readonly names: ReadonlyMap<string, EntryAuthors>;
  readonly usage: Awaited<ReturnType<typeof usageOf>>;
}

function unitOf(
  rows: readonly ListedEntry[],
  directions: readonly DirectionRow[],
  { names, usage }: EntryFacts,
): TmxUnit {
  const [first] = rows;
  const kept = (first?.properties ?? {}) as EntryProperties;
  const direction = (row: ListedEntry) => directions.find(({ id }) => id === row.directionId);
  const source = first && variantOf(first.source, direction(first)?.sourceLanguage ?? '', kept.source);
  const ofUnit = rows.length === 1 && saysUsageOfUnit(kept);
  const targets = rows.map((row) => {
    const { target } = (row.properties ?? {}) as EntryProperties;
    const text = variantOf(row.target, direction(row)?.targetLanguage ?? '', target);
    const variant = ofUnit ? text : withUsage(text, writtenUsage(usage.get(row.id)));
    return {
      ...variant,
      attributes: { ...madeBy(row, names.get(row.id)), ...variant.attributes },
      properties: sayLayer(variant.properties, row.layer as EntryLayer),
    };
  });
  const said = { attributes: kept.unit?.attributes ?? {}, properties: kept.unit?.properties ?? [] };
  const unit = ofUnit ? withUsage(said, writtenUsage(usage.get(first?.id ?? ''))) : said;
  return {
    attributes: unit.attributes,
    properties: [...unit.properties, ...(first === undefined ? [] : ownProperties(first, unit.properties))],
    notes: kept.unit?.notes ?? [],
    ...(kept.unit?.others && { others: kept.unit.others }),
    variants: source === undefined ? targets : [source, ...targets],
  };
}

function variantOf(markup: string, language: string, kept: KeptText = {}): TmxVariant {
  const { attributes = {}, properties = [], notes = [], codes = {}, ...rest } = kept;
  return { language, ...rest, attributes, properties, notes, codes, text: fromMarkup(markup) };
}

/** Names for entries that were made or changed here; others keep what their file said. */
function madeBy(
  row: ListedEntry,
  { creator, updater }: EntryAuthors = { creator: null, updater: null },
): Readonly<Record<string, string>> {
  if (row.createdBy === null && row.changedBy === null) return {};
  return {
    creationdate: tmxDate(row.createdAt.toISOString()),
    ...(creator !== null && { creationid: creator }),
    changedate: tmxDate(row.changedAt.toISOString()),
    ...(updater !== null && { changeid: updater }),
  };
}

function ownProperties(row: ListedEntry, known: readonly TmxProperty[]): readonly TmxProperty[] {
  const { previousKey: previous, nextKey: next, unitKey, projectName } = row;
  const context: SegmentContext = { previous, next, ...(unitKey !== null && { key: unitKey }) };
  const own = [
    ...(row.hasContext && row.changedBy !== null ? contextProperties(context) : []),
    ...(row.createdBy !== null && row.fileName !== null ? [{ type: 'x-file', value: row.fileName }] : []),
    ...(originSaid(known) === row.origin ? [] : originProperties(row.origin as EntryOrigin)),
    ...(projectName === null ? [] : [{ type: 'x-project', value: projectName }]),
  ];
  return own.filter(({ type }) => !known.some((one) => one.type === type));
}
