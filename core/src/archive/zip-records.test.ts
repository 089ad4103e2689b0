import { expect, test } from 'vitest';
import { buildZip } from '../testing/zip-builder.ts';
import { openZip } from './zip-archive.ts';
import { extraField, extraFieldId } from './zip-extra-field.ts';
import { writeDirectoryRecord, writeEnd, writeLocalHeader } from './zip-records.ts';

const [entry] = openZip(buildZip([{ name: 'a', content: 'x' }])).directory.entries;
if (entry === undefined) throw new Error('no entry');
const wide = 2 ** 32 + 5;

/** Numbers of the zip64 field, behind the name. */
function wideNumbers(record: Uint8Array, fixed: number): readonly number[] {
  const field = Buffer.from(extraField(record.subarray(fixed + 1), extraFieldId.zip64) ?? []);
  return Array.from({ length: field.length / 8 }, (_, index) => Number(field.readBigUInt64LE(index * 8)));
}

test.each([
  ['nothing', {}, 10, []],
  ['an entry behind 4 GB', {}, wide, [wide]],
  ['an entry that unpacks to more', { size: wide }, 10, [wide]],
  ['both', { size: wide, compressedSize: wide + 1 }, wide + 2, [wide, wide + 1, wide + 2]],
])('the directory says of %s what fits in no record', (_, sizes, offset, numbers) => {
  expect(wideNumbers(writeDirectoryRecord({ ...entry, ...sizes }, offset), 46)).toEqual(numbers);
});

test('the header of a large entry has both of its sizes', () => {
  const header = writeLocalHeader({ ...entry, size: wide }, new Uint8Array());
  expect(wideNumbers(header, 30)).toEqual([wide, entry.compressedSize]);
  expect(Buffer.from(header).readUInt32LE(18)).toBe(0xffffffff);
});

test('an archive may have more entries than its end can count', () => {
  const entries = Array.from({ length: 70_000 }, () => entry);
  expect(() => openZip(writeEnd({ entries, comment: new Uint8Array() }, 0, 0))).toThrow(
    expect.objectContaining({ code: 'limit', params: expect.objectContaining({ entries: 70_000 }) }),
  );
});

test('a directory behind 4 GB is found by numbers of 64 bits', () => {
  const end = Buffer.from(writeEnd({ entries: [entry], comment: new Uint8Array() }, wide, 47));
  expect(end.readBigUInt64LE(48)).toBe(BigInt(wide));
  expect(end.readBigUInt64LE(64)).toBe(BigInt(wide + 47));
  expect(end.readUInt32LE(76 + 16)).toBe(0xffffffff);
});
