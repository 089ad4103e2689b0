import { RedoOutlined, StopOutlined } from '@ant-design/icons';
import type { InstalledJob } from '@transloom/contracts/operator-jobs';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '../../../ui/row-action.ts';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { useCancelJob, useRetryJob } from '../operator-pages.queries.ts';

/** Retry of what failed, cancel of what waits or runs. */
export function useJobActions(): (job: InstalledJob) => readonly RowAction[] {
  const { t } = useTranslation('operator');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const retry = useRetryJob();
  const cancel = useCancelJob();
  return ({ jobId, kind, state, retriable }) => {
    if (state === 'failed')
      return [
        {
          key: 'retry',
          label: t('jobs.retry'),
          icon: <RedoOutlined />,
          reason: retriable ? undefined : t('jobs.notRetriable'),
          onClick: () => retry.mutate(jobId, { onSuccess: () => void message.success(t('jobs.retried')) }),
        },
      ];
    if (state !== 'queued' && state !== 'running') return [];
    return [
      {
        key: 'cancel',
        label: t('jobs.cancel'),
        icon: <StopOutlined />,
        danger: true,
        onClick: () =>
          confirm({
            title: t('jobs.cancelTitle', { kind }),
            consequence: t('jobs.cancelConsequence'),
            verb: t('jobs.cancel'),
            danger: true,
            onConfirm: () => cancel.mutateAsync(jobId),
          }),
      },
    ];
  };
}
