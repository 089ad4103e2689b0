import { BookOutlined } from '@ant-design/icons';
import type { termExtractionContract } from '@transloom/contracts/term-extraction';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import type { WorkIn } from '../../../work/work-kind.ts';
import { WorkListPage } from '../../../work/work-list-page.tsx';
import { ExtractionLink } from './extraction-link.tsx';
import { NewExtraction } from './new-extraction.tsx';
import { termExtractions } from './term-extraction.queries.ts';
import { useStageText } from './use-stage-text.ts';

type Extraction = WorkIn<typeof termExtractionContract>;

/** All extractions of terms, and a way to begin one (D2.25). */
export function ExtractionListPage() {
  const { t } = useTranslation('term-extraction');
  const [begun, setBegun] = useState(false);
  const stageText = useStageText();
  return (
    <WorkListPage<typeof termExtractionContract>
      kind={termExtractions}
      icon={<BookOutlined />}
      words={{
        label: t('list.label'),
        search: t('list.search'),
        begin: t('new.action'),
        empty: t('list.empty'),
        purpose: t('screen.purpose'),
      }}
      link={(work) => <ExtractionLink {...work} />}
      columns={useColumns()}
      stageText={stageText}
      onBegin={() => setBegun(true)}
    >
      <Drawer open={begun} onClose={() => setBegun(false)} title={t('new.title')} size={560} destroyOnHidden>
        <NewExtraction onStarted={() => setBegun(false)} />
      </Drawer>
    </WorkListPage>
  );
}

function useColumns(): readonly DataColumn<Extraction>[] {
  const { t } = useTranslation('term-extraction');
  return [
    {
      key: 'from',
      title: t('column.from'),
      width: 120,
      render: ({ options }) => t(`from.${options.from}`),
    },
    {
      key: 'terms',
      title: t('column.terms'),
      width: 110,
      numeric: true,
      render: ({ counts, status }) => (status === 'done' ? formatNumber(counts['terms'] ?? 0) : '—'),
    },
  ];
}
