import { describe, expect, test } from 'vitest';
import { buildCompoundFile } from '../testing/compound-file-builder.ts';
import { compoundStreamNames, compoundStreams, isCompoundFile } from './compound-file.ts';

describe('compoundStreamNames', () => {
  test('lists what stands inside, over several sectors', () => {
    const names = ['Root Entry', 'EncryptionInfo', 'EncryptedPackage', '\u0006DataSpaces', 'Version', '文'];
    expect(compoundStreamNames(buildCompoundFile(names))).toEqual(names);
  });

  test.each([
    ['a chain that runs in a circle', 0],
    ['a chain that leaves the file', 5000],
  ])('ends with %s', (_, nextSector) => {
    const file = Buffer.from(buildCompoundFile(['Root Entry', 'a', 'b', 'c']));
    file.writeUInt32LE(nextSector, 512 + 512); // where the table says what follows sector 0
    expect(compoundStreamNames(file)).toEqual(['Root Entry', 'a', 'b', 'c']);
  });

  test('gives the first bytes of a stream', () => {
    const file = buildCompoundFile(['Root Entry', 'a', 'b'], { b: Buffer.from('begins') });
    const heads = compoundStreams(file).map(({ head }) => Buffer.from(head.subarray(0, 6)).toString());
    expect(heads).toEqual(['', '', 'begins']);
  });

  test('gives the first bytes of a small stream, which stands in another', () => {
    const file = Buffer.from(buildCompoundFile(['Root Entry', 'small'], { 'Root Entry': Buffer.alloc(9) }));
    const root = file.readUInt32LE(512 + 116);
    file.write('tiny', 512 * (root + 1) + 3 * 64);
    file.writeUInt32LE(3, 512 + 128 + 116); // the fourth small sector
    file.writeUInt32LE(4, 512 + 128 + 120);
    expect(Buffer.from(compoundStreams(file)[1]?.head ?? []).toString()).toBe('tiny');
  });

  test('tells what belongs to an embedded document', () => {
    const names = ['Root Entry', 'WordDocument', 'Object', 'Object/Workbook', 'Data'];
    const streams = compoundStreams(buildCompoundFile(names));
    expect(streams.map(({ name, topLevel }) => [name, topLevel])).toEqual([
      ['Root Entry', false],
      ['WordDocument', true],
      ['Object', true],
      ['Workbook', false],
      ['Data', true],
    ]);
  });

  test('finds nothing in other files', () => {
    expect(isCompoundFile(Buffer.from('PK'))).toBe(false);
    expect(compoundStreamNames(Buffer.from('PK'))).toEqual([]);
  });
});
