import { DownloadOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import type { qaCheckContract } from '@transloom/contracts/qa-check';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { useSearchParams } from '../../../ui/search-params.ts';
import type { WorkIn } from '../../../work/work-kind.ts';
import { WorkListPage } from '../../../work/work-list-page.tsx';
import type { SentFiles } from './check-draft.ts';
import { CheckLink } from './check-link.tsx';
import { NewCheck } from './new-check.tsx';
import { qaChecks, useExportCheck } from './qa-check.queries.ts';
import { useStageText } from './use-stage-text.ts';

type Check = WorkIn<typeof qaCheckContract>;

/** All QA checks, and a way to begin one (D2.26). A project sends its files here. */
export function CheckListPage() {
  const { t } = useTranslation('qa-check');
  const sent = sentByProject(useSearchParams(...sentNames));
  const [begun, setBegun] = useState(sent !== undefined);
  const exportCheck = useExportCheck();
  return (
    <WorkListPage<typeof qaCheckContract>
      kind={qaChecks}
      icon={<SafetyCertificateOutlined />}
      words={{
        label: t('list.label'),
        search: t('list.search'),
        begin: t('new.action'),
        empty: t('list.empty'),
        purpose: t('screen.purpose'),
      }}
      link={(work) => <CheckLink {...work} />}
      columns={useColumns()}
      moreActions={({ workId, name, status }) =>
        status === 'done'
          ? [
              {
                key: 'download',
                label: t('export.of', { name }),
                icon: <DownloadOutlined aria-hidden />,
                onClick: () => exportCheck.mutate({ workId, choice: { as: 'xlsx' } }),
              },
            ]
          : []
      }
      stageText={useStageText()}
      onBegin={() => setBegun(true)}
    >
      <Drawer open={begun} onClose={() => setBegun(false)} title={t('new.title')} size={600} destroyOnHidden>
        <NewCheck sent={sent} onStarted={() => setBegun(false)} />
      </Drawer>
    </WorkListPage>
  );
}

const sentNames = ['projectId', 'sourceLanguage', 'targetLanguage', 'documentIds'] as const;

/** What a project sends here by the address; undefined where nothing does. */
function sentByProject(sent: Partial<Record<(typeof sentNames)[number], string>>): SentFiles | undefined {
  const { projectId, sourceLanguage, targetLanguage, documentIds } = sent;
  if (projectId === undefined) return undefined;
  return {
    projectId,
    source: sourceLanguage ?? null,
    target: targetLanguage ?? null,
    documentIds: documentIds?.split(',').filter((id) => id !== '') ?? [],
  };
}

function useColumns(): readonly DataColumn<Check>[] {
  const { t } = useTranslation('qa-check');
  const figure = (work: Check, name: 'segments' | 'issues') =>
    work.status === 'done' ? formatNumber(work.counts[name] ?? 0) : '—';
  return [
    { key: 'from', title: t('column.from'), width: 100, render: ({ options }) => t(`from.${options.from}`) },
    {
      key: 'segments',
      title: t('column.segments'),
      width: 100,
      numeric: true,
      render: (work) => figure(work, 'segments'),
    },
    {
      key: 'issues',
      title: t('column.issues'),
      width: 90,
      numeric: true,
      render: (work) => figure(work, 'issues'),
    },
  ];
}
