import type { LanguagePair } from '../../language/language-pair.ts';
import { type AlignedRow, isBlank, isUnpaired, madeByHand, type RowSide } from './aligned-row.ts';
import { joinTexts } from './join-texts.ts';
import { moveCell, shiftCells } from './move-cells.ts';
import type { RowEdit } from './row-edit.ts';

export type EditRefusal =
  | 'segment-empty'
  | 'split-edge'
  | 'split-needs-editing'
  | 'merge-sides'
  | 'not-consecutive'
  | 'at-edge'
  | 'no-gap';

export interface EditScene {
  /** The rows that the edit names, all between them, and those within its reach, in their order. */
  readonly rows: readonly AlignedRow[];
  readonly languages: LanguagePair;
  readonly newId: () => string;
}

/** What stands in the place of the rows of the scene, or why the edit is refused (rules D5.53-55). */
export function editRows(scene: EditScene, edit: RowEdit): readonly AlignedRow[] | EditRefusal {
  switch (edit.kind) {
    case 'write':
      return writeCell(scene, edit);
    case 'split':
      return splitCell(scene, edit);
    case 'merge':
      return mergeCells(scene, edit);
    case 'join':
      return joinRows(scene);
    case 'move':
      return moveCell(scene.rows, edit);
    case 'shift':
      return shiftCells(scene, edit);
    case 'swap':
      return scene.rows.map(({ id, source, target }) => madeByHand({ id, source: target, target: source }));
    case 'remove':
      return scene.rows.filter(({ id }) => !edit.rowIds.includes(id));
    case 'insert':
      return insertRow(scene, edit);
    case 'mark':
      return markRows(scene, edit);
  }
}

type Edit<Kind extends RowEdit['kind']> = Extract<RowEdit, { kind: Kind }>;

function writeCell({ rows }: EditScene, { side, text }: Edit<'write'>): readonly AlignedRow[] | EditRefusal {
  const written = text.trim();
  if (written === '') return 'segment-empty';
  return rows.map((row) => madeByHand({ ...row, [side]: written }));
}

/** The rest goes into a row of its own, so that no other pair changes. */
function splitCell(
  { rows, newId }: EditScene,
  { side, at, text }: Edit<'split'>,
): readonly AlignedRow[] | EditRefusal {
  if (at === null) return 'split-needs-editing';
  const [row] = rows;
  if (row === undefined) return 'at-edge';
  const whole = text ?? row[side];
  const [first, rest] = [whole.slice(0, at).trim(), whole.slice(at).trim()];
  if (first === '' || rest === '') return 'split-edge';
  const empty = { id: newId(), source: '', target: '' };
  return [madeByHand({ ...row, [side]: first }), madeByHand({ ...empty, [side]: rest })];
}

function mergeCells(scene: EditScene, { cells }: Edit<'merge'>): readonly AlignedRow[] | EditRefusal {
  const [side, ...others] = [...new Set(cells.map((cell) => cell.side))];
  if (side === undefined || others.length > 0) return 'merge-sides';
  const { rows } = scene;
  if (new Set(cells.map(({ rowId }) => rowId)).size !== rows.length || rows.length < 2)
    return 'not-consecutive';
  const text = joinedSide(scene, side);
  const other = otherSide(side);
  const beside = rows.filter((row) => row[other] !== '');
  // The only text beside the merged cells belongs to all of them.
  const comesAlong = beside.length === 1 ? (beside[0]?.[other] ?? '') : undefined;
  return rows.flatMap((row, i) => {
    const kept = comesAlong === undefined ? row[other] : i === 0 ? comesAlong : '';
    const merged = madeByHand({ ...row, [side]: i === 0 ? text : '', [other]: kept });
    return isBlank(merged) ? [] : [merged];
  });
}

function joinRows(scene: EditScene): readonly AlignedRow[] | EditRefusal {
  const [first] = scene.rows;
  if (first === undefined || scene.rows.length < 2) return 'not-consecutive';
  const joined = { id: first.id, source: joinedSide(scene, 'source'), target: joinedSide(scene, 'target') };
  return [madeByHand(joined)];
}

function joinedSide({ rows, languages }: EditScene, side: RowSide): string {
  const language = side === 'source' ? languages.sourceLanguage : languages.targetLanguage;
  return joinTexts(
    rows.map((row) => row[side]),
    language,
  );
}

function otherSide(side: RowSide): RowSide {
  return side === 'source' ? 'target' : 'source';
}

function insertRow(
  { rows, newId }: EditScene,
  { where, source, target }: Edit<'insert'>,
): readonly AlignedRow[] | EditRefusal {
  const row = madeByHand({ id: newId(), source: source.trim(), target: target.trim() });
  if (isBlank(row)) return 'segment-empty';
  return where === 'before' ? [row, ...rows] : [...rows, row];
}

function markRows({ rows }: EditScene, { rowIds, state }: Edit<'mark'>): readonly AlignedRow[] | EditRefusal {
  const marked = new Set(rowIds);
  if (state === 'aligned' && rows.some((row) => marked.has(row.id) && isUnpaired(row)))
    return 'segment-empty';
  return rows.map((row) => (marked.has(row.id) ? { ...row, state } : row));
}
