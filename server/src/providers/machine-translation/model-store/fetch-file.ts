import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createZstdDecompress } from 'node:zlib';
import { hasChecksum } from './checksum.ts';
import { ModelError } from './model-error.ts';
import type { OfferedFile } from './model-list.ts';
import { reasonOf } from './model-source.ts';

export interface FetchLimits {
  readonly tries: number;
  /** Between tries, growing. */
  readonly pauseMs: number;
  /** A connection that says nothing for so long is given up. */
  readonly silenceMs: number;
}

export const fetchLimits: FetchLimits = { tries: 4, pauseMs: 1_000, silenceMs: 30_000 };

export interface FileToFetch {
  readonly file: OfferedFile;
  readonly filesUrl: string;
  /** File that keeps the bytes received so far, so that a retry continues from there. */
  readonly folder: string;
  readonly limits: FetchLimits;
  readonly signal: AbortSignal;
  /** Bytes of the pack that have arrived in all. */
  readonly onProgress: (packedBytes: number) => void;
}

/**
 * Fetches a file, goes on where an earlier try ended, checks the pack, unpacks it and checks what was in it.
 * @throws {ModelError}; the reason of the signal
 */
export async function fetchFile(asked: FileToFetch): Promise<void> {
  const { file, folder, signal } = asked;
  const unpacked = join(folder, file.name);
  if ((await sizeOf(unpacked)) === file.bytes && (await hasChecksum(unpacked, file.sum))) {
    return asked.onProgress(file.packedBytes);
  }
  const packed = `${unpacked}.${file.packing === 'zstd' ? 'zst' : 'part'}`;
  await mkdir(dirname(packed), { recursive: true });
  await fetchPack(asked, packed);
  if (file.packing === 'none') return rename(packed, unpacked);
  try {
    await unpack(packed, unpacked, signal);
  } catch (error) {
    signal.throwIfAborted();
    await rm(packed, { force: true });
    throw diskFault(error) ?? new ModelError('damaged', `${file.name} cannot be unpacked`, { cause: error });
  }
  const sound = await hasChecksum(unpacked, file.sum);
  await rm(packed);
  if (sound) return;
  await rm(unpacked);
  throw new ModelError('damaged', `${file.name}: checksum of what was unpacked`);
}

/** Until the pack is there whole; a pack with another checksum is fetched once more from its beginning. */
async function fetchPack(asked: FileToFetch, packed: string): Promise<void> {
  const { file, limits, signal } = asked;
  let damaged = 0;
  for (let tries = 1; ; tries++) {
    const fault = await fetchRest(asked, packed);
    if (fault === undefined && (await hasChecksum(packed, file.packedSum))) return;
    if (fault === undefined) {
      await rm(packed);
      damaged += 1;
      if (damaged > 1) throw new ModelError('damaged', `${file.name}: checksum of the pack`);
    } else if (tries >= limits.tries || fault.fault === 'no-space') throw fault;
    await pause(limits.pauseMs * tries, undefined, { signal });
  }
}

/** Undefined when all of it has arrived. */
async function fetchRest(asked: FileToFetch, packed: string): Promise<ModelError | undefined> {
  const { file, signal } = asked;
  const have = (await sizeOf(packed)) ?? 0;
  if (have > file.packedBytes) await rm(packed);
  if (have === file.packedBytes) return undefined;
  try {
    await receive(asked, packed, have > file.packedBytes ? 0 : have);
    return undefined;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ModelError) return error;
    return (
      diskFault(error) ?? new ModelError('unreachable', `${file.name}: ${reasonOf(error)}`, { cause: error })
    );
  }
}

async function receive(asked: FileToFetch, packed: string, have: number): Promise<void> {
  const { file, filesUrl, limits, signal, onProgress } = asked;
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), limits.silenceMs);
  try {
    const address = new URL(file.location, filesUrl.endsWith('/') ? filesUrl : `${filesUrl}/`);
    const headers = have > 0 ? { range: `bytes=${have}-` } : {};
    const answer = await fetch(address, { headers, signal: AbortSignal.any([signal, silence.signal]) });
    if (!answer.ok || answer.body === null)
      throw new ModelError('unreachable', `${file.name}: status ${answer.status}`);
    const resumed = answer.status === 206; // who cannot resume sends all of it
    let arrived = resumed ? have : 0;
    await using kept = await open(packed, resumed ? 'a' : 'w'); // a stream would lose what it holds when it is ended
    for await (const piece of answer.body as AsyncIterable<Uint8Array>) {
      timer.refresh();
      arrived += piece.length;
      if (arrived > file.packedBytes) throw new ModelError('damaged', `${file.name} is too long`);
      await kept.write(piece);
      onProgress(arrived);
    }
    if (arrived < file.packedBytes) throw new ModelError('unreachable', `${file.name} ended early`);
  } finally {
    clearTimeout(timer);
  }
}

async function unpack(packed: string, unpacked: string, signal: AbortSignal): Promise<void> {
  await pipeline(createReadStream(packed), createZstdDecompress(), createWriteStream(unpacked), { signal });
}

async function sizeOf(path: string): Promise<number | undefined> {
  return (await stat(path).catch(() => undefined))?.size;
}

function diskFault(error: unknown): ModelError | undefined {
  const full = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  return full ? new ModelError('no-space', 'the disk is full', { cause: error }) : undefined;
}
