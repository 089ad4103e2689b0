import { SearchOutlined } from '@ant-design/icons';
import { limits } from '@transloom/contracts/limits';
import type { Segment } from '@transloom/contracts/segments';
import { Form, Input, Select, Table } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineView } from '../../../ui/inline-view.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';

/** Longer lists draw only the rows that are seen. */
const virtualFrom = 200;

interface SegmentChoiceProps {
  /** The part of the document whose segments can be returned. */
  readonly part: number;
  readonly chosen: readonly string[];
  readonly onChoose: (segmentIds: readonly string[]) => void;
}

/** Segments of a part to choose from: searched, narrowed to who confirmed them, all that are shown at once. */
export function SegmentChoice({ part, chosen, onChoose }: SegmentChoiceProps) {
  const { t } = useTranslation('workbench');
  const { document } = useWorkbenchParts().opened;
  const list = useWorkbench(({ rows }) => rows.list);
  const [search, setSearch] = useState('');
  const [person, setPerson] = useState<string | null>(null);
  const returnable = useMemo(() => list.filter((row) => row.part === part && !row.locked), [list, part]);
  const shown = returnable.filter(
    (row) => has(row, search) && (person === null || (row.confirmedStage > 0 && row.changedBy === person)),
  );
  const people = [
    ...new Set(returnable.flatMap((row) => (row.confirmedStage > 0 ? (row.changedBy ?? []) : []))),
  ];
  return (
    <Form.Item>
      <Stack gap="xs">
        <Stack direction="row" gap="xs" align="center">
          <Input
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
          {...(shown.length > virtualFrom
            ? { virtual: true, scroll: { x: 700, y: 200 } }
            : { scroll: { y: 200 } })}
          pagination={false}
          rowKey="segmentId"
          aria-label={t('task.what.segments')}
          dataSource={shown}
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
          {t('task.chosen', { count: chosen.length })}
        </Text>
      </Stack>
    </Form.Item>
  );
}

function has({ source, target, number }: Segment, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase();
  return [source, target, String(number)].some((text) => text.toLocaleLowerCase().includes(wanted));
}
