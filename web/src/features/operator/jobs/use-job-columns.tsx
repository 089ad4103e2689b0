import type { JobState } from '@transloom/contracts/jobs';
import type { InstalledJob } from '@transloom/contracts/operator-jobs';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../api/failure-text.ts';
import { formatDuration, formatNumber, formatShare } from '../../../i18n/format.ts';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { StatusTag, type StatusTone } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { When } from '../../../ui/when.tsx';

const tones: Readonly<Record<JobState, StatusTone>> = {
  queued: 'neutral',
  running: 'info',
  succeeded: 'success',
  failed: 'danger',
  cancelled: 'warning',
};

export function useJobColumns(): readonly DataColumn<InstalledJob>[] {
  const { t } = useTranslation('operator');
  return [
    {
      key: 'kind',
      title: t('jobs.kind'),
      width: 230,
      render: ({ kind }) => (
        <Text as="div" code truncate>
          {kind}
        </Text>
      ),
    },
    {
      key: 'state',
      title: t('jobs.state'),
      width: 100,
      render: ({ state }) => <StatusTag tone={tones[state]}>{t(`jobs.states.${state}`)}</StatusTag>,
    },
    {
      key: 'result',
      title: t('jobs.result'),
      width: 180,
      grow: true,
      render: (job) => (
        <Text size="table" tone={job.failure ? 'danger' : 'secondary'} truncate as="div">
          {resultOf(job)}
        </Text>
      ),
    },
    {
      key: 'owner',
      title: t('jobs.person'),
      width: 160,
      render: ({ person, organization }) => (
        <Stack gap="none">
          <Text size="table" truncate>
            {person || '–'}
          </Text>
          <Text size="small" tone="tertiary" truncate>
            {organization || '–'}
          </Text>
        </Stack>
      ),
    },
    {
      key: 'attempts',
      title: t('jobs.attempts'),
      width: 70,
      numeric: true,
      render: ({ attempts }) => formatNumber(attempts),
    },
    {
      key: 'took',
      title: t('jobs.took'),
      width: 80,
      numeric: true,
      render: ({ startedAt, finishedAt }) =>
        startedAt && finishedAt ? formatDuration(Date.parse(finishedAt) - Date.parse(startedAt)) : '–',
    },
    {
      key: 'created',
      title: t('jobs.created'),
      width: 120,
      render: ({ createdAt }) => <When instant={createdAt} />,
    },
  ];
}

/** Why it failed, else how far it is. */
function resultOf({ failure, total, done, step, state }: InstalledJob): string {
  if (failure) return failureText(failure);
  if (state !== 'running') return '–';
  return [step, total > 0 ? formatShare(done, total) : undefined].filter(Boolean).join(' · ') || '–';
}
