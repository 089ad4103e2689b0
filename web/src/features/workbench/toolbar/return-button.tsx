import { useNavigate } from '@tanstack/react-router';
import type { Task } from '@transloom/contracts/task-shape';
import { Button, Form, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/stack.tsx';
import { ReasonDialog } from '../../tasks/reason-dialog.tsx';
import { useReturnTask } from '../../tasks/tasks.queries.ts';
import { useTaskWords } from '../../tasks/use-task-words.ts';
import { useWorkbench } from '../workbench-context.ts';
import { SegmentChoice } from './segment-choice.tsx';

/** Returns a task of an earlier stage: whole, or segments that are chosen in a list (D4.15). */
export function ReturnButton({ tasks }: { readonly tasks: readonly Task[] }) {
  const { t } = useTranslation('workbench');
  const navigate = useNavigate();
  const rollback = useReturnTask();
  const activeId = useWorkbench((state) => state.activeId);
  const [open, setOpen] = useState(false);
  const [taskId, setTaskId] = useState(tasks.at(-1)?.taskId ?? '');
  const [whole, setWhole] = useState(true);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const task = tasks.find((one) => one.taskId === taskId);
  const start = () => {
    setChosen(activeId === null ? [] : [activeId]);
    setOpen(true);
  };
  const give = async (reason: string) => {
    if (!whole && chosen.length === 0) throw new Error(t('task.chooseSegments'));
    await rollback.mutateAsync({ taskId, reason, segmentIds: whole ? [] : [...chosen] });
    await navigate({ to: '/task/list/index' });
  };
  return (
    <>
      <Button onClick={start}>{t('task.return')}</Button>
      <ReasonDialog
        open={open}
        width={whole ? 520 : 760}
        title={t('task.returnTitle')}
        verb={t('task.return')}
        usual={[t('task.reasonTerms'), t('task.reasonStyle'), t('task.reasonErrors')]}
        hint={t('task.billedOnce')}
        onGive={give}
        onClose={() => setOpen(false)}
        before={
          <>
            <Stack direction="row" gap="md" wrap>
              <StageChoice tasks={tasks} taskId={taskId} onChoose={setTaskId} />
              <Form.Item label={t('task.returnWhat')} required>
                <Segmented
                  aria-label={t('task.returnWhat')}
                  value={whole ? 'whole' : 'segments'}
                  options={(['whole', 'segments'] as const).map((value) => ({
                    value,
                    label: t(`task.what.${value}`),
                  }))}
                  onChange={(value) => setWhole(value === 'whole')}
                />
              </Form.Item>
            </Stack>
            {whole || task === undefined ? null : (
              <SegmentChoice key={taskId} part={task.part} chosen={chosen} onChoose={setChosen} />
            )}
          </>
        }
      />
    </>
  );
}

interface StageChoiceProps {
  readonly tasks: readonly Task[];
  readonly taskId: string;
  readonly onChoose: (taskId: string) => void;
}

function StageChoice({ tasks, taskId, onChoose }: StageChoiceProps) {
  const { t } = useTranslation('workbench');
  const words = useTaskWords();
  return (
    <Form.Item label={t('task.returnTo')} htmlFor="return-stage" required>
      <Select
        id="return-stage"
        popupMatchSelectWidth={false}
        style={{ minWidth: 220 }}
        value={taskId}
        options={tasks.map((task) => ({
          value: task.taskId,
          label: [words.stage(task), task.assignee?.username].filter(Boolean).join(' · '),
        }))}
        onChange={onChoose}
      />
    </Form.Item>
  );
}
