import type { EntryUsage } from '@transloom/contracts/memory-entries';
import { tmxDate } from '@transloom/core/memory/tmx/tmx-entry';
import type { TmxProperty } from '@transloom/core/memory/tmx/tmx-unit';
import type { Db } from '../../../platform/db/database.ts';
import type { EntryProperties, KeptDescription } from './entry-properties.ts';
import { type EntryUses, findUses } from './entry-uses.store.ts';

/**
 * In our own files: the time of the last use that `usagecount` includes, so that an import does not count earlier
 * uses again.
 */
export const countedUntil = 'x-usage-until';

interface SaidUsage {
  readonly count: number;
  readonly lastUsedAt: string | null;
  readonly until: string | null;
}

/**
 * Uses according to a file (TMX 1.4b, `usagecount` and `lastusagedate`); the target's value comes before the unit's.
 */
function saidUsage({ unit, target }: EntryProperties): SaidUsage {
  const descriptions = [target ?? {}, unit ?? {}];
  const attribute = (name: string) =>
    descriptions.map(({ attributes }) => attributes?.[name]).find((value) => value !== undefined);
  const count = attribute('usagecount') ?? '';
  const until = descriptions.flatMap(({ properties = [] }) => properties).find(isCountedUntil)?.value;
  return {
    count: /^\d{1,9}$/.test(count) ? Number(count) : 0,
    lastUsedAt: instantOf(attribute('lastusagedate')),
    until: instantOf(until),
  };
}

/** Whether the unit, not the target, has the usage. */
export function saysUsageOfUnit({ unit, target }: EntryProperties): boolean {
  return unit?.attributes?.['usagecount'] !== undefined && target?.attributes?.['usagecount'] === undefined;
}

function isCountedUntil({ type }: TmxProperty): boolean {
  return type === countedUntil;
}

/** `20240131T120000Z`, or as ISO 8601 writes it; null for all else. */
function instantOf(written = ''): string | null {
  const iso = written.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/.test(iso);
  return isInstant && !Number.isNaN(Date.parse(iso)) ? new Date(iso).toISOString() : null;
}

interface UsedEntry {
  readonly id: string;
  readonly properties: unknown;
}

/** Uses of entries, those of their file and those since; entries without uses are missing. */
export async function usageOf(
  db: Db,
  directionIds: readonly string[],
  rows: readonly UsedEntry[],
): Promise<ReadonlyMap<string, EntryUsage & { readonly own: EntryUses | undefined }>> {
  const said = rows.map(({ id, properties }) => ({
    id,
    ...saidUsage((properties ?? {}) as EntryProperties),
  }));
  const wanted = said.map(({ id, until }) => ({ entryId: id, after: until }));
  const uses = await findUses(db, directionIds, wanted);
  return new Map(
    said.flatMap(({ id, count, lastUsedAt }) => {
      const own = uses.get(id);
      if (count === 0 && own === undefined) return [];
      const last = [lastUsedAt ?? '', own?.last.toISOString() ?? ''].sort().at(-1) || null;
      return [[id, { count: count + (own?.count ?? 0), lastUsedAt: last, own }] as const];
    }),
  );
}

/**
 * Properties for an export with the uses here; undefined where there were none, and the file's own properties stay.
 */
export function writtenUsage(
  usage: (EntryUsage & { readonly own: EntryUses | undefined }) | undefined,
): Pick<Required<KeptDescription>, 'attributes' | 'properties'> | undefined {
  if (usage?.own === undefined || usage.lastUsedAt === null) return undefined;
  return {
    attributes: { usagecount: String(usage.count), lastusagedate: tmxDate(usage.lastUsedAt) },
    properties: [{ type: countedUntil, value: usage.own.last.toISOString() }],
  };
}

/** Replaces the usage properties. */
export function withUsage<Description extends KeptDescription>(
  description: Description,
  written: ReturnType<typeof writtenUsage>,
): Description {
  if (written === undefined) return description;
  const others = (description.properties ?? []).filter((property) => !isCountedUntil(property));
  return {
    ...description,
    attributes: { ...description.attributes, ...written.attributes },
    properties: [...others, ...written.properties],
  };
}
