import { DocumentFormatError } from '../document-format-error.ts';

/** Says the line, counted from 1. */
export function brokenAt(text: string, offset: number, reason: string): DocumentFormatError {
  return new DocumentFormatError('broken', { part: `:${lineAt(text, offset)}`, reason });
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n|\r|\n/).length;
}
