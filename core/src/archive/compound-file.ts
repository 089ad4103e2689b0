/**
 * The container of Office before 2007 and of encrypted Office documents ([MS-CFB]). Read just far enough to
 * tell what stands inside: the names of its streams, and the first bytes of one.
 */

const magic = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] as const;
const lastSector = 0xfffffffa;
const entrySize = 128;
/** Smaller streams share one, in sectors of their own. */
const smallestOwnStream = 4096;
const smallSectorSize = 64;

export function isCompoundFile(file: Uint8Array): boolean {
  return magic.every((byte, at) => file[at] === byte);
}

export function compoundStreamNames(file: Uint8Array): readonly string[] {
  return compoundStreams(file).map(({ name }) => name);
}

export interface CompoundStream {
  readonly name: string;
  /** Its first bytes: up to a sector of them, 64 of a stream under 4096 bytes. */
  readonly head: Uint8Array;
  /** Belongs to the document itself, not to one that is embedded in it. */
  readonly topLevel: boolean;
}

interface Container {
  readonly view: DataView;
  readonly sectorSize: number;
  /** Where each entry of the directory stands, also the empty ones. */
  readonly entries: readonly number[];
}

/** All streams and storages; as many as could be read where the file is damaged. */
export function compoundStreams(file: Uint8Array): readonly CompoundStream[] {
  if (!isCompoundFile(file) || file.length < 512) return [];
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const sectorSize = 2 ** Math.min(view.getUint16(30, true), 16);
  const container = { view, sectorSize, entries: listEntries(view, sectorSize) };
  const top = topLevelEntries(container);
  return container.entries.flatMap((at) => {
    const name = entryName(view, at);
    if (name === '') return [];
    return {
      name,
      topLevel: top.has(at),
      get head() {
        return streamHead(container, at);
      },
    };
  });
}

function listEntries(view: DataView, sectorSize: number): readonly number[] {
  const entries: number[] = [];
  const seen = new Set<number>();
  let sector = view.getUint32(48, true);
  while (sector < lastSector && !seen.has(sector)) {
    seen.add(sector);
    const start = (sector + 1) * sectorSize;
    const end = Math.min(start + sectorSize, view.byteLength);
    for (let at = start; at + entrySize <= end; at += entrySize) entries.push(at);
    sector = nextSector(view, sector, sectorSize);
  }
  return entries;
}

function entryName(view: DataView, at: number): string {
  const length = Math.min(view.getUint16(at + 64, true), 64);
  let name = '';
  for (let i = 0; i + 2 < length; i += 2) name += String.fromCharCode(view.getUint16(at + i, true));
  return name;
}

/** The entries right below the root, which is the first; they hang together as a binary tree. */
function topLevelEntries({ view, entries }: Container): ReadonlySet<number> {
  const found = new Set<number>();
  const waiting = entries[0] === undefined ? [] : [view.getUint32(entries[0] + 76, true)];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const at = entries[index];
    if (at === undefined || found.has(at)) continue;
    found.add(at);
    waiting.push(view.getUint32(at + 68, true), view.getUint32(at + 72, true));
  }
  return found;
}

function streamHead({ view, sectorSize, entries }: Container, at: number): Uint8Array {
  const first = view.getUint32(at + 116, true);
  const size = view.getUint32(at + 120, true);
  if (size >= smallestOwnStream) return bytesAt(view, (first + 1) * sectorSize, sectorSize);
  const [root] = entries;
  if (size === 0 || root === undefined || root === at) return new Uint8Array();
  const place = first * smallSectorSize;
  const sector = follow(view, view.getUint32(root + 116, true), Math.floor(place / sectorSize), sectorSize);
  const start = (sector + 1) * sectorSize + (place % sectorSize);
  return bytesAt(view, start, Math.min(size, smallSectorSize));
}

function bytesAt(view: DataView, start: number, length: number): Uint8Array {
  if (start >= view.byteLength) return new Uint8Array();
  return new Uint8Array(view.buffer, view.byteOffset + start, Math.min(length, view.byteLength - start));
}

function follow(view: DataView, first: number, steps: number, sectorSize: number): number {
  if (steps > view.byteLength / sectorSize) return lastSector;
  let sector = first;
  for (let i = 0; i < steps && sector < lastSector; i++) sector = nextSector(view, sector, sectorSize);
  return sector;
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
