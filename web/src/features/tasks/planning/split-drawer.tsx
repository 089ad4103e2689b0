import type { PartPreview, SplitWish } from '@transloom/contracts/task-splits';
import { Alert, Button, Drawer, Form, Input, InputNumber, Radio, Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { DrawerButtons } from '../../../ui/drawer-buttons.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { usePreviewSplit, useSplit } from '../tasks.queries.ts';
import type { Plan } from './plan.ts';

interface SplitDrawerProps {
  readonly document: Plan['documents'][number];
  readonly open: boolean;
  readonly onClose: () => void;
}

const ways = ['parts', 'segments', 'words', 'percent', 'hand'] as const;
type Way = (typeof ways)[number];

/** Cuts a document between paragraphs, after showing what comes of it (D5.17-19). */
export function SplitDrawer({ document, open, onClose }: SplitDrawerProps) {
  const { t } = useTranslation('tasks');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={520}
      destroyOnHidden
      title={t('split.title', { name: document.name })}
    >
      <SplitForm document={document} onClose={onClose} />
    </Drawer>
  );
}

function SplitForm({ document, onClose }: Omit<SplitDrawerProps, 'open'>) {
  const { t } = useTranslation('tasks');
  const [way, setWay] = useState<Way>('parts');
  const [size, setSize] = useState(2);
  const [list, setList] = useState('');
  const [parts, setParts] = useState<readonly PartPreview[]>();
  const preview = usePreviewSplit();
  const split = useSplit();
  const wish = wishOf(way, size, list);
  const { documentId } = document;
  const failure = preview.error ?? split.error;
  const changed = (change: () => void) => {
    change();
    setParts(undefined);
  };
  const listed = way === 'percent' || way === 'hand';
  return (
    <Form layout="vertical" component="div">
      <Form.Item label={t('split.by')} required>
        <Radio.Group
          optionType="button"
          value={way}
          options={ways.map((value) => ({ value, label: t(`split.way.${value}`) }))}
          onChange={({ target }) => changed(() => setWay(target.value as Way))}
        />
      </Form.Item>
      <Form.Item label={t(`split.value.${way}`)} htmlFor="split-value" required extra={t('split.hint')}>
        {listed ? (
          <Input
            id="split-value"
            value={list}
            placeholder={t(`split.example.${way}`)}
            onChange={({ target }) => changed(() => setList(target.value))}
          />
        ) : (
          <InputNumber
            id="split-value"
            min={way === 'parts' ? 2 : 1}
            value={size}
            onChange={(value) => changed(() => setSize(value ?? 2))}
          />
        )}
      </Form.Item>
      {failure ? <Alert type="error" showIcon title={failure.message} /> : null}
      {parts === undefined ? null : (
        <Stack gap="xs">
          <Text size="small" tone="secondary">
            {t('split.preview', { count: parts.length })}
          </Text>
          <Table<PartPreview>
            size="small"
            rowKey="part"
            pagination={false}
            dataSource={[...parts]}
            columns={[
              { title: t('split.part'), dataIndex: 'part' },
              { title: t('split.range'), render: (_, { first, last }) => `${first}–${last}` },
              { title: t('column.segments'), dataIndex: 'segments', align: 'right', render: formatNumber },
              { title: t('column.words'), dataIndex: 'words', align: 'right', render: formatNumber },
            ]}
          />
        </Stack>
      )}
      <DrawerButtons>
        <Button
          disabled={wish === undefined}
          loading={preview.isPending}
          onClick={() => {
            if (wish === undefined) return;
            split.reset();
            preview.mutate({ documentId, wish }, { onSuccess: setParts });
          }}
        >
          {t('split.show')}
        </Button>
        <Button
          type="primary"
          disabled={parts === undefined || wish === undefined}
          loading={split.isPending}
          onClick={() => {
            if (wish !== undefined) split.mutate({ documentId, wish }, { onSuccess: onClose });
          }}
        >
          {t('action.split')}
        </Button>
      </DrawerButtons>
    </Form>
  );
}

/** Undefined while what was typed is no wish. */
function wishOf(way: Way, size: number, list: string): SplitWish | undefined {
  if (way === 'parts') return { by: way, count: size };
  if (way === 'segments' || way === 'words') return { by: way, size };
  const numbers = list
    .split(/[\s,，、;；]+/u)
    .filter((text) => text !== '')
    .map(Number);
  if (numbers.length === 0 || numbers.some((number) => !Number.isInteger(number) || number < 1))
    return undefined;
  return way === 'percent' ? { by: way, shares: numbers } : { by: way, starts: numbers };
}
