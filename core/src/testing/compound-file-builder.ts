const sectorSize = 512;
const entriesPerSector = 4;
const endOfChain = 0xfffffffe;

/** A compound file with a directory of these names and without any content; its table is the last sector. */
export function buildCompoundFile(names: readonly string[]): Uint8Array {
  const directorySectors = Math.ceil(names.length / entriesPerSector);
  const file = Buffer.alloc(sectorSize * (1 + directorySectors + 1));
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(9, 30); // sectors of 2^9 bytes
  file.writeUInt32LE(0, 48); // the directory begins in sector 0
  file.fill(0xff, 76, sectorSize);
  file.writeUInt32LE(directorySectors, 76);
  const tableAt = sectorSize * (1 + directorySectors);
  file.fill(0xff, tableAt);
  for (let i = 0; i < directorySectors; i++) {
    file.writeUInt32LE(i + 1 < directorySectors ? i + 1 : endOfChain, tableAt + i * 4);
  }
  for (const [i, name] of names.entries()) {
    const at = sectorSize + i * 128;
    file.write(name, at, 'utf16le');
    file.writeUInt16LE(name.length * 2 + 2, at + 64);
  }
  return new Uint8Array(file);
}
