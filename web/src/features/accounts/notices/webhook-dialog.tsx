import { type ChatWebhookVendor, chatWebhookVendors } from '@transloom/contracts/account-settings';
import { App, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useSaveWebhook } from './notices.queries.ts';

interface Fields {
  readonly vendor: ChatWebhookVendor;
  readonly url: string;
  readonly secret?: string;
}

/** These check a signature where the group has a secret. */
const signing: readonly ChatWebhookVendor[] = ['dingtalk', 'feishu'];

interface WebhookDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for the address of a group, which is kept when the greeting arrives there. */
export function WebhookDialog({ open, onClose }: WebhookDialogProps) {
  const { t } = useTranslation('accounts');
  const { message } = App.useApp();
  const save = useSaveWebhook();
  const [form] = Form.useForm<Fields>();
  const vendor = Form.useWatch('vendor', form) ?? 'wecom';
  const submit = async (fields: Fields) => {
    await save.mutateAsync(fields);
    void message.success(t('notices.webhookSaved'));
  };
  return (
    <FormDialog<Fields>
      title={t('notices.webhookTitle')}
      open={open}
      onClose={onClose}
      verb={t('notices.tryWebhook')}
      form={form}
      initialValues={{ vendor: 'wecom' }}
      onSubmit={submit}
    >
      <Form.Item name="vendor" label={t('notices.webhookVendor')}>
        <Select
          options={chatWebhookVendors.map((value) => ({ value, label: t(`notices.vendor.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name="url"
        label={t('notices.webhookUrl')}
        extra={t('notices.webhookUrlHint')}
        rules={[{ required: true, message: t('notices.webhookUrlNeeded') }]}
      >
        <Input autoComplete="off" maxLength={2_000} placeholder="https://" />
      </Form.Item>
      {signing.includes(vendor) ? (
        <Form.Item name="secret" label={t('notices.webhookSecret')} extra={t('notices.webhookSecretHint')}>
          <Input.Password autoComplete="new-password" maxLength={200} />
        </Form.Item>
      ) : null}
    </FormDialog>
  );
}
