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

  test('finds nothing in other files', () => {
    expect(isCompoundFile(Buffer.from('PK'))).toBe(false);
    expect(compoundStreamNames(Buffer.from('PK'))).toEqual([]);
  });
});
