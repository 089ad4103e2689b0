import { DocumentFormatError } from '../document/document-format-error.ts';
import { entityReference } from './entity-reference.ts';

/** XML that is not well-formed: which part, at which character, and what is wrong. */
export function brokenXml(part: string, at: number, reason: string): DocumentFormatError {
  return new DocumentFormatError('broken', { part, at, reason });
}

/** XML that ends before what begins here. */
export function cutOffXml(part: string): DocumentFormatError {
  return new DocumentFormatError('cut-off', { part });
}

/** A reference that means nothing, at the beginning of `raw`: to an entity, which is named, or to none at all. */
export function badReference(part: string, at: number, raw: string): DocumentFormatError {
  const entity = entityReference(raw);
  return entity === undefined
    ? brokenXml(part, at, 'reference')
    : new DocumentFormatError('entities', { part, at, entity });
}
