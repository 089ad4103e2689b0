import type { Segment } from '@transloom/contracts/segments';
import type { SourceConcept } from '@transloom/core/quality/term-checks';
import { reportFailure } from '../../../api/report-failure.ts';
import { isWhole } from '../segment-rows.ts';
import type { WorkbenchStore } from '../workbench.store.ts';
import type { CheckerThread } from './checker-thread.ts';
import { isMeantNow, textToCheck } from './meant-text.ts';
import type { QualityStore } from './quality-store.ts';

interface Rest {
  readonly store: WorkbenchStore;
  readonly quality: QualityStore;
  readonly checker: Pick<CheckerThread, 'check'>;
  readonly conceptsOf: (segmentId: string) => readonly SourceConcept[];
  readonly loadPage: (after: number, signal: AbortSignal) => Promise<readonly Segment[]>;
}

/** Checks the segments that are not loaded, page by page; their texts go as they came, and their issues stay. */
export async function checkRest(parts: Rest, signal: AbortSignal): Promise<void> {
  const { store, quality, loadPage } = parts;
  try {
    for (let after: number | null = 0; after !== null && !isWhole(store.getState().rows); ) {
      const page = await loadPage(after, signal);
      await checkPage(parts, page);
      after = page.at(-1)?.number ?? null;
      quality.getState().wait(Math.max(0, store.getState().rows.ids.length - (after ?? Number.MAX_VALUE)));
    }
    quality.getState().settleRest('checked');
  } catch (error) {
    if (signal.aborted) return;
    reportFailure(error);
    quality.getState().settleRest('unchecked');
  }
}

async function checkPage(
  { store, quality, checker, conceptsOf }: Rest,
  page: readonly Segment[],
): Promise<void> {
  const { loaded } = store.getState().rows;
  const meant = page.filter((row) => !loaded.has(row.segmentId) && isMeantNow(quality.getState(), row, row));
  if (meant.length === 0) return;
  const found = await checker.check(meant.map((row) => textToCheck(row, row, conceptsOf(row.segmentId))));
  quality.getState().receive(found);
}
