import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { limits } from '@transloom/contracts/limits';
import { AppError } from '../../platform/app-error.ts';
import type { LongContext } from '../../platform/context.ts';
import type { IncomingFile } from '../../platform/http/incoming-file.ts';
import { readUnrecognized } from './receive-file.ts';
import { unpackInProcess } from './unpack-in-process.ts';
import { uploadPurposes } from './upload-purposes.ts';

/** A folder people packed, not a document that is a zip inside. */
export function isArchive({ name }: Pick<IncomingFile, 'name'>): boolean {
  return name.toLowerCase().endsWith('.zip');
}

/**
 * The files in an archive as if each had been sent. The archive itself is not kept.
 * @throws {AppError} file.empty, file.too-large, file.incomplete, document.…
 */
export async function* filesOfArchive(
  { storage, actor }: Pick<LongContext, 'storage' | 'actor'>,
  file: IncomingFile,
): AsyncGenerator<IncomingFile> {
  const storageKey = `uploads/${actor.organizationId}/${randomUUID()}`;
  const { name } = file;
  try {
    const bytes = await readUnrecognized(file, { storage, storageKey, name, limit: limits.zipBytes });
    const task = { file: bytes, entryBytes: uploadPurposes.document.bytes };
    for await (const { name: entry, content } of unpackInProcess(task, name)) {
      if (isArchive({ name: entry })) throw new AppError('document.limit', { name, part: entry });
      yield { name: entry, content: Readable.from([Buffer.from(content)], { objectMode: false }) };
    }
  } finally {
    await storage.remove(storageKey);
  }
}
