import { SearchOutlined } from '@ant-design/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { limits } from '@transloom/contracts/limits';
import type { Segment } from '@transloom/contracts/segments';
import { Form, Input, Select, Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineView } from '../../../ui/inline-view.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { segmentPeopleQuery } from '../workbench.queries.ts';
import { useWorkbenchParts } from '../workbench-context.ts';
import { returnableQuery } from './returnable-segments.ts';

interface SegmentChoiceProps {
  /** The part of the document whose segments can be returned. */
  readonly part: number;
  readonly chosen: readonly string[];
  readonly onChoose: (segmentIds: readonly string[]) => void;
}

/** Segments of a part to choose from: searched, narrowed to who confirmed them, all that are shown at once. */
export function SegmentChoice({ part, chosen, onChoose }: SegmentChoiceProps) {
  const { t } = useTranslation('workbench');
  const { opened, store, rows } = useWorkbenchParts();
  const { document } = opened;
  const [search, setSearch] = useState('');
  const [person, setPerson] = useState<string | null>(null);
  const { data: people = [] } = useQuery(segmentPeopleQuery(document.documentId));
  const { data, isFetching } = useQuery({
    ...returnableQuery({ documentId: document.documentId, part, search, person }, { store, rows }),
    placeholderData: keepPreviousData,
  });
  const { shown, total } = data ?? { shown: [], total: 0 };
  return (
    <Form.Item>
      <Stack gap="xs">
        <Stack direction="row" gap="xs" align="center">
          <Input
            value={search}
            prefix={<SearchOutlined aria-hidden />}
            aria-label={t('task.searchSegments')}
            placeholder={t('task.searchSegments')}
            allowClear
            onChange={({ target }) => setSearch(target.value)}
          />
          <Select
            aria-label={t('task.confirmedBy')}
            placeholder={t('task.confirmedBy')}
            allowClear
            value={person}
            options={people.map((name) => ({ value: name, label: name }))}
            onChange={(value) => setPerson(value ?? null)}
            style={{ width: 200 }}
          />
        </Stack>
        <Table<Segment>
          size="small"
          scroll={{ y: 200 }}
          loading={isFetching && data === undefined}
          pagination={false}
          rowKey="segmentId"
          aria-label={t('task.what.segments')}
          dataSource={[...shown]}
          rowSelection={{
            selectedRowKeys: [...chosen],
            preserveSelectedRowKeys: true,
            getCheckboxProps: ({ number }) => ({ 'aria-label': t('task.segmentNumber', { number }) }),
            onChange: (keys) => onChoose(keys.map(String).slice(0, limits.segmentsPerPage)),
          }}
          columns={[
            { key: 'number', dataIndex: 'number', width: 56, align: 'right' },
            {
              key: 'source',
              title: t('task.source'),
              width: 300,
              render: (_, { source }) => <InlineView markup={source} language={document.sourceLanguage} />,
            },
            {
              key: 'target',
              title: t('task.target'),
              width: 300,
              render: (_, { target }) => <InlineView markup={target} language={document.targetLanguage} />,
            },
          ]}
        />
        <Text size="small" tone="secondary" numeric>
          {[
            t('task.chosen', { count: chosen.length }),
            ...(total > shown.length ? [t('task.more', { count: total - shown.length })] : []),
          ].join(' · ')}
        </Text>
      </Stack>
    </Form.Item>
  );
}
