import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@transloom/contracts/endpoint';
import type { Memory, memoriesApi } from '@transloom/contracts/memories';
import { Alert, App, Button, Drawer, Form, Input, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { DrawerButtons } from '../../ui/drawer-buttons.tsx';
import { Facts } from '../../ui/facts.tsx';
import { InlineView } from '../../ui/inline-view.tsx';
import { LineList, ListLine } from '../../ui/line-list.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { longestAssetName } from '../assets/create-asset-form.tsx';
import { mergePreviewQuery, useMergeMemories } from './memories.queries.ts';

interface MergeDrawerProps {
  readonly memories: readonly Memory[];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onMerged: () => void;
}

/** What a merge of memories would meet, how to settle it, and the name of the new memory. */
export function MergeDrawer({ open, ...parts }: MergeDrawerProps) {
  const { t } = useTranslation('memories');
  const { memories, onClose } = parts;
  const preview = useQuery({
    ...mergePreviewQuery(memories.map(({ memoryId }) => memoryId)),
    enabled: open,
  });
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={520}
      destroyOnHidden
      title={t('merge.title', { count: memories.length })}
    >
      <Loadable query={preview}>{(found) => <Merge {...parts} found={found} />}</Loadable>
    </Drawer>
  );
}

type Preview = OutputOf<typeof memoriesApi.previewMerge>;

interface Fields {
  readonly name: string;
  readonly keep: 'all' | 'newest' | 'memory';
  readonly preferredMemoryId?: string;
}

interface MergeProps extends Omit<MergeDrawerProps, 'open'> {
  readonly found: Preview;
}

function Merge({ memories, found, onClose, onMerged }: MergeProps) {
  const { t } = useTranslation(['memories', 'assets']);
  const { message } = App.useApp();
  const merge = useMergeMemories();
  const submit = (fields: Fields) =>
    merge.mutate(
      { ...fields, memoryIds: memories.map(({ memoryId }) => memoryId) },
      {
        onSuccess: ({ name }) => {
          message.success(t('merge.started', { name }));
          onMerged();
        },
      },
    );
  return (
    <Form<Fields>
      layout="vertical"
      requiredMark={false}
      initialValues={{ keep: 'newest', preferredMemoryId: memories[0]?.memoryId }}
      onFinish={submit}
    >
      <Form.Item>
        <Facts
          facts={(['entries', 'duplicates', 'conflicts'] as const).map((name) => ({
            label: t(`merge.${name}`),
            value: formatNumber(found[name]),
          }))}
        />
      </Form.Item>
      <Form.Item
        name="name"
        label={t('merge.name')}
        rules={[{ required: true, whitespace: true, message: t('assets:name.required') }]}
      >
        <Input maxLength={longestAssetName} />
      </Form.Item>
      {found.conflicts > 0 ? <Conflicts memories={memories} found={found} /> : null}
      <Stack gap="sm">
        <Text as="p" size="table" tone="secondary">
          {t('merge.consequence')}
        </Text>
        {merge.error ? <Alert type="error" showIcon title={merge.error.message} /> : null}
        <DrawerButtons>
          <Button onClick={onClose}>{t('assets:cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={merge.isPending}>
            {t('merge.action')}
          </Button>
        </DrawerButtons>
      </Stack>
    </Form>
  );
}

/** What stays where the memories disagree, with some of the places where they do. */
function Conflicts({ memories, found }: Pick<MergeProps, 'memories' | 'found'>) {
  const { t } = useTranslation(['memories', 'assets']);
  const keep = Form.useWatch<Fields['keep'] | undefined>('keep');
  const nameOf = (memoryId: string) => memories.find((one) => one.memoryId === memoryId)?.name ?? '';
  return (
    <>
      <Form.Item name="keep" label={t('merge.keep')}>
        <Radio.Group
          vertical
          options={(['newest', 'all', 'memory'] as const).map((value) => ({
            value,
            label: t(`merge.keeps.${value}`),
          }))}
        />
      </Form.Item>
      {keep === 'memory' ? (
        <Form.Item name="preferredMemoryId" label={t('assets:kind.memory.name')}>
          <Select options={memories.map(({ memoryId, name }) => ({ value: memoryId, label: name }))} />
        </Form.Item>
      ) : null}
      <Form.Item label={t('merge.examples')}>
        <LineList>
          {found.examples.map(({ sourceMarkup, targets }) => (
            <ListLine key={sourceMarkup}>
              <Text size="table" as="div" strong>
                <InlineView markup={sourceMarkup} />
              </Text>
              {targets.map(({ memoryId, targetMarkup, changedAt }) => (
                <div key={`${memoryId}${changedAt}${targetMarkup}`}>
                  <Text size="table" as="div">
                    <InlineView markup={targetMarkup} />
                  </Text>
                  <Text size="small" tone="tertiary" as="div">
                    {nameOf(memoryId)}
                  </Text>
                </div>
              ))}
            </ListLine>
          ))}
        </LineList>
      </Form.Item>
    </>
  );
}
