import { Alert, Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { useAnswerQuote } from '../quotes.queries.ts';

interface Fields {
  readonly name: string;
  readonly remark?: string;
}

/** A client accepts or declines a quote, with their name. */
export function AnswerForm({ token }: { readonly token: string }) {
  const { t } = useTranslation('quotes');
  const [form] = Form.useForm<Fields>();
  const confirm = useConfirm();
  const answer = useAnswerQuote();
  const ask = async (accept: boolean) => {
    const fields = await form.validateFields();
    confirm({
      title: t(accept ? 'shared.acceptTitle' : 'shared.declineTitle'),
      consequence: t('shared.final'),
      verb: t(accept ? 'shared.accept' : 'shared.decline'),
      danger: !accept,
      onConfirm: () => answer.mutateAsync({ token, accept, name: fields.name, remark: fields.remark ?? '' }),
    });
  };
  return (
    <Section title={t('shared.answer')}>
      {answer.error ? <Alert type="error" showIcon title={answer.error.message} /> : null}
      <Form<Fields> form={form} layout="vertical" requiredMark="optional">
        <Form.Item
          name="name"
          label={t('shared.name')}
          rules={[{ required: true, whitespace: true, message: t('shared.nameRequired') }]}
        >
          <Input maxLength={60} autoComplete="name" />
        </Form.Item>
        <Form.Item name="remark" label={t('quote.remark')}>
          <Input.TextArea rows={2} maxLength={1000} />
        </Form.Item>
        <Stack direction="row" gap="xs">
          <Button type="primary" onClick={() => void ask(true).catch(() => undefined)}>
            {t('shared.accept')}
          </Button>
          <Button onClick={() => void ask(false).catch(() => undefined)}>{t('shared.decline')}</Button>
        </Stack>
      </Form>
    </Section>
  );
}
