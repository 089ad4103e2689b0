import type { ReturnedSegment } from '@transloom/core/document/convert/read-exchange';
import type { Context } from '../../../platform/context.ts';
import { findDocumentsOfSegments, findSentTexts } from '../segments/segment-returns.store.ts';
import { findGivenSegments } from '../segments/segments.store.ts';
import { readExchangeId } from './exchange-units.ts';
import { matchReturned } from './match-returned.ts';

/** A translation that came back, with what was sent and what is here now. */
export interface ReturnedChange {
  readonly segmentId: string;
  readonly number: number;
  /** Markup. */
  readonly source: string;
  readonly sent: string;
  readonly here: string;
  readonly hereVersion: number;
  readonly returned: string;
  readonly confirmed: boolean;
  readonly locked: boolean;
  readonly hereConfirmed: boolean;
}

interface PartOfDocument {
  readonly documentId: string;
  readonly part: number;
}

export interface PartReturns {
  readonly changes: readonly ReturnedChange[];
  /** Translations that belong to no segment of the part. */
  readonly unknown: number;
}

/** Compares returned translations with a part of a document: by the names of segments, then by their sources. */
export async function partReturns(
  { db }: Pick<Context, 'db'>,
  { documentId, part }: PartOfDocument,
  returned: readonly ReturnedSegment[],
): Promise<PartReturns> {
  const segments = await findGivenSegments(db, documentId, part);
  const { found, unknown } = matchReturned(segments, returned);
  const sent = await findSentTexts(
    db,
    found.map(({ segment, baseVersion }) => ({ segmentId: segment.id, version: baseVersion })),
  );
  const given = new Map(segments.map((segment) => [segment.id, segment]));
  const changes = found.map(({ segment, target, confirmed, baseVersion }) => {
    const isSame = baseVersion === segment.version;
    return {
      segmentId: segment.id,
      number: given.get(segment.id)?.number ?? 0,
      source: segment.source,
      // A segment that was found by its text alone was sent as nobody knows what.
      sent: isSame ? segment.target : (sent.get(segment.id) ?? ''),
      here: segment.target,
      hereVersion: segment.version,
      returned: target,
      confirmed,
      locked: segment.locked,
      hereConfirmed: segment.confirmed,
    };
  });
  return { changes, unknown };
}

/** The documents whose segments these translations name. */
export async function documentsNamed(
  { db }: Pick<Context, 'db'>,
  returned: readonly ReturnedSegment[],
): Promise<readonly string[]> {
  const ids = returned.flatMap(({ id }) => readExchangeId(id)?.id ?? []);
  return findDocumentsOfSegments(db, ids);
}
