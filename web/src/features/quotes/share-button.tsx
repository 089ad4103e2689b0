import type { Quote } from '@transloom/contracts/quotes';
import { Button, Form, Input, InputNumber, Modal, Space } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../i18n/format.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useShareQuote, useWithdrawQuote } from './quotes.queries.ts';

interface ShareButtonProps {
  readonly quote: Pick<Quote, 'quoteId' | 'status'>;
  readonly icon: ReactNode;
}

/** Makes the private link by which a client reads and answers a quote; it is shown once. */
export function ShareButton({ quote: { quoteId, status }, icon }: ShareButtonProps) {
  const { t } = useTranslation('quotes');
  const [open, setOpen] = useState(false);
  const withdraw = useWithdrawQuote();
  return (
    <>
      <Button type="primary" icon={icon} onClick={() => setOpen(true)}>
        {status === 'sent' ? t('link.again') : t('link.make')}
      </Button>
      {status === 'sent' ? (
        <Button loading={withdraw.isPending} onClick={() => withdraw.mutate(quoteId)}>
          {t('link.withdraw')}
        </Button>
      ) : null}
      <Modal
        open={open}
        title={t('link.title')}
        footer={null}
        destroyOnHidden
        onCancel={() => setOpen(false)}
      >
        <LinkMaker quoteId={quoteId} />
      </Modal>
    </>
  );
}

function LinkMaker({ quoteId }: { readonly quoteId: string }) {
  const { t } = useTranslation('quotes');
  const [days, setDays] = useState(30);
  const share = useShareQuote();
  if (share.data === undefined)
    return (
      <Form layout="vertical" onFinish={() => share.mutate({ quoteId, days })}>
        <Text as="p" tone="secondary">
          {t('link.hint')}
        </Text>
        <Form.Item label={t('link.days')} required>
          <InputNumber min={1} max={365} value={days} onChange={(value) => setDays(value ?? 30)} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={share.isPending}>
          {t('link.make')}
        </Button>
      </Form>
    );
  const address = `${window.location.origin}${share.data.path}`;
  return (
    <Stack gap="xs">
      <Space.Compact block>
        <Input readOnly aria-label={t('link.address')} value={address} />
        <CopyButton text={address} />
      </Space.Compact>
      <Text as="p" size="table" tone="secondary">
        {t('link.once', { until: formatInstant(share.data.expiresAt) })}
      </Text>
    </Stack>
  );
}
