import { ScissorOutlined, UndoOutlined, UserAddOutlined } from '@ant-design/icons';
import type { Task } from '@transloom/contracts/task-shape';
import { Button, DatePicker, Modal, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonButton } from '../../../ui/reason-button.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { useUndoNotice } from '../../../ui/use-undo-notice.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useChangeMode, useMerge, useReturnTask } from '../tasks.queries.ts';
import { useTaskCommands } from '../use-task-commands.tsx';
import { AssignDrawer } from './assign-drawer.tsx';
import type { Plan } from './plan.ts';
import { SplitDrawer } from './split-drawer.tsx';

interface PlanActionsProps {
  readonly selected: readonly Task[];
  readonly documents: Plan['documents'];
  readonly allSelected: boolean;
  readonly onSelectAll: () => void;
  readonly onDone: () => void;
}

/** What can be done with the chosen tasks; each says what it needs while nothing is chosen (D5.14). */
export function PlanActions({ selected, documents, allSelected, onSelectAll, onDone }: PlanActionsProps) {
  const { t } = useTranslation('tasks');
  const commands = useTaskCommands();
  const confirm = useConfirm();
  const undoable = useUndoNotice();
  const [open, setOpen] = useState<'assign' | 'deadline' | 'split' | 'return'>();
  const merge = useMerge();
  const rollback = useReturnTask();
  const ids = selected.map(({ taskId }) => taskId);
  const { none, notOne, only, isSplit, chosen, held, returnable } = usePossible(selected, documents);
  const close = () => setOpen(undefined);
  return (
    <Stack direction="row" gap="xs" wrap align="center">
      <ReasonButton
        type="primary"
        icon={<UserAddOutlined aria-hidden />}
        reason={none}
        onClick={() => setOpen('assign')}
      >
        {t('action.assign')}
      </ReasonButton>
      <ReasonButton reason={none} onClick={() => setOpen('deadline')}>
        {t('action.deadline')}
      </ReasonButton>
      <ReasonButton
        icon={<UndoOutlined aria-hidden />}
        reason={held.reason}
        onClick={() =>
          confirm({
            title: t('takeBack.title', { count: held.tasks.length }),
            consequence: t('takeBack.consequence'),
            verb: t('action.takeBack'),
            onConfirm: () => commands.takeBack(held.tasks.map(({ taskId }) => taskId)),
          })
        }
      >
        {t('action.takeBack')}
      </ReasonButton>
      <ReasonButton reason={returnable.reason} onClick={() => setOpen('return')}>
        {t('action.return')}
      </ReasonButton>
      <ReasonButton icon={<ScissorOutlined aria-hidden />} reason={notOne} onClick={() => setOpen('split')}>
        {t('action.split')}
      </ReasonButton>
      {isSplit && only ? (
        <Button loading={merge.isPending} onClick={() => merge.mutate({ documentId: only.documentId })}>
          {t('action.merge')}
        </Button>
      ) : null}
      <ModeSelect documents={chosen} />
      <Button type="text" onClick={onSelectAll}>
        {allSelected ? t('plan.selectNone') : t('plan.selectAll')}
      </Button>
      {selected.length > 0 ? (
        <Text size="small" tone="secondary" numeric>
          {t('plan.selected', { count: selected.length })}
        </Text>
      ) : null}
      <AssignDrawer
        tasks={open === 'assign' ? selected : []}
        onClose={close}
        onAssigned={(assigned) => {
          close();
          onDone();
          if (assigned.length > 0)
            undoable(t('done.assign', { count: assigned.length }), () => commands.takeBack(assigned));
        }}
      />
      <DeadlineDialog
        open={open === 'deadline'}
        onClose={close}
        onChoose={(deadline) => commands.resetDeadline({ taskIds: ids, deadline: deadline.toISOString() })}
      />
      <ReasonDialog
        open={open === 'return'}
        title={t('return.title')}
        verb={t('action.return')}
        usual={[t('return.terms'), t('return.style'), t('return.errors')]}
        hint={t('return.billedOnce')}
        onGive={async (reason) => {
          for (const { taskId } of returnable.tasks) await rollback.mutateAsync({ taskId, reason });
        }}
        onClose={close}
      />
      {only === undefined ? null : <SplitDrawer document={only} open={open === 'split'} onClose={close} />}
    </Stack>
  );
}

/** What the chosen tasks allow, and what stands in the way of the rest. */
function usePossible(selected: readonly Task[], documents: Plan['documents']) {
  const { t } = useTranslation('tasks');
  const documentIds = new Set(selected.map(({ documentId }) => documentId));
  const chosen = documents.filter(({ documentId }) => documentIds.has(documentId));
  const [only] = chosen.length === 1 ? chosen : [];
  const none = selected.length === 0 ? t('plan.selectFirst') : undefined;
  const which = (action: Task['actions'][number], otherwise: string) => {
    const tasks = selected.filter(({ actions }) => actions.includes(action));
    return { tasks, reason: none ?? (tasks.length === 0 ? otherwise : undefined) };
  };
  return {
    none,
    only,
    chosen,
    notOne: only === undefined ? t('plan.selectOneFile') : undefined,
    isSplit: only?.tasks.some(({ part }) => part > 1) ?? false,
    held: which('take-back', t('plan.nothingHeld')),
    returnable: which('return', t('plan.nothingSubmitted')),
  };
}

function ModeSelect({ documents }: Pick<PlanActionsProps, 'documents'>) {
  const { t } = useTranslation('tasks');
  const mode = useChangeMode();
  return (
    <Select
      aria-label={t('mode.label')}
      placeholder={t('mode.label')}
      popupMatchSelectWidth={false}
      disabled={documents.length === 0}
      value={documents[0]?.mode ?? null}
      options={(['one-after-the-other', 'together'] as const).map((value) => ({
        value,
        label: t(`mode.${value}`),
      }))}
      onChange={(value) =>
        mode.mutate({ documentIds: documents.map(({ documentId }) => documentId), mode: value })
      }
    />
  );
}

interface DeadlineDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (deadline: Dayjs) => Promise<unknown>;
}

function DeadlineDialog({ open, onClose, onChoose }: DeadlineDialogProps) {
  const { t } = useTranslation('tasks');
  const [deadline, setDeadline] = useState<Dayjs>(() => dayjs().add(3, 'day').hour(18).startOf('hour'));
  return (
    <Modal
      open={open}
      title={t('action.deadline')}
      okText={t('deadline.set')}
      onCancel={onClose}
      onOk={() => void onChoose(deadline).then(onClose)}
    >
      <DatePicker
        aria-label={t('column.deadline')}
        showTime={{ format: 'HH:mm' }}
        format="YYYY-MM-DD HH:mm"
        allowClear={false}
        value={deadline}
        onChange={(value) => {
          if (value !== null) setDeadline(value);
        }}
      />
    </Modal>
  );
}
