const sectorSize = 512;
const entriesPerSector = 4;
const endOfChain = 0xfffffffe;

/**
 * A compound file with a directory of these names, the first bytes of some streams and no other content; its table
 * stands after the directory.
 */
export function buildCompoundFile(
  names: readonly string[],
  heads: Readonly<Record<string, Uint8Array>> = {},
): Uint8Array {
  const directorySectors = Math.ceil(names.length / entriesPerSector);
  const firstHead = directorySectors + 1;
  const file = Buffer.alloc(sectorSize * (1 + firstHead + Object.keys(heads).length));
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(9, 30); // sectors of 2^9 bytes
  file.writeUInt32LE(0, 48); // the directory begins in sector 0
  file.fill(0xff, 76, sectorSize);
  file.writeUInt32LE(directorySectors, 76);
  const tableAt = sectorSize * (1 + directorySectors);
  file.fill(0xff, tableAt, tableAt + sectorSize);
  for (let i = 0; i < directorySectors; i++) {
    file.writeUInt32LE(i + 1 < directorySectors ? i + 1 : endOfChain, tableAt + i * 4);
  }
  for (const [i, name] of names.entries()) {
    const at = sectorSize + i * 128;
    file.write(name, at, 'utf16le');
    file.writeUInt16LE(name.length * 2 + 2, at + 64);
    const head = heads[name];
    if (head === undefined) continue;
    const sector = firstHead + Object.keys(heads).indexOf(name);
    file.writeUInt32LE(sector, at + 116);
    file.writeUInt32LE(4096, at + 120);
    file.set(head, sectorSize * (sector + 1));
  }
  return new Uint8Array(file);
}
