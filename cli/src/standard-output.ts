import { writeSync } from 'node:fs';

/** Whoever read the results wants no more of them. */
export class OutputClosed extends Error {}

/**
 * Written before it returns: a document is walked in one go, and a stream would keep all of it until then.
 * @throws {OutputClosed}
 */
export function writeStandardOutput(text: string): void {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) done += writeSome(bytes, done);
}

function writeSome(bytes: Uint8Array, from: number): number {
  try {
    return writeSync(process.stdout.fd, bytes, from);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EPIPE' || code === 'EOF') throw new OutputClosed();
    if (code !== 'EAGAIN') throw error;
    Atomics.wait(pause, 0, 0, 5); // the reader of a pipe is slower than we are
    return 0;
  }
}

const pause = new Int32Array(new SharedArrayBuffer(4));
