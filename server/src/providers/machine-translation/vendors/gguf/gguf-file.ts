import { open } from 'node:fs/promises';
import { EngineError } from '../../engine-error.ts';

const magic = 'GGUF';
/** Versions that llama.cpp reads and that store the number of tensors in 64 bits. */
const versions: readonly number[] = [2, 3];
const headBytes = 24;
/** No model has as many tensors, or as many words about itself. */
const mostEntries = 1_000_000n;

/**
 * Looks at the head of a file before a process is started for it.
 * @throws {EngineError} bad-model
 */
export async function requireGguf(path: string): Promise<void> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
  const refuse = (detail: string) => new EngineError('bad-model', detail);
  if (bytesRead < headBytes) throw refuse('shorter than the head of a GGUF file');
  if (buffer.toString('latin1', 0, 4) !== magic) throw refuse('does not begin with GGUF');
  if (!versions.includes(buffer.readUInt32LE(4))) throw refuse(`version ${buffer.readUInt32LE(4)}`);
  const counts = [buffer.readBigUInt64LE(8), buffer.readBigUInt64LE(16)];
  if (counts.some((count) => count > mostEntries)) throw refuse('more tensors than there are');
}
