import type { ModelDownload } from '@transloom/contracts/engine-models';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../i18n/format.ts';
import { ListLine } from '../../ui/line-list.tsx';
import { Stack } from '../../ui/stack.tsx';
import { WorkProgress } from '../../ui/work-progress.tsx';
import { useModelCommand } from './engine-models.queries.ts';
import { pairName } from './pair-name.ts';

/** A model on its way, which can be stopped; or why it did not come, and another try. */
export function ModelDownloadLine({ download }: { readonly download: ModelDownload }) {
  const { t } = useTranslation('engine-models');
  const fetch = useModelCommand('fetchModel');
  const stop = useModelCommand('stopFetchingModel');
  const { direction, job, failureMessage, startedAt } = download;
  const name = pairName(download);
  if (failureMessage === null) {
    return (
      <ListLine>
        <WorkProgress
          step={t(job?.state === 'running' ? 'fetching' : 'waiting', { name })}
          done={job?.done ?? 0}
          total={job?.total ?? 0}
          format={formatBytes}
          startedAt={job?.startedAt ?? startedAt}
          onCancel={() => stop.mutate(direction)}
        />
      </ListLine>
    );
  }
  return (
    <ListLine>
      <Alert
        type="error"
        showIcon
        title={t('failed', { name })}
        description={failureMessage}
        action={
          <Stack direction="row" gap="xs">
            <Button size="small" loading={fetch.isPending} onClick={() => fetch.mutate(direction)}>
              {t('again')}
            </Button>
            <Button size="small" type="text" onClick={() => stop.mutate(direction)}>
              {t('discard')}
            </Button>
          </Stack>
        }
      />
    </ListLine>
  );
}
