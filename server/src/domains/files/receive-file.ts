import { Readable } from 'node:stream';
import type { UploadPurpose } from '@transloom/contracts/files';
import { AppError } from '../../platform/app-error.ts';
import type { IncomingFile } from '../../platform/http/incoming-file.ts';
import type { Storage, StoredBytes } from '../../platform/storage/storage.ts';
import type { FreeStorage } from './free-storage.ts';
import { headBytes, recognizedBytes, recognizeUpload } from './recognize-upload.ts';
import { uploadPurposes } from './upload-purposes.ts';

export interface Reception {
  readonly storage: Storage;
  readonly storageKey: string;
  readonly purpose: UploadPurpose;
  /** Cleaned. */
  readonly name: string;
  /** What the organization may still keep; no limit for a file that is not kept. */
  readonly room?: FreeStorage;
}

export interface ReceivedFile extends StoredBytes {
  readonly format: string | null;
}

/**
 * Streams a file into the storage and looks what it is; a refused one leaves nothing there.
 * @throws {AppError} file.empty, file.too-large, file.quota-full, file.incomplete, file.storage-full and what `recognizeUpload` refuses
 */
export async function receiveFile(file: IncomingFile, reception: Reception): Promise<ReceivedFile> {
  const { storage, storageKey, name, purpose, room } = reception;
  const limit = uploadPurposes[purpose].bytes;
  try {
    const stored = await store(file, { storage, storageKey, name, limit, ...(room && { room }) });
    const content = await readBeginning(storage, storageKey, stored.bytes);
    return { ...stored, format: recognizeUpload({ purpose, name, content, bytes: stored.bytes }) };
  } catch (error) {
    await storage.remove(storageKey);
    if (file.content.errored !== null) throw new AppError('file.incomplete', { name }, { cause: error });
    // The rest of a refused file must flow, or the next one never comes.
    file.content.resume();
    throw error;
  }
}

interface Place extends Pick<Reception, 'storage' | 'storageKey' | 'name' | 'room'> {
  /** Most bytes. */
  readonly limit: number;
}

/**
 * The whole content of a file that is no document itself; it stands in the storage while it is read.
 * @throws {AppError} file.empty, file.too-large, file.incomplete
 */
export async function readUnrecognized(file: IncomingFile, place: Place): Promise<Uint8Array> {
  try {
    await store(file, place);
    return await place.storage.read(place.storageKey);
  } catch (error) {
    if (file.content.errored !== null)
      throw new AppError('file.incomplete', { name: place.name }, { cause: error });
    throw error;
  }
}

async function store(file: IncomingFile, place: Place): Promise<StoredBytes> {
  const content = Readable.from(limited(file, place), { objectMode: false });
  const stored = await place.storage.write(place.storageKey, content);
  if (stored.bytes === 0) throw new AppError('file.empty', { name: place.name });
  return stored;
}

async function* limited({ content }: IncomingFile, { name, limit, room }: Place): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > limit) throw new AppError('file.too-large', { name, limit: limit / 1024 / 1024 });
    if (room && bytes > room.freeBytes) room.refuse(name);
    yield chunk;
  }
}

async function readBeginning(storage: Storage, key: string, bytes: number): Promise<Uint8Array> {
  if (bytes <= recognizedBytes) return storage.read(key);
  const chunks: Buffer[] = [];
  let read = 0;
  for await (const chunk of (await storage.open(key)) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    read += chunk.length;
    if (read >= headBytes) break;
  }
  return Buffer.concat(chunks);
}
