import type { AlignedPair, AlignmentState, PairEdit } from '@transloom/contracts/alignment';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../../ui/use-confirm.tsx';
import { useAlignAgain, useEditPairs, useRedo, useUndo } from '../alignment.queries.ts';
import type { CellPlace } from './cell-place.ts';
import type { RowAt } from './use-pairs.ts';

export interface PairEditing {
  readonly active: CellPlace;
  /** Cells that are merged together; the active one alone where nobody chose others. */
  readonly chosen: readonly CellPlace[];
  /** The text of the active cell while it is edited. */
  readonly typed: string | undefined;
  readonly busy: boolean;
  go(cell: CellPlace): void;
  /** Adds a cell to those that are merged, or takes it out. */
  choose(cell: CellPlace): void;
  open(): void;
  type(text: string): void;
  close(): void;
  save(): void;
  split(at: number | null): void;
  merge(toward: 'up' | 'down'): void;
  join(): void;
  move(kind: 'move' | 'shift', toward: 'up' | 'down'): void;
  swap(): void;
  remove(): void;
  insert(texts: { readonly source: string; readonly target: string }): Promise<unknown>;
  confirm(): void;
  mark(): void;
  alignFromHere(): void;
  undo(): void;
  redo(): void;
}

interface Edited {
  readonly workId: string;
  readonly state: AlignmentState | undefined;
  readonly rowAt: RowAt;
  /** Place of the next pending row, from 0. */
  readonly nextPending: number | undefined;
}

/** What a person does with the rows of an alignment. */
export function usePairEditor(
  { workId, state, rowAt, nextPending }: Edited,
  first: CellPlace,
  onGo: (cell: CellPlace) => void,
): PairEditing {
  const { t } = useTranslation('alignment');
  const { message } = App.useApp();
  const askFirst = useConfirm();
  const [active, setActive] = useState(first);
  const [chosen, setChosen] = useState<readonly CellPlace[]>([]);
  const [typed, setTyped] = useState<string>();
  const edits = useEditPairs(workId);
  const [undo, redo] = [useUndo(workId), useRedo(workId)];
  const again = useAlignAgain(workId);
  const last = Math.max(0, (state?.rows ?? 1) - 1);

  const go = ({ place, side }: CellPlace) => {
    const cell = { place: Math.min(Math.max(0, place), last), side };
    if (place < 0 || place > last) void message.info({ content: t('edge'), key: 'edge' });
    setTyped(undefined);
    setChosen([]);
    setActive(cell);
    onGo(cell);
  };
  const row = rowAt(active.place);
  const change = (edit: PairEdit, onDone?: () => void) => {
    setChosen([]);
    edits.mutate({ seen: state?.change ?? 0, edit }, { onSuccess: () => onDone?.() });
  };
  const withRow = (work: (row: AlignedPair) => void) => {
    if (row !== undefined) work(row);
  };
  const side = active.side;
  const cellAt = (place: number) => ({ rowId: rowAt(place)?.rowId ?? '', side });
  const save = (then?: () => void) =>
    withRow(({ rowId, [side]: before }) => {
      if (typed === undefined || typed === before) {
        setTyped(undefined);
        then?.();
        return;
      }
      change({ kind: 'write', rowId, side, text: typed }, () => {
        setTyped(undefined);
        then?.();
      });
    });
  return {
    active,
    chosen,
    typed,
    busy: edits.isPending || undo.isPending || redo.isPending,
    go,
    choose: (cell) => setChosen((before) => toggled(before.length === 0 ? [active] : before, cell)),
    open: () => withRow(({ [side]: text }) => setTyped(text)),
    type: setTyped,
    close: () => setTyped(undefined),
    save: () => save(),
    split: (at) =>
      withRow(({ rowId }) =>
        change({ kind: 'split', rowId, side, at, ...(typed === undefined ? {} : { text: typed }) }, () =>
          setTyped(undefined),
        ),
      ),
    merge: (toward) => {
      if (chosen.length > 1) {
        const cells = chosen.map((cell) => ({ rowId: rowAt(cell.place)?.rowId ?? '', side: cell.side }));
        change({ kind: 'merge', cells });
        return;
      }
      const other = active.place + (toward === 'up' ? -1 : 1);
      if (rowAt(other) === undefined) {
        void message.info({ content: t('edge'), key: 'edge' });
        return;
      }
      change({ kind: 'merge', cells: [cellAt(active.place), cellAt(other)] });
      if (toward === 'up') go({ place: other, side });
    },
    join: () => {
      const [one, next] = [row, rowAt(active.place + 1)];
      if (one === undefined || next === undefined) {
        void message.info({ content: t('edge'), key: 'edge' });
        return;
      }
      change({ kind: 'join', rowIds: [one.rowId, next.rowId] });
    },
    move: (kind, toward) =>
      withRow(({ rowId }) =>
        change({ kind, rowId, side, toward }, () =>
          go({ place: Math.max(0, active.place + (toward === 'up' ? -1 : 1)), side }),
        ),
      ),
    swap: () => withRow(({ rowId }) => change({ kind: 'swap', rowId })),
    remove: () => withRow(({ rowId }) => change({ kind: 'remove', rowIds: [rowId] })),
    insert: async (texts) => {
      if (row === undefined) return;
      const edit: PairEdit = { kind: 'insert', rowId: row.rowId, where: 'after', ...texts };
      await edits.mutateAsync({ seen: state?.change ?? 0, edit });
    },
    confirm: () =>
      withRow(({ rowId, state: was }) => {
        const onward = () =>
          go({
            place:
              was === 'pending' && nextPending !== undefined ? nextPending : Math.min(active.place + 1, last),
            side,
          });
        if (was === 'aligned') onward();
        else change({ kind: 'mark', rowIds: [rowId], state: 'aligned' }, onward);
      }),
    mark: () =>
      withRow(({ rowId, state: was }) =>
        change({ kind: 'mark', rowIds: [rowId], state: was === 'pending' ? 'unmarked' : 'pending' }),
      ),
    alignFromHere: () =>
      withRow(({ rowId, number }) =>
        askFirst({
          title: t('again.fromTitle', { number }),
          consequence: t('again.fromText'),
          verb: t('again.fromVerb'),
          onConfirm: () => again.mutateAsync(rowId),
        }),
      ),
    undo: () => state?.canUndo && undo.mutate(),
    redo: () => state?.canRedo && redo.mutate(),
  };
}

function toggled(cells: readonly CellPlace[], cell: CellPlace): readonly CellPlace[] {
  const left = cells.filter(({ place, side }) => place !== cell.place || side !== cell.side);
  return left.length === cells.length ? [...cells, cell] : left;
}
