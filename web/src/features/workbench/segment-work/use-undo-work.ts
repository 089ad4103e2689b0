import { App } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { reportFailure } from '../../../api/report-failure.ts';
import type { WorkStep } from '../edit-steps.ts';
import type { StepWay } from '../workbench-commands.ts';
import { type TakenWork, takeWork, type WorkParts } from './take-work.ts';

/** Undoes and redoes what the server did, one after another, and says what became of it. */
export function useUndoWork(parts: Omit<WorkParts, 'ask'>) {
  const { t } = useTranslation('workbench');
  const { message, modal } = App.useApp();
  const before = useRef<Promise<void>>(Promise.resolve());
  const ask = async (step: WorkStep, number: number): Promise<boolean> =>
    await modal.confirm({
      icon: null,
      title: t('reshaped.title', { number }),
      content: t(step.kind === 'split' ? 'reshaped.split' : 'reshaped.merge'),
      okText: t('reshaped.take'),
      cancelText: t('reshaped.leave'),
      focusable: { autoFocusButton: 'cancel' },
    });
  const tell = (taken: TakenWork, way: StepWay): void => {
    if (taken === 'left') return;
    if (taken === 'unsaved') message.warning(t('work.unsaved'));
    else if (taken.kept > 0) message.info(t('equal.revokedSome', { count: taken.kept }));
    else message.info(t(way === 'undo' ? 'notice.revoked' : 'notice.recovered'));
  };
  const run = async (step: WorkStep, way: StepWay): Promise<void> => {
    const { returnWork, settleWork } = parts.store.getState();
    if (step.kind === 'many') message.destroy(step.stepId);
    try {
      const taken = await takeWork({ ...parts, ask }, step, way);
      if (taken === 'unsaved') returnWork(step, way);
      tell(taken, way);
    } catch (error) {
      // Without a connection it can be taken later; what the server refuses cannot.
      if (error instanceof ApiError && error.status === 0) returnWork(step, way);
      else settleWork(step, null);
      reportFailure(error);
    }
  };
  return {
    take(step: WorkStep, way: StepWay): void {
      before.current = before.current.then(() => run(step, way));
    },
    /** From the message of a step, which need not be the last one. */
    undo(step: WorkStep): void {
      const { steps, undo, settleWork } = parts.store.getState();
      if (steps.done.at(-1) === step) undo();
      else settleWork(step, null);
      this.take(step, 'undo');
    },
  };
}
