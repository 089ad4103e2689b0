import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@transloom/contracts/endpoint';
import type { salesApi } from '@transloom/contracts/sales';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { When } from '../../../ui/when.tsx';
import { fenText } from '../pay/fen-text.ts';
import { paymentDaysQuery, quarantineQuery, useResolveQuarantine } from '../payments.queries.ts';

type Quarantined = OutputOf<typeof salesApi.quarantine>[number];
type PaymentDay = OutputOf<typeof salesApi.paymentDays>[number];

/** Payments that fit no order, and the comparison of each day's bill with the orders. */
export function PaymentsPage() {
  const { t } = useTranslation('payments');
  const quarantine = useQuery(quarantineQuery);
  const days = useQuery(paymentDaysQuery);
  const [chosen, setChosen] = useState<Quarantined>();
  const resolve = useResolveQuarantine();
  const submit = async ({ note }: { readonly note: string }) => {
    if (chosen) await resolve.mutateAsync({ quarantineId: chosen.quarantineId, note });
  };
  return (
    <Page>
      <Stack gap="lg">
        <PageHeader title={t('screen.payments')} description={t('office.paymentsHint')} />
        <Section title={t('office.quarantine')}>
          <Loadable query={quarantine}>
            {(rows) => (
              <LineList
                label={t('office.quarantine')}
                empty={<Text tone="tertiary">{t('office.noQuarantine')}</Text>}
              >
                {rows.map((row) => (
                  <ListLine key={row.quarantineId}>
                    <QuarantineLine row={row} onResolve={() => setChosen(row)} />
                  </ListLine>
                ))}
              </LineList>
            )}
          </Loadable>
        </Section>
        <Section title={t('office.days')} description={t('office.daysHint')}>
          <Loadable query={days}>
            {(rows) => (
              <LineList label={t('office.days')} empty={<Text tone="tertiary">{t('office.noDays')}</Text>}>
                {rows.map((row) => (
                  <ListLine key={row.day}>
                    <DayLine row={row} />
                  </ListLine>
                ))}
              </LineList>
            )}
          </Loadable>
        </Section>
      </Stack>
      <FormDialog<{ readonly note: string }>
        title={t('office.resolveTitle', { orderNo: chosen?.orderNo ?? '' })}
        open={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        verb={t('office.resolve')}
        onSubmit={submit}
      >
        <Form.Item name="note" label={t('office.note')} rules={[{ required: true }]}>
          <Input.TextArea rows={3} maxLength={500} />
        </Form.Item>
      </FormDialog>
    </Page>
  );
}

interface QuarantineLineProps {
  readonly row: Quarantined;
  readonly onResolve: () => void;
}

function QuarantineLine({ row, onResolve }: QuarantineLineProps) {
  const { t } = useTranslation('payments');
  const { orderNo, reason, facts, receiveTime, resolveTime, note } = row;
  return (
    <Stack direction="row" gap="sm">
      <Stack gap="none" grow>
        <Stack direction="row" gap="xs">
          <Text strong numeric>
            {orderNo}
          </Text>
          <StatusTag tone={resolveTime === null ? 'danger' : 'neutral'}>
            {t(`office.reasons.${reason}`, { defaultValue: reason })}
          </StatusTag>
        </Stack>
        <Text size="small" tone="secondary">
          {Object.entries(facts)
            .map(([name, value]) => `${name}: ${value ?? '–'}`)
            .join(' · ')}
        </Text>
        <Text size="small" tone="tertiary">
          <When instant={receiveTime} /> {note}
        </Text>
      </Stack>
      {resolveTime === null ? (
        <Button size="small" onClick={onResolve}>
          {t('office.resolve')}
        </Button>
      ) : null}
    </Stack>
  );
}

function DayLine({ row: { day, reconciled, findings } }: { readonly row: PaymentDay }) {
  const { t } = useTranslation('payments');
  return (
    <Stack gap="xxs">
      <Stack direction="row" gap="xs">
        <Text strong numeric>
          {day}
        </Text>
        <StatusTag tone={reconciled ? 'success' : 'warning'}>
          {t(reconciled ? 'office.reconciled' : 'office.open')}
        </StatusTag>
      </Stack>
      {findings.map(({ kind, orderNo, expected, found }) => (
        <Text key={`${kind} ${orderNo}`} size="small" tone="secondary" numeric>
          {t(`office.findings.${kind}`, { orderNo, expected: fenText(expected), found: fenText(found) })}
        </Text>
      ))}
    </Stack>
  );
}
