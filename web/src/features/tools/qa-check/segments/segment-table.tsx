import { EditOutlined, FlagOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { CheckedIssue, CheckedSegment } from '@transloom/contracts/qa-check';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineView } from '../../../../ui/inline-view.tsx';
import type { DataColumn } from '../../../../ui/list/data-columns.tsx';
import { DataTable } from '../../../../ui/list/data-table.tsx';
import type { RowAction } from '../../../../ui/row-action.ts';
import { Text } from '../../../../ui/text.tsx';
import { segmentsQuery, useMarkSegment } from '../qa-check.queries.ts';
import styles from './check.module.css';
import type { CheckSummary } from './check-summary.ts';
import { IgnoreDialog } from './ignore-dialog.tsx';
import { issueWraps } from './issue-wraps.tsx';
import { NothingLeft } from './nothing-left.tsx';
import { SegmentPanel } from './segment-panel.tsx';
import { SegmentSigns } from './segment-row.tsx';
import { askedOf, type useCheckFilter } from './use-check-filter.ts';

interface SegmentTableProps {
  readonly workId: string;
  readonly summary: CheckSummary;
  readonly filtering: ReturnType<typeof useCheckFilter>;
  readonly languages: { readonly sourceLanguage: string; readonly targetLanguage: string };
}

/** The segments as one flat table; a drawer shows what is wrong with one (D2.26). */
export function SegmentTable({ workId, summary, filtering, languages }: SegmentTableProps) {
  const { t } = useTranslation('qa-check');
  const { list, filter } = filtering;
  const { pageNumber, pageSize } = list;
  const query = useQuery(
    segmentsQuery({
      workId,
      ...askedOf(filter),
      state: filter.state,
      search: filter.search,
      offset: (pageNumber - 1) * pageSize,
      limit: pageSize,
    }),
  );
  const [openedId, setOpenedId] = useState<string>();
  const [ignoring, setIgnoring] = useState<CheckedIssue>();
  const opened = query.data?.records.find(({ checkedSegmentId }) => checkedSegmentId === openedId);
  const mark = useMarkSegment(workId);
  const actionsOf = ({ checkedSegmentId, number, marked }: CheckedSegment): RowAction[] => [
    {
      key: 'open',
      label: t('segments.openOf', { number }),
      icon: <EditOutlined aria-hidden />,
      onClick: () => setOpenedId(checkedSegmentId),
    },
    {
      key: 'mark',
      label: t(marked ? 'mark.removeOf' : 'mark.of', { number }),
      icon: <FlagOutlined aria-hidden />,
      onClick: () => mark.mutate({ checkedSegmentId, marked: !marked }),
    },
  ];
  return (
    <>
      <DataTable<CheckedSegment>
        name="checked-segments"
        label={t('segments.label')}
        query={{ ...query, data: query.data?.records }}
        rowKey={({ checkedSegmentId }) => checkedSegmentId}
        columns={useColumns(summary, languages)}
        rowActions={actionsOf}
        paging={{ page: pageNumber, pageSize, total: query.data?.total ?? 0, onChange: list.turn }}
        empty={<NothingLeft list={list} />}
      />
      <Drawer
        open={opened !== undefined}
        size={420}
        title={t('segments.issues')}
        onClose={() => setOpenedId(undefined)}
        destroyOnHidden
      >
        {opened === undefined ? null : (
          <SegmentPanel
            workId={workId}
            segment={opened}
            language={languages.targetLanguage}
            field={null}
            onIgnore={setIgnoring}
          />
        )}
      </Drawer>
      {ignoring === undefined ? null : (
        <IgnoreDialog workId={workId} issue={ignoring} onClose={() => setIgnoring(undefined)} />
      )}
    </>
  );
}

function useColumns(
  { files }: CheckSummary,
  { sourceLanguage, targetLanguage }: SegmentTableProps['languages'],
): readonly DataColumn<CheckedSegment>[] {
  const { t } = useTranslation('qa-check');
  const names = new Map(files.map(({ number, name }) => [number, name]));
  return [
    {
      key: 'number',
      title: t('column.number'),
      width: 72,
      grow: false,
      numeric: true,
      render: ({ number }) => number,
    },
    ...(files.length > 1
      ? [
          {
            key: 'file',
            title: t('column.file'),
            width: 140,
            render: ({ file }: CheckedSegment) => <Text truncate>{names.get(file) ?? ''}</Text>,
          },
        ]
      : []),
    {
      key: 'source',
      title: t('column.source'),
      width: 280,
      grow: true,
      render: ({ source, codes, issues }) => (
        <span className={styles['cell']} lang={sourceLanguage} dir="auto">
          <InlineView markup={source} codes={codes} wraps={issueWraps(issues, 'sourceSpan')} />
        </span>
      ),
    },
    {
      key: 'target',
      title: t('column.target'),
      width: 280,
      grow: true,
      render: ({ target, codes, issues }) => (
        <span className={styles['cell']} lang={targetLanguage} dir="auto">
          <InlineView markup={target} codes={codes} wraps={issueWraps(issues, 'targetSpan')} />
        </span>
      ),
    },
    {
      key: 'issues',
      title: t('column.issues'),
      width: 280,
      render: ({ issues }) =>
        issues.map(({ issueId, message, ignored }) => (
          <Text key={issueId} as="p" size="table" tone={ignored === null ? 'default' : 'tertiary'}>
            {message}
          </Text>
        )),
    },
    {
      key: 'state',
      title: t('column.state'),
      width: 72,
      render: (segment) => <SegmentSigns segment={segment} />,
    },
  ];
}
