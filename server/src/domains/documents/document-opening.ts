import { fromMarkup } from '@transloom/core/inline/markup';
import type { Context } from '../../platform/context.ts';
import { findSegmentsAfter } from './segments/segments.store.ts';

const segmentsRead = 8;
const mostCharacters = 400;

/** The start of a document: its title and first sentences say best what it is about. */
export async function documentOpening(
  { db }: Pick<Context, 'db'>,
  documentId: string,
): Promise<{ readonly summary?: string }> {
  const segments = await findSegmentsAfter(db, documentId, 0, segmentsRead);
  return openingOf(segments.map(({ source }) => fromMarkup(source).text));
}

/** The opening from all texts of a document, or from its first ones. */
export function openingOf(texts: readonly string[]): { readonly summary?: string } {
  const first = texts.slice(0, segmentsRead).map((text) => text.trim());
  const summary = first
    .filter((text) => /\p{L}/u.test(text))
    .join(' / ')
    .slice(0, mostCharacters);
  return summary === '' ? {} : { summary };
}
