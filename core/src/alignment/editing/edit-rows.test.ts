import { expect, test } from 'vitest';
import type { AlignedRow } from './aligned-row.ts';
import { editRows } from './edit-rows.ts';
import type { RowEdit } from './row-edit.ts';

const row = (id: string, source: string, target: string): AlignedRow => ({
  id,
  source,
  target,
  confidence: 0.8,
  state: 'aligned',
});
const languages = { sourceLanguage: 'en', targetLanguage: 'zh-CN' };
const edited = (edit: RowEdit, ...rows: readonly AlignedRow[]) => {
  const after = editRows({ rows, languages, newId: () => 'new' }, edit);
  return typeof after === 'string'
    ? after
    : after.map(({ id, source, target, state }) => `${id} ${source}|${target} ${state}`);
};
const a = row('a', 'One.', '一。');
const b = row('b', 'Two.', '二。');
const alone = row('c', 'Three.', '');
const [onSource, down, up] = [{ side: 'source' }, { toward: 'down' }, { toward: 'up' }] as const;

// Rules D5.53, D5.54, D5.55 and D8.30 of the specification are among the refusals.
test.each<[string, RowEdit, readonly AlignedRow[], readonly string[] | string]>([
  ['writes', { kind: 'write', rowId: 'a', ...onSource, text: ' 1 ' }, [a], ['a 1|一。 aligned']],
  ['D5.53 no empty text', { kind: 'write', rowId: 'a', ...onSource, text: ' ' }, [a], 'segment-empty'],
  [
    'splits at the cursor',
    { kind: 'split', rowId: 'a', ...onSource, at: 4, text: 'One. Two.' },
    [a],
    ['a One.|一。 aligned', 'new Two.| pending'],
  ],
  ['D5.54 no split at the start', { kind: 'split', rowId: 'a', ...onSource, at: 0 }, [a], 'split-edge'],
  ['D5.54 no split at the end', { kind: 'split', rowId: 'a', ...onSource, at: 4 }, [a], 'split-edge'],
  [
    'D5.54 no split without editing',
    { kind: 'split', rowId: 'a', ...onSource, at: null },
    [a],
    'split-needs-editing',
  ],
  [
    'merges; the only translation comes along',
    {
      kind: 'merge',
      cells: [
        { rowId: 'a', ...onSource },
        { rowId: 'c', ...onSource },
      ],
    },
    [a, alone],
    ['a One. Three.|一。 aligned'],
  ],
  [
    'merges beside two translations',
    {
      kind: 'merge',
      cells: [
        { rowId: 'a', ...onSource },
        { rowId: 'b', ...onSource },
      ],
    },
    [a, b],
    ['a One. Two.|一。 aligned', 'b |二。 pending'],
  ],
  [
    'D5.55 source does not merge with target',
    {
      kind: 'merge',
      cells: [
        { rowId: 'a', side: 'source' },
        { rowId: 'b', side: 'target' },
      ],
    },
    [a, b],
    'merge-sides',
  ],
  [
    'merges neighbors only',
    {
      kind: 'merge',
      cells: [
        { rowId: 'a', ...onSource },
        { rowId: 'c', ...onSource },
      ],
    },
    [a, b, alone],
    'not-consecutive',
  ],
  ['joins whole rows', { kind: 'join', rowIds: ['a', 'b'] }, [a, b], ['a One. Two.|一。二。 aligned']],
  [
    'moves a cell',
    { kind: 'move', rowId: 'a', ...onSource, ...down },
    [a, b],
    ['a Two.|一。 aligned', 'b One.|二。 aligned'],
  ],
  ['D8.30 no row beyond the last one', { kind: 'move', rowId: 'b', ...onSource, ...down }, [b], 'at-edge'],
  [
    'shifts a side down to the next gap',
    { kind: 'shift', rowId: 'a', side: 'target', ...down },
    [a, b, alone],
    ['a One.| pending', 'b Two.|一。 unmarked', 'c Three.|二。 unmarked'],
  ],
  [
    'shifts a side down beyond the end',
    { kind: 'shift', rowId: 'a', side: 'target', ...down },
    [a],
    ['a One.| pending', 'new |一。 pending'],
  ],
  [
    'shifts a side up into a gap',
    { kind: 'shift', rowId: 'b', side: 'target', ...up },
    [alone, b, a],
    ['c Three.|二。 unmarked', 'b Two.|一。 unmarked', 'a One.| pending'],
  ],
  ['shifts into no text', { kind: 'shift', rowId: 'b', side: 'target', ...up }, [a, b], 'no-gap'],
  ['D8.30 no shift above the first', { kind: 'shift', rowId: 'a', side: 'target', ...up }, [a], 'at-edge'],
  ['shifts no empty cell', { kind: 'shift', rowId: 'c', side: 'target', ...down }, [alone], 'segment-empty'],
  ['swaps', { kind: 'swap', rowId: 'a' }, [a], ['a 一。|One. aligned']],
  ['removes', { kind: 'remove', rowIds: ['b'] }, [b], []],
  [
    'inserts',
    { kind: 'insert', rowId: 'a', where: 'after', source: 'X', target: '' },
    [a],
    ['a One.|一。 aligned', 'new X| pending'],
  ],
  [
    'D5.53 inserts no empty row',
    { kind: 'insert', rowId: 'a', where: 'before', source: '', target: ' ' },
    [a],
    'segment-empty',
  ],
  ['D3.39 marks', { kind: 'mark', rowIds: ['a'], state: 'pending' }, [a], ['a One.|一。 pending']],
  [
    'D3.39 takes a mark away',
    { kind: 'mark', rowIds: ['a'], state: 'unmarked' },
    [a],
    ['a One.|一。 unmarked'],
  ],
  [
    'confirms no row without a partner',
    { kind: 'mark', rowIds: ['c'], state: 'aligned' },
    [alone],
    'segment-empty',
  ],
])('%s', (_, edit, rows, expected) => {
  expect(edited(edit, ...rows)).toEqual(expected);
});
