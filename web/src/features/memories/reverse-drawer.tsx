import { useNavigate } from '@tanstack/react-router';
import type { Memory } from '@transloom/contracts/memories';
import { Alert, App, Button, Drawer, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../i18n/language-name.ts';
import { DrawerButtons } from '../../ui/drawer-buttons.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { longestAssetName } from '../assets/create-asset-form.tsx';
import { useReverseMemory } from './memories.queries.ts';

interface ReverseDrawerProps {
  readonly memory: Memory;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A new memory with the languages of one direction exchanged. */
export function ReverseDrawer({ memory, open, onClose }: ReverseDrawerProps) {
  const { t } = useTranslation('memories');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={520}
      destroyOnHidden
      title={t('reverse.title', { name: memory.name })}
    >
      <Reverse memory={memory} onClose={onClose} />
    </Drawer>
  );
}

interface Fields {
  readonly targetLanguage: string;
  readonly name: string;
}

function Reverse({ memory, onClose }: Omit<ReverseDrawerProps, 'open'>) {
  const { t } = useTranslation(['memories', 'assets']);
  const { message } = App.useApp();
  const navigate = useNavigate();
  const reverse = useReverseMemory();
  const { memoryId, name, sourceLanguage, directions } = memory;
  const submit = (fields: Fields) =>
    reverse.mutate(
      { ...fields, memoryId },
      {
        onSuccess: (made) => {
          message.success(t('reverse.started', { name: made.name }));
          onClose();
          void navigate({ to: '/asset/memory/detail', search: { memoryId: made.memoryId } });
        },
      },
    );
  const initialValues = {
    targetLanguage: directions[0]?.targetLanguage,
    name: t('reverse.proposal', { name }).slice(0, longestAssetName),
  };
  return (
    <Form<Fields> layout="vertical" requiredMark={false} initialValues={initialValues} onFinish={submit}>
      <Form.Item name="targetLanguage" label={t('reverse.direction')}>
        <Select<string>
          options={directions.map(({ targetLanguage }) => ({
            value: targetLanguage,
            label: `${languageName(targetLanguage)} → ${languageName(sourceLanguage)}`,
          }))}
        />
      </Form.Item>
      <Form.Item
        name="name"
        label={t('reverse.name')}
        rules={[{ required: true, whitespace: true, message: t('assets:name.required') }]}
      >
        <Input maxLength={longestAssetName} />
      </Form.Item>
      <Stack gap="sm">
        <Text as="p" size="table" tone="secondary">
          {t('reverse.hint')}
        </Text>
        {reverse.error ? <Alert type="error" showIcon title={reverse.error.message} /> : null}
        <DrawerButtons>
          <Button onClick={onClose}>{t('assets:cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={reverse.isPending}>
            {t('reverse.submit')}
          </Button>
        </DrawerButtons>
      </Stack>
    </Form>
  );
}
