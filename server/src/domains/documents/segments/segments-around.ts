import { fromMarkup } from '@transloom/core/inline/markup';
import type { Context } from '../../../platform/context.ts';
import { findSegmentsByNumber } from './segments.store.ts';

/** Texts around a segment as an engine may read them: what it says, and how it is translated where it is. */
export interface SegmentSurroundings {
  /** The nearest last. */
  readonly before: readonly { readonly source: string; readonly target?: string }[];
  /** The nearest first. */
  readonly after: readonly string[];
}

const textsBefore = 3;
const textsAfter = 2;

/** Neighbors of segments of a document, by number. */
export async function segmentsAround(
  { db }: Pick<Context, 'db'>,
  documentId: string,
  numbers: readonly number[],
): Promise<readonly SegmentSurroundings[]> {
  const wanted = new Set(numbers.flatMap((number) => [...numbersBefore(number), ...numbersAfter(number)]));
  const rows = await findSegmentsByNumber(db, documentId, [...wanted]);
  const known = new Map(rows.map((row) => [row.number, row]));
  const textOf = (markup: string) => fromMarkup(markup).text;
  return numbers.map((number) => ({
    before: numbersBefore(number).flatMap((place) => {
      const row = known.get(place);
      if (row === undefined) return [];
      const source = textOf(row.source);
      return row.target === '' ? [{ source }] : [{ source, target: textOf(row.target) }];
    }),
    after: numbersAfter(number).flatMap((place) => textOf(known.get(place)?.source ?? '') || []),
  }));
}

function numbersBefore(number: number): readonly number[] {
  return Array.from({ length: textsBefore }, (_, i) => number - textsBefore + i);
}

function numbersAfter(number: number): readonly number[] {
  return Array.from({ length: textsAfter }, (_, i) => number + 1 + i);
}
