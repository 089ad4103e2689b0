import { useQuery } from '@tanstack/react-query';
import type { WebhookDelivery } from '@transloom/contracts/webhooks';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { StatusTag, type StatusTone } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { When } from '../../../ui/when.tsx';
import { useAnswerText } from '../../webhooks/use-answer-text.ts';
import { deliveriesQuery, useSendAgain } from './archive.queries.ts';

/** What the outside system was told about the project; nothing where it was told nothing. */
export function DeliveriesCard({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation('webhooks');
  const { data } = useQuery(deliveriesQuery(projectId));
  const again = useSendAgain();
  if (data === undefined || data.deliveries.length === 0) return null;
  return (
    <Section title={t('title')}>
      <Stack gap="sm">
        {data.deliveries.map((delivery) => (
          <Stack key={delivery.deliveryId} direction="row" justify="space-between">
            <DeliveryLine delivery={delivery} />
            {data.tells !== null && (delivery.state !== 'waiting' || delivery.tries > 0) ? (
              <Button
                size="small"
                loading={again.isPending && again.variables.deliveryId === delivery.deliveryId}
                onClick={() => again.mutate({ projectId, deliveryId: delivery.deliveryId })}
              >
                {t('sendAgain')}
              </Button>
            ) : null}
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}

const tones: Readonly<Record<WebhookDelivery['state'], StatusTone>> = {
  waiting: 'info',
  delivered: 'success',
  failed: 'danger',
};

function DeliveryLine({ delivery }: { readonly delivery: WebhookDelivery }) {
  const { t } = useTranslation('webhooks');
  const answerText = useAnswerText();
  const { state, tries, answer, event, createdAt } = delivery;
  const words =
    state === 'waiting' && tries > 0
      ? t('state.again', { number: formatNumber(tries) })
      : t(`state.${state}`);
  return (
    <Stack gap="xs">
      <Stack direction="row" gap="xs">
        <StatusTag tone={tones[state]}>{words}</StatusTag>
        <Text>{t(`event.${event}`)}</Text>
        <Text tone="tertiary" size="small">
          <When instant={createdAt} />
        </Text>
      </Stack>
      {answer === null ? null : (
        <Text size="small" tone="secondary">
          {answerText(answer)}
        </Text>
      )}
    </Stack>
  );
}
