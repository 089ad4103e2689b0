import type { TermBase } from '@transloom/contracts/terms';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { assetKeys, assetOpener } from '../assets/asset-viewer.ts';
import { fillingOf } from '../assets/filling.ts';
import { lastImports } from '../assets/imports/shown-imports.ts';
import { shownTeam, teamNames } from '../organizations/teams/team-names.ts';
import { shownNames } from '../users/shown-names.ts';
import { findSizes, findTermBase, type TermBaseRow } from './terms.store.ts';

type Reader = Pick<Context, 'db' | 'actor' | 'language'>;

/** Term bases as the interface shows them. */
export async function termBaseSummaries(context: Reader, rows: readonly TermBaseRow[]): Promise<TermBase[]> {
  const ids = rows.map(({ id }) => id);
  const imports = await lastImports(context, ids);
  // After the imports: of one that is done the entries count.
  const sizes = await findSizes(context.db, ids);
  const names = await shownNames(
    context,
    rows.flatMap((row) => [row.creatorId, row.changedBy ?? row.creatorId]),
  );
  const teams = await teamNames(
    context,
    rows.flatMap(({ teamId }) => teamId ?? []),
  );
  const isEditable = await assetOpener(context, assetKeys.term.edit);
  return rows.map((row) => ({
    termBaseId: row.id,
    name: row.name,
    team: shownTeam(row.teamId, teams),
    editable: isEditable(row),
    sourceLanguage: row.sourceLanguage,
    targetLanguages: row.targetLanguages,
    entryCount: sizes.get(row.id) ?? 0,
    priority: row.priority,
    writable: row.writable,
    isDefault: row.isDefault,
    shared: row.shared,
    mergedInto: row.mergedInto,
    filling: fillingOf(row),
    creator: names.get(row.creatorId) ?? '',
    createdAt: row.createdAt.toISOString(),
    updater: names.get(row.changedBy ?? '') ?? null,
    updatedAt: row.changedAt.toISOString(),
    lastImports: imports.get(row.id) ?? [],
  }));
}

/** @throws {AppError} resource.not-found */
export async function termBaseById(context: Reader, termBaseId: string): Promise<TermBase> {
  const row = await findTermBase(context.db, termBaseId);
  const [summary] = row === undefined ? [] : await termBaseSummaries(context, [row]);
  if (summary === undefined) throw new AppError('resource.not-found');
  return summary;
}
