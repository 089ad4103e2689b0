import { useQuery } from '@tanstack/react-query';
import type { AnalyzedSegment } from '@transloom/contracts/analyses';
import type { AnalysisLine } from '@transloom/core/analysis/analysis-line';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { languageName } from '../../i18n/language-name.ts';
import { InlineView } from '../../ui/inline-view.tsx';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { Text } from '../../ui/text.tsx';
import { analyzedSegmentsQuery } from './analyses.queries.ts';
import { lineText } from './line-texts.ts';
import type { Scope } from './scope.ts';
import { useReasonText } from './use-reason-text.ts';

interface SegmentsDrawerProps {
  readonly analysisId: string;
  readonly sourceLanguage: string;
  readonly scope: Scope;
  /** Undefined: closed. */
  readonly line: AnalysisLine | undefined;
  readonly onClose: () => void;
}

/** The segments of a line, each with the reason why it was counted there. */
export function SegmentsDrawer({ line, onClose, ...of }: SegmentsDrawerProps) {
  const { t } = useTranslation('analyses');
  const title = line === undefined ? '' : t('segments.title', { line: lineText(line) });
  return (
    <Drawer open={line !== undefined} onClose={onClose} title={title} size={880} destroyOnHidden>
      {line === undefined ? null : <Segments line={line} {...of} />}
    </Drawer>
  );
}

const pageSize = 50;

function Segments({
  analysisId,
  sourceLanguage,
  scope,
  line,
}: Omit<SegmentsDrawerProps, 'onClose' | 'line'> & { readonly line: AnalysisLine }) {
  const { t } = useTranslation('analyses');
  const [page, setPage] = useState(1);
  const asked = { analysisId, line, pageNumber: page, pageSize, ...scope.filter };
  const { data, error, refetch } = useQuery(analyzedSegmentsQuery(asked));
  return (
    <DataTable
      name="analyzed-segments"
      label={t('segments.label')}
      query={{ data: data?.records, error, refetch }}
      rowKey={({ documentId, number }) => `${documentId} ${number}`}
      columns={useColumns(sourceLanguage, scope)}
      empty={<Text tone="tertiary">{t('segments.none')}</Text>}
      paging={{
        page,
        pageSize,
        total: data?.total ?? 0,
        onChange: (next: number) => setPage(next),
      }}
    />
  );
}

function useColumns(sourceLanguage: string, { kind }: Scope): readonly DataColumn<AnalyzedSegment>[] {
  const { t } = useTranslation('analyses');
  const reasonText = useReasonText();
  return [
    {
      key: 'place',
      title: t('segments.place'),
      width: 180,
      grow: false,
      render: ({ documentName, targetLanguage, number }) => (
        <Text size="table" truncate as="div">
          {[
            documentName,
            ...(kind === 'total' ? [languageName(targetLanguage)] : []),
            formatNumber(number),
          ].join(' · ')}
        </Text>
      ),
    },
    {
      key: 'source',
      title: t('segments.source'),
      width: 300,
      grow: true,
      render: ({ source }) =>
        source === null ? (
          <Text size="table" tone="tertiary">
            {t('segments.gone')}
          </Text>
        ) : (
          <Text size="table">
            <InlineView markup={source} language={sourceLanguage} />
          </Text>
        ),
    },
    {
      key: 'why',
      title: t('segments.why'),
      width: 320,
      grow: true,
      render: (segment) => <Text size="table">{reasonText(segment)}</Text>,
    },
  ];
}
