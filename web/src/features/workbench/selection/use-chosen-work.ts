import { inlineFaults } from '@transloom/core/inline/inline-faults';
import { fromMarkup } from '@transloom/core/inline/markup';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { reportFailure } from '../../../api/report-failure.ts';
import type { Saver } from '../saving/saver.ts';
import { segmentAt } from '../segment-rows.ts';
import { lockSegments } from '../segment-work/segment-work.queries.ts';
import type { SegmentWork } from '../segment-work/use-segment-work.tsx';
import { shownText, type WorkbenchStore } from '../workbench.store.ts';

interface ChosenParts {
  readonly documentId: string;
  readonly store: WorkbenchStore;
  readonly saver: Pick<Saver, 'flush'>;
  readonly work: SegmentWork;
}

export type ChosenWork = ReturnType<typeof useChosenWork>;

/** What can be done to all segments that are chosen. Texts change as one step; what may not be changed stays and is named. */
export function useChosenWork({ documentId, store, saver, work }: ChosenParts) {
  const { t } = useTranslation('workbench');
  const { message } = App.useApp();
  const chosenOnes = () => {
    const { rows, chosen } = store.getState();
    return [...chosen].flatMap((id) => segmentAt(rows, id) ?? []);
  };
  const lock = async (locked: boolean): Promise<void> => {
    const segmentIds = chosenOnes().map(({ segmentId }) => segmentId);
    await lockSegments({ documentId, segmentIds, locked }).then(store.getState().receive, reportFailure);
  };
  return {
    /** Confirms what is translated; a translation without the codes of its source is left for a person to look at. */
    confirm() {
      const state = store.getState();
      const some = chosenOnes().filter(({ segmentId, source, refusal }) => {
        const target = shownText(state, segmentId)?.target ?? '';
        const isWhole = target.trim() !== '' && inlineFaults(fromMarkup(source), fromMarkup(target)) === null;
        return refusal === null && isWhole;
      });
      for (const { segmentId } of some) state.change(segmentId, { confirmed: true });
      saver.flush();
      const left = chosenOnes().length - some.length;
      if (left > 0) message.warning(t('chosen.leftOpen', { count: left }));
    },
    copySource: () =>
      work.changeAll(chosenOnes().map(({ segmentId, source }) => ({ segmentId, target: source }))),
    clear: () => work.changeAll(chosenOnes().map(({ segmentId }) => ({ segmentId, target: '' }))),
    lock: () => lock(true),
    unlock: () => lock(false),
  };
}
