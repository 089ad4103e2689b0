import type { NoticeWebhook } from '@transloom/contracts/account-settings';
import { Alert, App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../i18n/format.ts';
import { SettingLine } from '../../../ui/setting-line.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { useRemoveWebhook, useTestWebhook } from './notices.queries.ts';
import { WebhookDialog } from './webhook-dialog.tsx';

/** The group of a chat program that my notices go to. */
export function WebhookLine({ webhook }: { readonly webhook: NoticeWebhook | null }) {
  const { t } = useTranslation('accounts');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <SettingLine
        label={t('notices.webhookTitle')}
        description={
          webhook === null
            ? t('notices.webhookHint')
            : t('notices.webhookIs', { ...webhook, vendor: t(`notices.vendor.${webhook.vendor}`) })
        }
      >
        <Stack direction="row" gap="xs">
          {webhook === null ? null : <WebhookActions />}
          <Button onClick={() => setAsking(true)}>
            {t(webhook === null ? 'notices.addWebhook' : 'notices.changeWebhook')}
          </Button>
        </Stack>
      </SettingLine>
      {webhook?.failTime == null ? null : (
        <Alert
          type="warning"
          showIcon
          title={t('notices.webhookFailed', {
            time: formatInstant(webhook.failTime),
            answer: webhook.failure,
          })}
        />
      )}
      <WebhookDialog open={asking} onClose={() => setAsking(false)} />
    </>
  );
}

function WebhookActions() {
  const { t } = useTranslation('accounts');
  const { message } = App.useApp();
  const test = useTestWebhook();
  const remove = useRemoveWebhook();
  return (
    <>
      <Button
        loading={test.isPending}
        onClick={() =>
          test.mutate(undefined, { onSuccess: () => void message.success(t('notices.webhookSent')) })
        }
      >
        {t('notices.testWebhook')}
      </Button>
      <Button danger loading={remove.isPending} onClick={() => remove.mutate()}>
        {t('notices.removeWebhook')}
      </Button>
    </>
  );
}
