import type { ModelDownload } from '@transloom/contracts/engine-models';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../i18n/format.ts';
import { ListLine } from '../../ui/line-list.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import { WorkProgress } from '../../ui/work-progress.tsx';
import { useModelCommand } from './engine-models.queries.ts';
import { pairName } from './model-names.ts';

/** A model on its way, which can be stopped; or how far it came, why it does not go on, and what can be done. */
export function ModelDownloadLine({ download }: { readonly download: ModelDownload }) {
  const { t } = useTranslation('engine-models');
  const stop = useModelCommand('stopFetchingModel');
  const { name, pair, state, job, startedAt } = download;
  const title = pair === null ? name : pairName(pair);
  return (
    <ListLine>
      {state === 'coming' ? (
        <WorkProgress
          step={t(job?.state === 'running' ? 'fetching' : 'waiting', { name: title })}
          done={job?.done ?? 0}
          total={job?.total ?? 0}
          format={formatBytes}
          startedAt={job?.startedAt ?? startedAt}
          onCancel={() => stop.mutate({ name })}
        />
      ) : (
        <Ended download={download} title={title} />
      )}
    </ListLine>
  );
}

/** What has arrived stays until somebody gives it up. */
function Ended({ download, title }: { readonly download: ModelDownload; readonly title: string }) {
  const { t } = useTranslation('engine-models');
  const resume = useModelCommand('resumeFetchingModel');
  const discard = useModelCommand('discardFetchedModel');
  const { name, state, job, failureMessage } = download;
  const stopped = state === 'stopped';
  const arrived = job?.total
    ? t('arrived', { done: formatBytes(job.done), total: formatBytes(job.total) })
    : null;
  return (
    <Stack direction="row" gap="sm" justify="space-between">
      <Stack gap="none" grow>
        <Stack direction="row" gap="xs">
          <Text strong truncate>
            {title}
          </Text>
          <StatusTag tone={stopped ? 'neutral' : 'danger'}>{t(stopped ? 'stopped' : 'failed')}</StatusTag>
        </Stack>
        <Text size="small" tone={stopped ? 'tertiary' : 'danger'} as="div">
          {stopped ? arrived : failureMessage}
        </Text>
      </Stack>
      <Stack direction="row" gap="xs">
        <Button size="small" loading={resume.isPending} onClick={() => resume.mutate({ name })}>
          {t(stopped ? 'resume' : 'again')}
        </Button>
        <Button size="small" type="text" loading={discard.isPending} onClick={() => discard.mutate({ name })}>
          {t('discard')}
        </Button>
      </Stack>
    </Stack>
  );
}
