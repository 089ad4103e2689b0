import { feedbackKinds } from '@transloom/contracts/help';
import { limits } from '@transloom/contracts/limits';
import { App, Button, Form, Input, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from '../../ui/search-params.ts';
import { useSendFeedback } from './help.queries.ts';

interface Fields {
  readonly kind: (typeof feedbackKinds)[number];
  readonly message: string;
  readonly contact?: string;
}

/** Writes to whoever runs the installation. The page one came from and the version go along. */
export function FeedbackForm() {
  const { t } = useTranslation('help');
  const { message } = App.useApp();
  const { from = '' } = useSearchParams('from');
  const [form] = Form.useForm<Fields>();
  const { mutate, isPending } = useSendFeedback();
  const submit = ({ contact = '', ...fields }: Fields) =>
    mutate(
      { ...fields, contact, page: from },
      {
        onSuccess: () => {
          form.resetFields();
          message.success(t('feedback.sent'));
        },
      },
    );
  return (
    <Form<Fields>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ kind: 'problem' }}
      scrollToFirstError={{ focus: true }}
      onFinish={submit}
    >
      <Form.Item name="kind" label={t('feedback.kind')}>
        <Segmented options={feedbackKinds.map((value) => ({ value, label: t(`feedback.kinds.${value}`) }))} />
      </Form.Item>
      <Form.Item
        name="message"
        label={t('feedback.message')}
        rules={[{ required: true, whitespace: true, message: t('feedback.messageRequired') }]}
      >
        <Input.TextArea rows={6} maxLength={limits.feedbackCharacters} showCount />
      </Form.Item>
      <Form.Item name="contact" label={t('feedback.contact')} extra={t('feedback.contactHint')}>
        <Input maxLength={254} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isPending}>
        {t('feedback.send')}
      </Button>
    </Form>
  );
}
