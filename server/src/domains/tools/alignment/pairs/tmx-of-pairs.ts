import type { AlignmentOptions } from '@transloom/contracts/alignment';
import type { AlignedRow } from '@transloom/core/alignment/editing/aligned-row';
import { plainInline } from '@transloom/core/inline/inline-text';
import { tmxEnd, tmxStart, tmxUnitXml } from '@transloom/core/memory/tmx/tmx-writer';

interface TmxOfPairs extends Pick<AlignmentOptions, 'sourceLanguage' | 'targetLanguage'> {
  readonly programVersion: string;
  /** Name of the alignment. */
  readonly name: string;
}

/** Pairs as TMX, piece by piece; rows without a partner are left out. */
export async function* tmxOfPairs(
  rows: AsyncIterable<AlignedRow>,
  { sourceLanguage, targetLanguage, programVersion, name }: TmxOfPairs,
): AsyncGenerator<string> {
  yield tmxStart({ sourceLanguage, programVersion });
  const variant = (language: string, text: string) => ({
    language,
    text: plainInline(text),
    codes: {},
    attributes: {},
    properties: [],
    notes: [],
  });
  for await (const { source, target } of rows) {
    if (source === '' || target === '') continue;
    yield tmxUnitXml({
      attributes: {},
      properties: [{ type: 'x-document', value: name }],
      notes: [],
      variants: [variant(sourceLanguage, source), variant(targetLanguage, target)],
    });
  }
  yield tmxEnd;
}
