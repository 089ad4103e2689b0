import type { RequestOf } from '@transloom/contracts/endpoint';
import type { LeftSegment, segmentStepsApi } from '@transloom/contracts/segment-steps';
import type { PropagationScope, SegmentStep } from '@transloom/contracts/segment-work';
import type { Segment } from '@transloom/contracts/segments';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { restoreCodes } from '@transloom/core/inline/restore-codes';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportFailure } from '../../../api/report-failure.ts';
import type { Mended } from '../quality/fix-all-dialog.tsx';
import { refusalText } from '../refusal-text.ts';
import { replaceText, stepSegments } from '../replace/replace.queries.ts';
import type { Saver } from '../saving/saver.ts';
import { isMarked, segmentAt } from '../segment-rows.ts';
import { shownText } from '../workbench.store.ts';
import type { Workbench } from '../workbench-context.ts';
import { mergeStep, splitStep } from './reshape-step.ts';
import {
  editSource,
  fillTags,
  lockSegments,
  propagateSegment,
  requestUnlock,
} from './segment-work.queries.ts';
import { useUndoWork } from './use-undo-work.ts';
import { whenAllSaved, whenSegmentSaved } from './when-segment-saved.ts';

/** Which dialog of the work on a segment is open, and for which one. */
export type SegmentDialog =
  | { readonly kind: 'split' | 'source' | 'equal'; readonly segment: Segment }
  | {
      readonly kind: 'confirmAll';
      /** Only these; all of the document without. */
      readonly segmentIds?: readonly string[];
    };

/** Of the segments that a step left, how many are named. */
const leftShown = 5;

export type SegmentWork = ReturnType<typeof useSegmentWork>;

/** What can be done to segments besides their text. Everything waits until what was typed is saved. */
export function useSegmentWork(
  { store, rows, opened, editor }: Pick<Workbench, 'store' | 'rows' | 'opened' | 'editor'>,
  saver: Saver,
) {
  const { t } = useTranslation('workbench');
  const { message } = App.useApp();
  const [dialog, setDialog] = useState<SegmentDialog>();
  const { documentId } = opened.document;
  const say = (text: string) => void message.info(text);

  /** The active segment once it is saved, where it may be changed. */
  const withSaved = async (work: (segment: Segment) => unknown, closed = true): Promise<void> => {
    const state = store.getState();
    const active = state.activeId === null ? undefined : segmentAt(state.rows, state.activeId);
    if (active === undefined) {
      say(t('work.chooseSegment'));
      return;
    }
    if (closed && active.locked) {
      say(t('work.locked'));
      return;
    }
    const segment = await whenSegmentSaved(store, saver, active.segmentId);
    if (segment === undefined) return void message.warning(t('work.unsaved'));
    await Promise.resolve(work(segment)).catch(reportFailure);
    editor.current?.focus();
  };
  const undoing = useUndoWork({ store, saver, rows, documentId });
  const propagate = async (
    segmentId: string,
    wish: { scope: PropagationScope; reach: 'empty' | 'all'; exceptIds: string[] },
  ): Promise<void> => {
    takeStep(await propagateSegment({ segmentId, ...wish }), (count) => t('equal.filled', { count }));
  };
  /** Shows what a step changed, with the way back. */
  const takeStep = (
    { stepId, changed, segments }: SegmentStep,
    words: (count: number) => string = (count) => t('step.done', { count }),
  ): void => {
    store.getState().receive(segments);
    if (stepId === null) return;
    const step = { kind: 'many', stepId } as const;
    store.getState().addWork(step);
    message.success({
      key: stepId,
      duration: 8,
      content: (
        <>
          {words(changed)}
          <Button
            size="small"
            type="link"
            onClick={() => {
              message.destroy(stepId);
              undoing.undo(step);
            }}
          >
            {t('toolbar.undo')}
          </Button>
        </>
      ),
    });
  };
  const takeLeft = (left: readonly LeftSegment[]): void => {
    if (left.length === 0) return;
    const list = left
      .slice(0, leftShown)
      .map(({ number, refusal }) => `${number} (${refusalText(refusal) ?? t('step.changed')})`);
    const more = left.length > leftShown ? ['…'] : [];
    message.warning({
      duration: 8,
      content: t('step.left', { count: left.length, list: [...list, ...more].join('; ') }),
    });
  };
  /** True once everything that was typed here is saved. */
  const saveAll = async (): Promise<boolean> => {
    const saved = await whenAllSaved(store, saver);
    if (!saved) message.warning(t('step.waiting'));
    return saved;
  };
  const taskId = opened.task?.taskId;
  return {
    saveAll,
    /** Undone or redone by the server. */
    takeWork: undoing.take,
    /** Gives segments new translations as one step. */
    async changeAll(mended: readonly Mended[]) {
      if (!(await saveAll())) return;
      const targets = new Map(mended.map(({ segmentId, target }) => [segmentId, target]));
      const changes = (await rows.read([...targets.keys()])).map(({ segmentId, version }) => ({
        segmentId,
        baseVersion: version,
        target: targets.get(segmentId) ?? '',
      }));
      await stepSegments({ documentId, taskId, changes }).then(({ left, ...step }) => {
        takeStep(step);
        takeLeft(left);
      }, reportFailure);
    },
    async replace(wish: Omit<RequestOf<typeof segmentStepsApi.replaceText>, 'documentId' | 'taskId'>) {
      if (!(await saveAll())) return;
      const { left, ...step } = await replaceText({ documentId, taskId, ...wish });
      takeStep(step);
      takeLeft(left);
    },
    dialog,
    close: () => setDialog(undefined),
    split: () => withSaved((segment) => setDialog({ kind: 'split', segment })),
    editSource: () => withSaved((segment) => setDialog({ kind: 'source', segment })),
    fillEqual: () => withSaved((segment) => setDialog({ kind: 'equal', segment }), false),
    confirmAll(segmentIds?: readonly string[]) {
      saver.flush();
      setDialog({ kind: 'confirmAll', ...(segmentIds && { segmentIds }) });
    },
    merge: () =>
      withSaved(async (segment) => {
        const nextId = store.getState().rows.ids[segment.number];
        if (nextId !== undefined) await rows.load([nextId]);
        const next = nextId === undefined ? undefined : await whenSegmentSaved(store, saver, nextId);
        if (nextId !== undefined && next === undefined) return void message.warning(t('work.unsaved'));
        await mergeStep(store, segment, next);
      }),
    async doSplit(segment: Segment, cut: { readonly at: number; readonly targetAt: number | null }) {
      setDialog(undefined);
      await splitStep(store, segment, cut).catch(reportFailure);
    },
    async doEditSource({ segmentId, version }: Segment, source: string) {
      setDialog(undefined);
      await editSource({ segmentId, version, source }).then(
        (segment) => store.getState().receive([segment]),
        reportFailure,
      );
    },
    async doFillEqual(
      { segmentId }: Segment,
      wish: { readonly scope: PropagationScope; readonly exceptIds: string[] },
    ) {
      setDialog(undefined);
      await propagate(segmentId, { ...wish, reach: 'all' }).catch(reportFailure);
    },
    /** Equal segments that are empty take a translation that was confirmed just now. */
    async fillRepeats(confirmed: Segment) {
      const state = store.getState();
      const is = (id: string, mark: Parameters<typeof isMarked>[2]) => isMarked(state.rows, id, mark);
      // Which repeated segments are equal is known to the server alone.
      const mayTake = (id: string) =>
        is(id, 'repeated') && is(id, 'empty') && !is(id, 'closed') && !state.queue.has(id);
      if (!is(confirmed.segmentId, 'repeated') || !state.rows.ids.some(mayTake)) return;
      await propagate(confirmed.segmentId, { scope: 'document', reach: 'empty', exceptIds: [] }).catch(
        reportFailure,
      );
    },
    lock: (locked: boolean) =>
      withSaved(async ({ segmentId }) => {
        store.getState().receive(await lockSegments({ documentId, segmentIds: [segmentId], locked }));
      }, false),
    askUnlock: () =>
      withSaved(async ({ segmentId }) => {
        await requestUnlock({ segmentId });
        say(t('work.asked'));
      }, false),
    /** All tags of the source where they likely belong, whatever stood there; a part of Pro. */
    fillTags: () =>
      withSaved(async ({ segmentId }) => {
        const before = shownText(store.getState(), segmentId)?.target ?? '';
        const { target } = await fillTags({ segmentId, target: before });
        if (target !== before)
          store.getState().change(segmentId, { target, confirmed: false, origin: 'person' });
      }),
    insertCodes: () => changeCodes((source, target) => restoreCodes(source, target)),
    removeCodes: () => changeCodes((_, target) => ({ ...target, codes: [] })),
  };

  function changeCodes(change: (source: Inline, target: Inline) => Inline): void {
    const state = store.getState();
    const segment = state.activeId === null ? undefined : segmentAt(state.rows, state.activeId);
    const shown = segment && shownText(state, segment.segmentId);
    if (segment === undefined || shown === undefined) {
      say(t('work.chooseSegment'));
      return;
    }
    if (segment.refusal !== null) {
      say(t('work.locked'));
      return;
    }
    const target = toMarkup(change(fromMarkup(segment.source), fromMarkup(shown.target)));
    if (target !== shown.target)
      state.change(segment.segmentId, { target, confirmed: false, origin: 'person' });
    editor.current?.focus();
  }
}

type Inline = ReturnType<typeof fromMarkup>;
