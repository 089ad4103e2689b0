import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { IncomingFile } from './incoming-file.ts';

export interface Form {
  /** The fields that stand before the first file. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: AsyncIterable<IncomingFile>;
}

const fieldBytes = 10_000;

/**
 * Reads a multipart form as it arrives: its fields, then the files one after the other.
 * @throws {AppError} request.unsupported-media, request.invalid where a field follows a file
 */
export async function readForm(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) throw new AppError('request.unsupported-media');
  // How large a file may be depends on what it is for, so the use case counts.
  const parts = request.parts({
    limits: { fieldSize: fieldBytes, fields: 20, fileSize: Number.POSITIVE_INFINITY, files: 1000 },
  });
  const fields: Record<string, unknown> = {};
  for (;;) {
    const { value: part, done } = await parts.next();
    if (done) return { fields, files: remainingFiles(undefined, parts) };
    if (part.type === 'file') return { fields, files: remainingFiles(part, parts) };
    Object.defineProperty(fields, part.fieldname, { value: part.value, enumerable: true });
  }
}

async function* remainingFiles(
  first: MultipartFile | undefined,
  parts: AsyncIterableIterator<Multipart>,
): AsyncGenerator<IncomingFile> {
  if (first !== undefined) yield incoming(first);
  for await (const part of parts) {
    if (part.type !== 'file') throw new AppError('request.invalid', { field: part.fieldname });
    yield incoming(part);
  }
}

function incoming(part: MultipartFile): IncomingFile {
  return { name: part.filename, content: part.file };
}
