import { useNavigate } from '@tanstack/react-router';
import type { Task } from '@transloom/contracts/task-shape';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { useTaskCommands } from '../../tasks/use-task-commands.tsx';
import { saveNow } from '../saving/save-now.ts';
import type { Saver } from '../saving/saver.ts';
import { openCount } from '../segment-filter.ts';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import { useRefusedSubmission } from './use-refused-submission.tsx';

interface SubmitButtonProps {
  readonly task: Task;
  readonly saver: Pick<Saver, 'flush'>;
  readonly onShowUnconfirmed: () => void;
}

/** Hands the task over, once what was typed last is saved; says what stops it where it is refused. */
export function SubmitButton({ task, saver, onShowUnconfirmed }: SubmitButtonProps) {
  const { t } = useTranslation('workbench');
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { store } = useWorkbenchParts();
  const commands = useTaskCommands(useRefusedSubmission(onShowUnconfirmed));
  const rows = useWorkbench((state) => state.rows);
  const queue = useWorkbench((state) => state.queue);
  const open = useMemo(() => openCount({ rows, queue }), [rows, queue]);
  const submit = async () => {
    await saveNow(store, saver);
    const submitted = open > 0 ? commands.submitInOneClick : commands.submit;
    const outcomes = await submitted([task.taskId]);
    if (outcomes.every(({ done }) => done)) await navigate({ to: '/task/list/index' });
  };
  return (
    <Button
      onClick={() =>
        confirm({
          title: t('task.submitTitle'),
          consequence: open > 0 ? t('task.submitOpen', { count: open }) : t('task.submitDone'),
          verb: t('task.submit'),
          onConfirm: submit,
        })
      }
    >
      {t('task.submit')}
    </Button>
  );
}
