import type { AnalyzedSegment } from '@transloom/contracts/analyses';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { languageName } from '../../i18n/language-name.ts';
import { InlineView } from '../../ui/inline-view.tsx';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { Text } from '../../ui/text.tsx';
import type { Scope } from './scope.ts';
import { useReasonText } from './use-reason-text.ts';

interface SegmentTableProps<Segment extends AnalyzedSegment> {
  readonly query: {
    readonly data: { readonly records: Segment[]; readonly total: number } | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
  readonly sourceLanguage: string;
  readonly scope: Pick<Scope, 'kind'>;
  /** Columns behind those of every analyzed segment. */
  readonly more?: readonly DataColumn<Segment>[];
}

/** Analyzed segments, each with the reason for its line. */
export function SegmentTable<Segment extends AnalyzedSegment>({
  query,
  page,
  pageSize,
  onPage,
  sourceLanguage,
  scope,
  more = [],
}: SegmentTableProps<Segment>) {
  const { t } = useTranslation('analyses');
  const { data, error, refetch } = query;
  return (
    <DataTable<Segment>
      name="analyzed-segments"
      label={t('segments.label')}
      query={{ data: data?.records, error, refetch }}
      rowKey={({ documentId, number }) => `${documentId} ${number}`}
      columns={[...useColumns(sourceLanguage, scope), ...more]}
      empty={<Text tone="tertiary">{t('segments.none')}</Text>}
      paging={{
        page,
        pageSize,
        total: data?.total ?? 0,
        onChange: (next: number) => onPage(next),
      }}
    />
  );
}

function useColumns(
  sourceLanguage: string,
  { kind }: Pick<Scope, 'kind'>,
): readonly DataColumn<AnalyzedSegment>[] {
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
