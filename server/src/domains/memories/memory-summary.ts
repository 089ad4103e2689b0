import type { Memory, MemoryDirection } from '@transloom/contracts/memories';
import type { Context } from '../../platform/context.ts';
import { assetKeys, assetOpener } from '../assets/asset-viewer.ts';
import { fillingOf } from '../assets/filling.ts';
import { lastImports } from '../assets/imports/shown-imports.ts';
import { shownTeam, teamNames } from '../organizations/teams/team-names.ts';
import { shownNames } from '../users/shown-names.ts';
import { findSizes, type MemoryRow } from './memories.store.ts';
import { type DirectionRow, findDirections } from './memory-directions.store.ts';

type Size = NonNullable<ReturnType<Awaited<ReturnType<typeof findSizes>>['get']>>;

/** Memories as the interface shows them. */
export async function memorySummaries(
  context: Pick<Context, 'db' | 'actor' | 'language'>,
  rows: readonly MemoryRow[],
): Promise<Memory[]> {
  const { db } = context;
  const sizes = await findSizes(db);
  const directions = Map.groupBy(await findDirections(db), ({ memoryId }) => memoryId);
  const imports = await lastImports(
    context,
    rows.map((row) => row.id),
  );
  const names = await shownNames(context, [
    ...rows.map((row) => row.creatorId),
    ...[...sizes.values()].flatMap(({ changedBy }) => changedBy ?? []),
  ]);
  const teams = await teamNames(
    context,
    rows.flatMap(({ teamId }) => teamId ?? []),
  );
  const isEditable = await assetOpener(context, assetKeys.memory.edit);
  return rows.map((row) => {
    const own = directions.get(row.id) ?? [];
    const last = lastChanged(own.flatMap(({ id }) => sizes.get(id) ?? []));
    const shownDirections = own.map((direction) => shownDirection(direction, sizes.get(direction.id)));
    return {
      memoryId: row.id,
      name: row.name,
      team: shownTeam(row.teamId, teams),
      editable: isEditable(row),
      sourceLanguage: row.sourceLanguage,
      directions: shownDirections,
      entryCount: shownDirections.reduce((sum, { entryCount }) => sum + entryCount, 0),
      penalty: row.penalty,
      writable: row.writable,
      shared: row.shared,
      mergedInto: row.mergedInto,
      filling: fillingOf(row),
      creator: names.get(row.creatorId) ?? '',
      createdAt: row.createdAt.toISOString(),
      updater: names.get(last?.changedBy ?? '') ?? null,
      updatedAt: (last?.changedAt ?? row.createdAt).toISOString(),
      lastImports: imports.get(row.id) ?? [],
    };
  });
}

function shownDirection(
  { id, targetLanguage, isDefault }: DirectionRow,
  size: Size | undefined,
): MemoryDirection {
  return { directionId: id, targetLanguage, isDefault, entryCount: size?.entries ?? 0 };
}

function lastChanged(sizes: readonly Size[]): Size | undefined {
  return sizes.toSorted((a, b) => Number(b.changedAt) - Number(a.changedAt))[0];
}
