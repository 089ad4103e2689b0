import type { alignmentApi, PairEdit } from '@transloom/contracts/alignment';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { editRows } from '@transloom/core/alignment/editing/edit-rows';
import { reachOf, rowsNamedBy } from '@transloom/core/alignment/editing/row-edit';
import { AppError } from '../../../../platform/app-error.ts';
import type { Context } from '../../../../platform/context.ts';
import { newId } from '../../../../platform/db/new-id.ts';
import { alignmentState } from './list-pairs.ts';
import {
  deleteRows,
  findChange,
  findRowsBeside,
  findRowsBetween,
  findRowsToGap,
  insertRows,
  keepChange,
  numberOfPlace,
  type PlacedRow,
  placeBetween,
  type RowChange,
  setChange,
} from './pairs.store.ts';
import { requireAlignment } from './require-alignment.ts';

type Edited = OutputOf<typeof alignmentApi.editPairs>;

/**
 * Changes rows, and keeps the change so that it can be taken back.
 * @throws {AppError} resource.not-found, work.other-state, alignment.changed, and alignment.… for what cannot be done
 */
export async function editPairs(
  context: Context,
  { workId, seen, edit }: InputOf<typeof alignmentApi.editPairs>,
): Promise<Edited> {
  const alignment = await requireAlignment(context, workId, 'locked');
  const before = await rowsInReach(context, workId, edit);
  if (before.some(({ change }) => change > seen)) throw new AppError('alignment.changed');
  const after = editRows({ rows: before, languages: alignment.options, newId }, edit);
  if (typeof after === 'string') throw new AppError(`alignment.${after}`);
  const number = alignment.change + 1;
  const places = await placesFor(context, workId, before, after.length);
  const placed = after.map((row, i) => ({ ...row, place: places[i] ?? '0', change: number }));
  await replaceRows(context, workId, { before, after: placed });
  const organizationId = context.actor.organizationId;
  await keepChange(context.db, { workId, organizationId }, number, { before, after: placed });
  return shownEdit(context, workId, { place: places[0] ?? before[0]?.place ?? '0', change: number });
}

/** @throws {AppError} resource.not-found where a row is gone */
async function rowsInReach({ db }: Context, workId: string, edit: PairEdit): Promise<readonly PlacedRow[]> {
  const ids = [...new Set(rowsNamedBy(edit))];
  const named = await findRowsBetween(db, workId, ids);
  const [first, last] = [named[0], named.at(-1)];
  const known = new Set(named.map(({ id }) => id));
  if (first === undefined || last === undefined || ids.some((id) => !known.has(id)))
    throw new AppError('resource.not-found');
  if (edit.kind === 'move') {
    const { toward } = edit;
    const beside = await findRowsBeside(db, { workId, place: first.place, toward, limit: 1 });
    return toward === 'up' ? [...beside, ...named] : [...named, ...beside];
  }
  if (edit.kind !== 'shift' || reachOf(edit) !== 'gap') return named;
  const behind = await findRowsToGap(db, { workId, place: last.place, side: edit.side });
  if (edit.toward === 'down') return [...named, ...behind];
  const above = await findRowsBeside(db, { workId, place: first.place, toward: 'up', limit: 1 });
  return [...above, ...named, ...behind];
}

/** The places of the rows before, and one more where there is a row more. */
async function placesFor(
  { db }: Context,
  workId: string,
  before: readonly PlacedRow[],
  count: number,
): Promise<readonly string[]> {
  const places = before.map(({ place }) => place);
  const last = places.at(-1);
  if (count <= places.length || last === undefined) return places.slice(0, count);
  const [next] = await findRowsBeside(db, { workId, place: last, toward: 'down', limit: 1 });
  return [...places, await placeBetween(db, last, next?.place)];
}

async function replaceRows(
  { db, actor }: Context,
  workId: string,
  { before, after }: RowChange,
): Promise<void> {
  await deleteRows(
    db,
    workId,
    before.map(({ id }) => id),
  );
  await insertRows(db, { workId, organizationId: actor.organizationId }, after);
}

/** @throws {AppError} resource.not-found, work.other-state, alignment.nothing-to-undo */
export async function undoEdit(
  context: Context,
  { workId }: InputOf<typeof alignmentApi.undoEdit>,
): Promise<Edited> {
  const { change } = await requireAlignment(context, workId, 'locked');
  const last = await findChange(context.db, workId, change);
  if (last === undefined) throw new AppError('alignment.nothing-to-undo');
  return applyChange(context, workId, { before: last.after, after: last.before, number: change - 1 });
}

/** @throws {AppError} resource.not-found, work.other-state, alignment.nothing-to-redo */
export async function redoEdit(
  context: Context,
  { workId }: InputOf<typeof alignmentApi.redoEdit>,
): Promise<Edited> {
  const { change } = await requireAlignment(context, workId, 'locked');
  const next = await findChange(context.db, workId, change + 1);
  if (next === undefined) throw new AppError('alignment.nothing-to-redo');
  return applyChange(context, workId, { ...next, number: change + 1 });
}

async function applyChange(
  context: Context,
  workId: string,
  { number, ...rows }: RowChange & { readonly number: number },
): Promise<Edited> {
  await replaceRows(context, workId, rows);
  await setChange(context.db, workId, number);
  const place = rows.after[0]?.place ?? rows.before[0]?.place ?? '0';
  return shownEdit(context, workId, { place, change: number });
}

async function shownEdit(
  context: Context,
  workId: string,
  { place, change }: { readonly place: string; readonly change: number },
): Promise<Edited> {
  const { saved } = await requireAlignment(context, workId, 'read');
  const state = await alignmentState(context, workId, { change, saved });
  return { ...state, number: await numberOfPlace(context.db, workId, place) };
}
