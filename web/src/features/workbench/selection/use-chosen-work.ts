import { limits } from '@transloom/contracts/limits';
import type { Segment } from '@transloom/contracts/segments';
import { inlineFaults } from '@transloom/core/inline/inline-faults';
import { fromMarkup } from '@transloom/core/inline/markup';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { reportFailure } from '../../../api/report-failure.ts';
import type { RowLoader } from '../row-loader.ts';
import type { Saver } from '../saving/saver.ts';
import { lockSegments } from '../segment-work/segment-work.queries.ts';
import type { SegmentWork } from '../segment-work/use-segment-work.tsx';
import { shownText, type WorkbenchStore } from '../workbench.store.ts';

interface ChosenParts {
  readonly documentId: string;
  readonly store: WorkbenchStore;
  readonly rows: RowLoader;
  readonly saver: Pick<Saver, 'flush'>;
  readonly work: SegmentWork;
}

export type ChosenWork = ReturnType<typeof useChosenWork>;

/** What can be done to all segments that are chosen. Texts change as one step; what may not be changed stays and is named. */
export function useChosenWork({ documentId, store, rows, saver, work }: ChosenParts) {
  const { t } = useTranslation('workbench');
  const { message } = App.useApp();
  /** In the order of the document, as many as one call takes at a time. */
  const chunks = (): readonly (readonly string[])[] => {
    const { chosen, rows: known } = store.getState();
    const ids = known.ids.filter((id) => chosen.has(id));
    const count = Math.ceil(ids.length / limits.segmentsPerPage);
    return Array.from({ length: count }, (_, at) =>
      ids.slice(at * limits.segmentsPerPage, (at + 1) * limits.segmentsPerPage),
    );
  };
  const change = async (targetOf: (segment: Segment) => string): Promise<void> => {
    for (const ids of chunks()) {
      const some = await rows.read(ids);
      await work.changeAll(
        some.map((segment) => ({ segmentId: segment.segmentId, target: targetOf(segment) })),
      );
    }
  };
  const lock = async (locked: boolean): Promise<void> => {
    for (const ids of chunks())
      store.getState().receive(await lockSegments({ documentId, segmentIds: [...ids], locked }));
  };
  /** Here, so that each of them can be undone like one that was confirmed alone. */
  const confirmHere = async (segmentIds: readonly string[]): Promise<void> => {
    await rows.load(segmentIds);
    const state = store.getState();
    const some = [...state.chosen].filter((id) =>
      isConfirmable(state.rows.loaded.get(id), shownText(state, id)),
    );
    for (const segmentId of some) state.change(segmentId, { confirmed: true });
    saver.flush();
    const left = segmentIds.length - some.length;
    if (left > 0) message.warning(t('chosen.leftOpen', { count: left }));
  };
  return {
    /** Confirms what is translated; a translation without the codes of its source is left for a person to look at. */
    confirm() {
      const ids = chunks().flat();
      if (ids.length > limits.segmentsPerSave) work.confirmAll(ids);
      else confirmHere(ids).catch(reportFailure);
    },
    copySource: () => change(({ source }) => source).catch(reportFailure),
    clear: () => change(() => '').catch(reportFailure),
    lock: () => lock(true).catch(reportFailure),
    unlock: () => lock(false).catch(reportFailure),
  };
}

function isConfirmable(segment: Segment | undefined, shown: ReturnType<typeof shownText>): boolean {
  if (segment === undefined || shown === undefined || segment.refusal !== null) return false;
  const { target } = shown;
  return target.trim() !== '' && inlineFaults(fromMarkup(segment.source), fromMarkup(target)) === null;
}
