import { fromMarkup } from '@transloom/core/inline/markup';
import type { Context } from '../../../platform/context.ts';
import { findSegmentsAfter } from '../segments/segments.store.ts';

/** Characters of a document; what is shorter an engine sees as a whole. */
export const fewestCharacters = 2_000;
/** UTF-16 code units of each part. */
const charactersPerPart = 3_000;
const segmentsPerPart = 150;

/** The part of a document that a model reads: its start, and of a long document its middle and end. */
export function contentExcerpt(
  { db }: Pick<Context, 'db'>,
  { id, segmentCount }: { readonly id: string; readonly segmentCount: number },
): Promise<string> {
  return excerpt(segmentCount, async (after) => {
    const segments = await findSegmentsAfter(db, id, after, segmentsPerPart);
    return segments.map(({ number, source }) => ({ number, text: fromMarkup(source).text.trim() }));
  });
}

/** The excerpt of a document that is not stored, from all its texts. */
export function excerptOf(texts: readonly string[]): Promise<string> {
  return excerpt(texts.length, async (after) =>
    texts
      .slice(after, after + segmentsPerPart)
      .map((text, i) => ({ number: after + i + 1, text: text.trim() })),
  );
}

async function excerpt(
  segmentCount: number,
  read: (after: number) => Promise<readonly Sentence[]>,
): Promise<string> {
  const beginning = firstOf(await read(0));
  const afterBeginning = beginning.at(-1)?.number ?? 0;
  const middle = firstOf(await read(Math.max(afterBeginning, Math.floor(segmentCount / 2))));
  const afterMiddle = middle.at(-1)?.number ?? afterBeginning;
  const rest = await read(Math.max(afterMiddle, segmentCount - segmentsPerPart));
  const end = firstOf(rest.toReversed()).toReversed();
  const parts = [beginning, middle, end].map((part) => part.map(({ text }) => text).join('\n'));
  return parts
    .filter((part) => part !== '')
    .join('\n…\n')
    .toWellFormed();
}

interface Sentence {
  readonly number: number;
  readonly text: string;
}

/** As many sentences as fit in a part; the first one is cut where it is longer. */
function firstOf(sentences: readonly Sentence[]): readonly Sentence[] {
  let free = charactersPerPart;
  const taken: Sentence[] = [];
  for (const { number, text } of sentences) {
    if (taken.length > 0 && text.length > free) break;
    taken.push({ number, text: text.slice(0, free) });
    free -= text.length;
  }
  return taken.filter(({ text }) => text !== '');
}
