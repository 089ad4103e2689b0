/**
 * The container of Office before 2007 and of encrypted Office documents ([MS-CFB]). Read just far enough to
 * tell what stands inside: the names of its streams, and the first bytes of one.
 */

const magic = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] as const;
const lastSector = 0xfffffffa;
const entrySize = 128;
/** Smaller streams share one. */
const smallestOwnStream = 4096;

export function isCompoundFile(file: Uint8Array): boolean {
  return magic.every((byte, at) => file[at] === byte);
}

export function compoundStreamNames(file: Uint8Array): readonly string[] {
  return compoundStreams(file).map(({ name }) => name);
}

export interface CompoundStream {
  readonly name: string;
  /** Its first bytes, up to a sector of them; none of a stream under 4096 bytes, which stands in another. */
  readonly head: Uint8Array;
}

/** All streams and storages; as many as could be read where the file is damaged. */
export function compoundStreams(file: Uint8Array): readonly CompoundStream[] {
  if (!isCompoundFile(file) || file.length < 512) return [];
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const sectorSize = 2 ** Math.min(view.getUint16(30, true), 16);
  const streams: CompoundStream[] = [];
  const seen = new Set<number>();
  let sector = view.getUint32(48, true);
  while (sector < lastSector && !seen.has(sector)) {
    seen.add(sector);
    const start = (sector + 1) * sectorSize;
    streams.push(...streamsInSector(view, start, sectorSize));
    sector = nextSector(view, sector, sectorSize);
  }
  return streams;
}

function streamsInSector(view: DataView, start: number, sectorSize: number): readonly CompoundStream[] {
  const streams: CompoundStream[] = [];
  const end = Math.min(start + sectorSize, view.byteLength);
  for (let at = start; at + entrySize <= end; at += entrySize) {
    const name = entryName(view, at);
    if (name !== '') streams.push({ name, head: streamHead(view, at, sectorSize) });
  }
  return streams;
}

function entryName(view: DataView, at: number): string {
  const length = Math.min(view.getUint16(at + 64, true), 64);
  let name = '';
  for (let i = 0; i + 2 < length; i += 2) name += String.fromCharCode(view.getUint16(at + i, true));
  return name;
}

function streamHead(view: DataView, at: number, sectorSize: number): Uint8Array {
  const size = view.getUint32(at + 120, true);
  const start = (view.getUint32(at + 116, true) + 1) * sectorSize;
  if (size < smallestOwnStream || start >= view.byteLength) return new Uint8Array();
  const length = Math.min(sectorSize, view.byteLength - start);
  return new Uint8Array(view.buffer, view.byteOffset + start, length);
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
