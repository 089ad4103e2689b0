import type { Task } from '@transloom/contracts/task-shape';
import { Alert, Checkbox, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { SettingLine } from '../../../ui/setting-line.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { useChangePlan } from '../tasks.queries.ts';
import { FlowChange } from './flow-change.tsx';
import type { Plan } from './plan.ts';
import { PlanActions } from './plan-actions.tsx';
import { PlanTable } from './plan-table.tsx';
import { useLivePlan } from './use-live-plan.ts';

interface PlanningTabProps {
  readonly projectId: string;
  /** Nothing is planned in an archived project. */
  readonly open: boolean;
}

/** Files × languages × stages of a project, and who works on what (D2.7 Task Planning). */
export function PlanningTab({ projectId, open }: PlanningTabProps) {
  const query = useLivePlan(projectId);
  return (
    <Loadable query={query}>{(plan) => <PlanBoard plan={plan} projectId={projectId} open={open} />}</Loadable>
  );
}

function PlanBoard({ plan, projectId, open }: PlanningTabProps & { readonly plan: Plan }) {
  const { t } = useTranslation('tasks');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const change = useChangePlan();
  const tasks = plan.documents.flatMap((document) => document.tasks);
  const selected = tasks.filter(({ taskId }) => chosen.has(taskId));
  if (plan.documents.length === 0)
    return <EmptyState title={t('plan.empty')} description={t('plan.emptyHint')} />;
  const choose = (some: readonly Task[], on: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      for (const { taskId } of some)
        if (on) after.add(taskId);
        else after.delete(taskId);
      return after;
    });
  return (
    <Stack gap="sm">
      {plan.unread.length > 0 ? (
        <Alert
          type="info"
          showIcon
          title={t('plan.unread', { count: plan.unread.length, names: plan.unread.slice(0, 5).join(', ') })}
        />
      ) : null}
      {open && plan.otherFlows > 0 ? <FlowChange projectId={projectId} count={plan.otherFlows} /> : null}
      <SettingLine label={t('plan.ownReview')} description={t('plan.ownReviewHint')}>
        <Switch
          aria-label={t('plan.ownReview')}
          checked={plan.ownReview}
          disabled={!open}
          loading={change.isPending}
          onChange={(ownReview) => change.mutate({ projectId, ownReview })}
        />
      </SettingLine>
      {open ? (
        <PlanActions
          selected={selected}
          documents={plan.documents}
          onDone={() => setChosen(new Set())}
          onSelectAll={() => choose(tasks, selected.length < tasks.length)}
          allSelected={selected.length === tasks.length}
        />
      ) : null}
      <PlanTable
        plan={plan}
        cell={(task, content) =>
          open ? (
            <Checkbox
              checked={chosen.has(task.taskId)}
              onChange={({ target }) => choose([task], target.checked)}
            >
              {content}
            </Checkbox>
          ) : (
            content
          )
        }
        heading={(stage, label) => {
          const ofStage = tasks.filter((task) => task.stage === stage);
          const count = ofStage.filter(({ taskId }) => chosen.has(taskId)).length;
          return open ? (
            <Checkbox
              checked={count > 0 && count === ofStage.length}
              indeterminate={count > 0 && count < ofStage.length}
              onChange={({ target }) => choose(ofStage, target.checked)}
            >
              {label}
            </Checkbox>
          ) : (
            label
          );
        }}
      />
    </Stack>
  );
}
