import { joinMarks, splitMarks } from '@transloom/core/polish/marked-text';
import { polishChanges } from '@transloom/core/polish/polish-changes';
import { tidyText } from '@transloom/core/polish/tidy-text';
import type { OpenSegment, PolishedRow } from './segments/polished-segments.store.ts';

/** Polishes by rules alone: spaces, marks and words that stand twice. */
export function tidySegments(batch: readonly OpenSegment[], language: string): readonly PolishedRow[] {
  return batch.map(({ id, source }) => {
    const { texts, marks } = splitMarks(source);
    const polished = joinMarks({ texts: texts.map((text) => tidyText(text, language)), marks });
    const changes = polishChanges(source, polished).length;
    return { id, polished, changes, reasons: [], warnings: [], lost: [], fault: null, byRules: true };
  });
}
