import type { Task } from '@transloom/contracts/task-shape';
import { Progress, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatInstant, formatNumber, formatPercent } from '../../i18n/format.ts';
import { Stack } from '../../ui/stack.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import { standingTone, useTaskWords } from './use-task-words.ts';

/** How a task stands, with how often it was returned. */
export function TaskStanding({ task }: { readonly task: Task }) {
  const { t } = useTranslation('tasks');
  const words = useTaskWords();
  const { standing, overdue, returned, waitingFor } = task;
  const said = t(overdue ? 'standing.overdue' : `standing.${standing}`);
  const why =
    standing === 'waiting' && waitingFor !== null
      ? t('waitingFor', { stage: words.stage(waitingFor), name: waitingFor.assignee ?? t('nobody') })
      : undefined;
  return (
    <Tooltip title={why}>
      <span>
        <Stack direction="row" gap="xxs">
          <StatusTag tone={standingTone(task)}>{said}</StatusTag>
          {returned > 0 ? (
            <StatusTag tone="warning">{t('returnedTimes', { count: returned })}</StatusTag>
          ) : null}
        </Stack>
      </span>
    </Tooltip>
  );
}

const soonMs = 24 * 60 * 60 * 1000;

/** Red when it has passed, amber within a day. */
export function TaskDeadline({ task }: { readonly task: Task }) {
  const { t } = useTranslation('tasks');
  const { deadline, overdue, standing } = task;
  if (deadline === null) return <Text tone="tertiary">{t('noDeadline')}</Text>;
  const leftMs = Date.parse(deadline) - Date.now();
  const isSoon = standing !== 'submitted' && leftMs < soonMs;
  return (
    <Text size="table" tone={overdue ? 'danger' : isSoon ? 'warning' : 'default'}>
      {formatInstant(deadline)}
    </Text>
  );
}

export function TaskProgress({ task }: { readonly task: Task }) {
  const { t } = useTranslation('tasks');
  const { segments, unconfirmed } = task;
  const done = segments - unconfirmed;
  const part = segments === 0 ? 0 : done / segments;
  const words = t('confirmedOf', { done: formatNumber(done), total: formatNumber(segments) });
  return (
    <Tooltip title={words}>
      <span>
        <Stack direction="row" gap="xs">
          <Progress percent={Math.floor(part * 100)} size="small" showInfo={false} aria-label={words} />
          <Text size="small" tone="secondary" numeric>
            {formatPercent(part)}
          </Text>
        </Stack>
      </span>
    </Tooltip>
  );
}
