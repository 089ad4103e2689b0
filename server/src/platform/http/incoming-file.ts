import type { Readable } from 'node:stream';

/** A file on its way in. */
export interface IncomingFile {
  /** As the browser says it: to be cleaned before use. */
  readonly name: string;
  /** Fails when the upload is cut off. */
  readonly content: Readable;
}
