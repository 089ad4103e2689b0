import { useQuery } from '@tanstack/react-query';
import { type Webhook, webhooksApi } from '@transloom/contracts/webhooks';
import { Alert, App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { FormFields } from '../../ui/form/form-fields.tsx';
import { SaveButtons } from '../../ui/form/save-buttons.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { useAnswerText } from './use-answer-text.ts';
import { useRemoveWebhook, useSaveWebhook, useTryWebhook, webhookQuery } from './webhooks.queries.ts';

/** The system of the organization that is told of archived projects. */
export function OutsideSystem() {
  const query = useQuery(webhookQuery);
  return <Loadable query={query}>{({ webhook }) => <WebhookForm webhook={webhook} />}</Loadable>;
}

const formSchema = webhooksApi.saveWebhook.input.pick({ url: true, active: true });

function WebhookForm({ webhook }: { readonly webhook: Webhook | null }) {
  const { t } = useTranslation('webhooks');
  const { message } = App.useApp();
  const save = useSaveWebhook();
  const [secret, setSecret] = useState<string | null>(null);
  const form = useEditForm({
    schema: formSchema,
    saved: { url: webhook?.url ?? '', active: webhook?.active ?? true },
    labels: { url: t('url'), active: t('active') },
    save: async (values) => {
      const { secret: made } = await save.mutateAsync(values);
      if (made !== null) setSecret(made);
    },
    onSaved: () => void message.success(t('saved')),
  });
  return (
    <Section title={t('title')} description={t('hint')} actions={<SaveButtons form={form} />}>
      <FormFailure form={form} />
      <FormFields
        form={form}
        fields={{ url: { placeholder: 'https://erp.example.com/hooks/transloom' }, active: {} }}
      />
      {webhook ? <SavedWebhook webhook={webhook} secret={secret} onSecret={setSecret} /> : null}
    </Section>
  );
}

interface SavedWebhookProps {
  readonly webhook: Webhook;
  /** In clear, after it was made. */
  readonly secret: string | null;
  readonly onSecret: (secret: string | null) => void;
}

function SavedWebhook({ webhook, secret, onSecret }: SavedWebhookProps) {
  const { t } = useTranslation('webhooks');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const save = useSaveWebhook();
  const remove = useRemoveWebhook();
  const { url, active } = webhook;
  const askForKey = () =>
    confirm({
      title: t('newSecret.title'),
      consequence: t('newSecret.consequence'),
      verb: t('newSecret.action'),
      onConfirm: async () => onSecret((await save.mutateAsync({ url, active, newSecret: true })).secret),
    });
  const askToRemove = () =>
    confirm({
      title: t('remove.title'),
      consequence: t('remove.consequence'),
      verb: t('remove.action'),
      danger: true,
      onConfirm: async () => {
        await remove.mutateAsync();
        onSecret(null);
        message.success(t('remove.done'));
      },
    });
  return (
    <Stack gap="sm">
      <Stack direction="row" gap="xs">
        <Text tone="secondary">{t('secret')}</Text>
        <code>{secret ?? webhook.secret}</code>
        {secret === null ? null : <CopyButton text={secret} />}
      </Stack>
      {secret === null ? null : <Alert type="warning" showIcon title={t('secretOnce')} />}
      <Trial />
      <Stack direction="row" gap="xs">
        <Button onClick={askForKey}>{t('newSecret.action')}</Button>
        <Button danger onClick={askToRemove}>
          {t('remove.action')}
        </Button>
      </Stack>
    </Stack>
  );
}

/** Sends a test and says what came back. */
function Trial() {
  const { t } = useTranslation('webhooks');
  const answerText = useAnswerText();
  const { mutate, data, isPending } = useTryWebhook();
  return (
    <Stack gap="xs">
      <div>
        <Button loading={isPending} onClick={() => mutate()}>
          {t('test')}
        </Button>
      </div>
      {data ? <Alert type={data.taken ? 'success' : 'error'} showIcon title={answerText(data)} /> : null}
    </Stack>
  );
}
