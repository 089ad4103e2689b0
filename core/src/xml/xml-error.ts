import { DocumentFormatError } from '../document/document-format-error.ts';

/** XML that is not well-formed: which part, at which character, and what is wrong. */
export function brokenXml(part: string, at: number, reason: string): DocumentFormatError {
  return new DocumentFormatError('broken', { part, at, reason });
}
