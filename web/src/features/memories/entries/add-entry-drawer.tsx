import type { Memory } from '@transloom/contracts/memories';
import { Alert, App, Button, Drawer, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { compareLanguageNames, languageName } from '../../../i18n/language-name.ts';
import { useTypedTexts } from '../../../session/typed-texts.ts';
import { DrawerButtons } from '../../../ui/drawer-buttons.tsx';
import { useAddEntry } from './entries.queries.ts';

interface AddEntryDrawerProps {
  readonly memory: Memory;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function AddEntryDrawer({ memory, open, onClose }: AddEntryDrawerProps) {
  const { t } = useTranslation('memories');
  return (
    <Drawer open={open} onClose={onClose} size={520} destroyOnHidden title={t('entry.add')}>
      <AddEntry memory={memory} onClose={onClose} />
    </Drawer>
  );
}

interface Fields {
  readonly targetLanguage: string;
  readonly sourceMarkup: string;
  readonly targetMarkup: string;
}

function AddEntry({ memory, onClose }: Omit<AddEntryDrawerProps, 'open'>) {
  const { t } = useTranslation(['memories', 'assets']);
  const { message } = App.useApp();
  const add = useAddEntry();
  const [form] = Form.useForm<Fields>();
  const typed = Form.useWatch([], form);
  useTypedTexts([
    { label: t('entry.source'), text: typed?.sourceMarkup ?? '' },
    { label: t('entry.target'), text: typed?.targetMarkup ?? '' },
  ]);
  const { memoryId, sourceLanguage, directions } = memory;
  const [only, ...others] = directions;
  const targetLanguage = Form.useWatch('targetLanguage', form) ?? only?.targetLanguage;
  const save = (fields: Fields) =>
    add.mutate(
      { memoryId, ...fields },
      {
        onSuccess: () => {
          message.success(t('entry.added'));
          onClose();
        },
      },
    );
  return (
    <Form<Fields>
      form={form}
      layout="vertical"
      requiredMark={false}
      onFinish={save}
      initialValues={{ targetLanguage: only?.targetLanguage }}
    >
      <Form.Item
        name="sourceMarkup"
        label={`${t('entry.source')} · ${languageName(sourceLanguage)}`}
        rules={[{ required: true, whitespace: true, message: t('entry.fault.source-empty') }]}
      >
        <Input.TextArea lang={sourceLanguage} autoSize={{ minRows: 3, maxRows: 10 }} />
      </Form.Item>
      {others.length > 0 ? (
        <Form.Item name="targetLanguage" label={t('entry.targetLanguage')}>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            options={directions
              .map(({ targetLanguage }) => targetLanguage)
              .toSorted(compareLanguageNames)
              .map((tag) => ({ value: tag, label: languageName(tag) }))}
          />
        </Form.Item>
      ) : (
        <Form.Item name="targetLanguage" hidden>
          <Input />
        </Form.Item>
      )}
      <Form.Item
        name="targetMarkup"
        label={
          only && others.length === 0
            ? `${t('entry.target')} · ${languageName(only.targetLanguage)}`
            : t('entry.target')
        }
        rules={[{ required: true, whitespace: true, message: t('entry.fault.target-empty') }]}
      >
        <Input.TextArea lang={targetLanguage} autoSize={{ minRows: 3, maxRows: 10 }} />
      </Form.Item>
      <DrawerButtons note={add.error ? <Alert type="error" showIcon title={add.error.message} /> : null}>
        <Button onClick={onClose}>{t('assets:cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={add.isPending}>
          {t('entry.addSubmit')}
        </Button>
      </DrawerButtons>
    </Form>
  );
}
