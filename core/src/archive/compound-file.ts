/**
 * The container of Office before 2007 and of encrypted Office documents ([MS-CFB]). Read just far enough to
 * tell what stands inside: the names of its streams, and the first bytes of one.
 */

const magic = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] as const;
const lastSector = 0xfffffffa;
const entrySize = 128;

export function isCompoundFile(file: Uint8Array): boolean {
  return magic.every((byte, at) => file[at] === byte);
}

/** Names of all streams and storages; as many as could be read where the file is damaged. */
export function compoundStreamNames(file: Uint8Array): readonly string[] {
  if (!isCompoundFile(file) || file.length < 512) return [];
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const sectorSize = 2 ** Math.min(view.getUint16(30, true), 16);
  const names: string[] = [];
  const seen = new Set<number>();
  let sector = view.getUint32(48, true);
  while (sector < lastSector && !seen.has(sector)) {
    seen.add(sector);
    const start = (sector + 1) * sectorSize;
    names.push(...namesInSector(view, start, start + sectorSize));
    sector = nextSector(view, sector, sectorSize);
  }
  return names;
}

function namesInSector(view: DataView, start: number, end: number): readonly string[] {
  const names: string[] = [];
  for (let at = start; at + entrySize <= Math.min(end, view.byteLength); at += entrySize) {
    const length = Math.min(view.getUint16(at + 64, true), 64);
    let name = '';
    for (let i = 0; i + 2 < length; i += 2) name += String.fromCharCode(view.getUint16(at + i, true));
    if (name !== '') names.push(name);
  }
  return names;
}

/** Follows the sector table; its own sectors are listed in the header (the first 109, which is 7 MB of file). */
function nextSector(view: DataView, sector: number, sectorSize: number): number {
  const perSector = sectorSize / 4;
  const tableIndex = Math.floor(sector / perSector);
  if (tableIndex >= 109) return lastSector;
  const tableSector = view.getUint32(76 + tableIndex * 4, true);
  const at = (tableSector + 1) * sectorSize + (sector % perSector) * 4;
  return at + 4 <= view.byteLength ? view.getUint32(at, true) : lastSector;
}
