import { expect, test } from 'vitest';
import { countFormats } from './count-formats.ts';
import type { Upload } from './upload-queue.ts';

const format = (id: string, ...extensions: string[]) => ({
  id,
  extensions,
  name: id,
  options: [],
  missing: null,
});
const formats = [format('docx', 'docx', 'dotx'), format('xml', 'xml'), format('android', 'xml')];

const kept = (id: string) => ({
  status: 'kept' as const,
  uploaded: { fileId: 'f', name: 'n', bytes: 1, format: id },
});

test.each<[name: string, state: Upload['state'], counted: string | undefined]>([
  ['letter.docx', { status: 'waiting' }, 'docx'],
  ['LETTER.DOTX', { status: 'sending', sent: 0.5 }, 'docx'],
  ['letter.docx', kept('docx'), 'docx'],
  ['strings.xml', { status: 'sending', sent: 1 }, undefined],
  ['strings.xml', kept('android'), 'android'],
  ['pack.zip', { status: 'waiting' }, undefined],
  ['letter.docx', { status: 'refused', message: 'broken' }, undefined],
  ['letter.docx', { status: 'failed', message: 'cut off' }, undefined],
])('%s, %o, counts as %s', (name, state, counted) => {
  const counts = countFormats([{ id: 1, file: { name, size: 1 }, state }], formats);
  expect([...counts]).toEqual(counted === undefined ? [] : [[counted, 1]]);
});

test('files of one format are counted together, on their way or not', () => {
  const list: Upload[] = [
    { id: 1, file: { name: 'a.docx', size: 1 }, state: { status: 'waiting' } },
    { id: 2, file: { name: 'b.docx', size: 1 }, state: kept('docx') },
  ];
  expect([...countFormats(list, formats)]).toEqual([['docx', 2]]);
});
