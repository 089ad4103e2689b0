import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { PolishedSegment, polishApi } from '@transloom/contracts/polish';
import { keptText, polishChanges } from '@transloom/core/polish/polish-changes';
import { tidyRuleOf } from '@transloom/core/polish/tidy-text';
import type { Context } from '../../../../platform/context.ts';
import { requireWork } from '../../../work/require-work.ts';
import { polishKind } from '../polish-kind.ts';
import { type PolishReason, reasonOf } from '../polish-request.ts';
import { countFiltered, findSegments, readMarks, type SegmentRow } from './polished-segments.store.ts';

/** What has been polished so far. @throws {AppError} resource.not-found */
export async function polishedSegments(
  context: Context,
  wish: InputOf<typeof polishApi.polishedSegments>,
): Promise<OutputOf<typeof polishApi.polishedSegments>> {
  await requireWork(context, polishKind, wish.workId);
  const rows = await findSegments(context.db, wish);
  return { records: rows.map(shownSegment), total: await countFiltered(context.db, wish) };
}

/** A row with its changes and what a person decided on them. */
export function shownSegment(row: SegmentRow): PolishedSegment {
  const { id, number, source, lost, byRules } = row;
  const polished = row.polished ?? source;
  const rejected = new Set(row.rejected);
  const reasons = row.reasons as unknown as readonly PolishReason[];
  return {
    polishedId: id,
    number,
    source,
    polished,
    kept: keptText(source, polished, rejected),
    changes: polishChanges(source, polished).map((change, i) => ({
      ...change,
      why: byRules ? '' : reasonOf(change, reasons),
      rule: byRules ? tidyRuleOf(change) : null,
      rejected: rejected.has(i),
    })),
    ...readMarks(row),
    lost,
  };
}
