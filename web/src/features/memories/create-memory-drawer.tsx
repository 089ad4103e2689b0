import { Alert, App, Button, Drawer, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { DrawerButtons } from '../../ui/drawer-buttons.tsx';
import { LanguageSelect } from '../../ui/language-select.tsx';
import { Stack } from '../../ui/stack.tsx';
import { UploadField } from '../files/upload-field.tsx';
import { useUploads } from '../files/use-uploads.ts';
import { useCreateMemory } from './memories.queries.ts';

interface CreateMemoryDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function CreateMemoryDrawer({ open, onClose }: CreateMemoryDrawerProps) {
  const { t } = useTranslation('memories');
  return (
    <Drawer open={open} onClose={onClose} size={520} destroyOnHidden title={t('create.action')}>
      <CreateMemory onClose={onClose} />
    </Drawer>
  );
}

interface Fields {
  readonly name: string;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

const longestName = 100;

function CreateMemory({ onClose }: Omit<CreateMemoryDrawerProps, 'open'>) {
  const { t } = useTranslation('memories');
  const { message } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const uploads = useUploads('memory');
  const create = useCreateMemory();
  const { keptIds, sending } = uploads;
  const submit = (fields: Fields) =>
    create.mutate(
      { ...fields, fileIds: [...keptIds] },
      {
        onSuccess: ({ name }) => {
          message.success(t(keptIds.length > 0 ? 'create.importing' : 'create.done', { name }));
          onClose();
        },
      },
    );
  const proposeName = ([first]: readonly File[]) => {
    if (first && !form.getFieldValue('name'))
      form.setFieldValue('name', first.name.replace(/\.[^.]+$/, '').slice(0, longestName));
  };
  return (
    <Form<Fields> form={form} layout="vertical" onFinish={submit}>
      <Form.Item
        name="name"
        label={t('name.label')}
        rules={[{ required: true, whitespace: true, message: t('name.required') }]}
      >
        <Input maxLength={longestName} />
      </Form.Item>
      <LanguageFields />
      <Form.Item label={t('files.label')} extra={t('files.hint')}>
        <UploadField uploads={uploads} onAdd={proposeName} />
      </Form.Item>
      <Stack gap="sm">
        {create.error ? <Alert type="error" showIcon title={create.error.message} /> : null}
        <DrawerButtons>
          <Button onClick={onClose}>{t('create.cancel')}</Button>
          <Button type="primary" htmlType="submit" disabled={sending} loading={create.isPending}>
            {t('create.submit')}
          </Button>
        </DrawerButtons>
      </Stack>
    </Form>
  );
}

/** Each language leaves out the other one. */
function LanguageFields() {
  const { t } = useTranslation('memories');
  const source = Form.useWatch<string | undefined>('sourceLanguage');
  const target = Form.useWatch<string | undefined>('targetLanguage');
  return (
    <>
      <Form.Item
        name="sourceLanguage"
        label={t('source.label')}
        rules={[{ required: true, message: t('source.required') }]}
      >
        <LanguageSelect placeholder={t('languagePlaceholder')} without={target ? [target] : []} />
      </Form.Item>
      <Form.Item
        name="targetLanguage"
        label={t('target.label')}
        rules={[{ required: true, message: t('target.required') }]}
      >
        <LanguageSelect placeholder={t('languagePlaceholder')} without={source ? [source] : []} />
      </Form.Item>
    </>
  );
}
