import { DiffOutlined, DownloadOutlined } from '@ant-design/icons';
import type { alignmentContract } from '@transloom/contracts/alignment';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import type { WorkIn } from '../../../work/work-kind.ts';
import { WorkListPage } from '../../../work/work-list-page.tsx';
import { alignments, useExportPairs } from './alignment.queries.ts';
import { AlignmentLink } from './alignment-link.tsx';
import { NewAlignment } from './new-alignment.tsx';
import { useStageText } from './use-stage-text.ts';

type AlignmentWork = WorkIn<typeof alignmentContract>;

/** All alignments, and a way to begin one. */
export function AlignmentListPage() {
  const { t } = useTranslation('alignment');
  const [begun, setBegun] = useState(false);
  const stageText = useStageText();
  const exportPairs = useExportPairs();
  return (
    <WorkListPage<typeof alignmentContract>
      kind={alignments}
      icon={<DiffOutlined />}
      words={{
        label: t('list.label'),
        search: t('list.search'),
        begin: t('new.action'),
        empty: t('list.empty'),
        purpose: t('screen.purpose'),
      }}
      link={(work) => <AlignmentLink {...work} />}
      columns={useColumns()}
      moreActions={({ workId, name, status }) =>
        status === 'done'
          ? [
              {
                key: 'download',
                label: t('export.of', { name }),
                icon: <DownloadOutlined aria-hidden />,
                onClick: () => exportPairs.mutate({ workId, choice: { as: 'tmx' } }),
              },
            ]
          : []
      }
      stageText={stageText}
      onBegin={() => setBegun(true)}
    >
      <Drawer open={begun} onClose={() => setBegun(false)} title={t('new.title')} size={560} destroyOnHidden>
        <NewAlignment onStarted={() => setBegun(false)} />
      </Drawer>
    </WorkListPage>
  );
}

function useColumns(): readonly DataColumn<AlignmentWork>[] {
  const { t } = useTranslation('alignment');
  return [
    {
      key: 'method',
      title: t('column.method'),
      width: 110,
      render: ({ options }) => t(`method.${options.method}`),
    },
    {
      key: 'pairs',
      title: t('column.pairs'),
      width: 96,
      numeric: true,
      render: ({ counts, status }) => (status === 'done' ? formatNumber(counts['pairs'] ?? 0) : '—'),
    },
  ];
}
