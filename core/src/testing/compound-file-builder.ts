const sectorSize = 512;
const entriesPerSector = 4;
const endOfChain = 0xfffffffe;

/**
 * A compound file with a directory of these names, the first bytes of some streams and no other content; its table
 * stands after the directory. A name with a slash is of a stream in a storage, such as `Object/Workbook`.
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
    const own = name.slice(name.lastIndexOf('/') + 1);
    file.write(own, at, 'utf16le');
    file.writeUInt16LE(own.length * 2 + 2, at + 64);
    linkEntry(file, at, names, i);
    const head = heads[name];
    if (head === undefined) continue;
    const sector = firstHead + Object.keys(heads).indexOf(name);
    file.writeUInt32LE(sector, at + 116);
    file.writeUInt32LE(4096, at + 120);
    file.set(head, sectorSize * (sector + 1));
  }
  return new Uint8Array(file);
}

/** The right neighbor of an entry is the next one of the same storage, the first of a storage is its child. */
function linkEntry(file: Buffer, at: number, names: readonly string[], index: number): void {
  const nobody = 0xffffffff;
  const folderOf = (name: string) => name.slice(0, Math.max(name.lastIndexOf('/'), 0));
  const indexOrNobody = (found: number) => (found < 0 ? nobody : found);
  const name = names[index] ?? '';
  const next = names.findIndex((other, i) => i > index && folderOf(other) === folderOf(name));
  const inside = names.findIndex((other, i) => i > 0 && folderOf(other) === (index === 0 ? '' : name));
  file.writeUInt32LE(nobody, at + 68);
  file.writeUInt32LE(index === 0 ? nobody : indexOrNobody(next), at + 72);
  file.writeUInt32LE(index === 0 || name !== '' ? indexOrNobody(inside) : nobody, at + 76);
}
