import { useQuery } from '@tanstack/react-query';
import { accountTypeNames } from '@transloom/contracts/account-type-names';
import type { OutputOf } from '@transloom/contracts/endpoint';
import { sellerSchema } from '@transloom/contracts/payments';
import type { PlanLimit, salesApi } from '@transloom/contracts/sales';
import { App, Button, Form, InputNumber, Switch, Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { currentLocale } from '../../../i18n/locale.ts';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { FormFields } from '../../../ui/form/form-fields.tsx';
import { SaveButtons } from '../../../ui/form/save-buttons.tsx';
import { useEditForm } from '../../../ui/form/use-edit-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { fenText } from '../pay/fen-text.ts';
import {
  allPricesQuery,
  planLimitsQuery,
  soldByQuery,
  useSetPlanLimit,
  useSetPrice,
  useSetSeller,
} from '../payments.queries.ts';

type Price = OutputOf<typeof salesApi.prices>[number];

/** Prices, limits of plans, and who sells. */
export function PricesPage() {
  const { t } = useTranslation('payments');
  const prices = useQuery(allPricesQuery);
  const limits = useQuery(planLimitsQuery);
  const seller = useQuery(soldByQuery);
  return (
    <Page>
      <Stack gap="lg">
        <PageHeader title={t('screen.prices')} description={t('office.pricesHint')} />
        <Section title={t('office.prices')}>
          <Loadable query={prices}>{(rows) => <PriceTable prices={rows} />}</Loadable>
        </Section>
        <Section title={t('office.limits')} description={t('office.limitsHint')}>
          <Loadable query={limits}>{(rows) => <LimitTable limits={rows} />}</Loadable>
        </Section>
        <Loadable query={seller}>{(saved) => <SellerForm saved={saved} />}</Loadable>
      </Stack>
    </Page>
  );
}

interface PriceFields {
  readonly price: number;
  readonly originalPrice?: number | null;
  readonly amount?: number | null;
  readonly onSale: boolean;
}

function PriceTable({ prices }: { readonly prices: readonly Price[] }) {
  const { t } = useTranslation('payments');
  const [edited, setEdited] = useState<Price>();
  const set = useSetPrice();
  const submit = async ({ price, originalPrice, amount, onSale }: PriceFields) => {
    if (edited === undefined) return;
    await set.mutateAsync({
      code: edited.code,
      price: Math.round(price * 100),
      originalPrice: originalPrice ? Math.round(originalPrice * 100) : null,
      amount: amount ?? null,
      onSale,
    });
  };
  return (
    <>
      <Table<Price>
        size="small"
        pagination={false}
        rowKey={({ code }) => code}
        dataSource={[...prices]}
        columns={[
          { key: 'product', title: t('orders.product'), render: (_, { desc }) => desc },
          { key: 'code', title: t('office.code'), render: (_, { code }) => code },
          {
            key: 'price',
            title: t('office.price'),
            align: 'right',
            render: (_, { price }) => fenText(price),
          },
          {
            key: 'before',
            title: t('office.before'),
            align: 'right',
            render: (_, { originalPrice }) => (originalPrice === null ? '–' : fenText(originalPrice)),
          },
          {
            key: 'sale',
            title: t('office.onSale'),
            render: (_, { onSale }) => (
              <StatusTag tone={onSale ? 'success' : 'neutral'}>
                {t(`office.sale.${onSale ? 'on' : 'off'}`)}
              </StatusTag>
            ),
          },
          {
            key: 'actions',
            title: t('orders.actions'),
            render: (_, price) => (
              <Button size="small" onClick={() => setEdited(price)}>
                {t('office.edit')}
              </Button>
            ),
          },
        ]}
      />
      <FormDialog<PriceFields>
        title={t('office.editPrice', { product: edited?.desc ?? '' })}
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
        verb={t('office.save')}
        initialValues={{
          price: (edited?.price ?? 0) / 100,
          originalPrice: edited?.originalPrice == null ? null : edited.originalPrice / 100,
          amount: edited?.amount ?? null,
          onSale: edited?.onSale ?? true,
        }}
        onSubmit={submit}
      >
        <Form.Item name="price" label={t('office.price')} rules={[{ required: true }]}>
          <InputNumber<number> min={0.01} precision={2} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="originalPrice" label={t('office.before')} extra={t('office.beforeHint')}>
          <InputNumber<number> min={0.01} precision={2} style={{ width: '100%' }} />
        </Form.Item>
        {edited?.amount == null ? null : (
          <Form.Item name="amount" label={t('office.units')}>
            <InputNumber<number> min={1} precision={0} style={{ width: '100%' }} />
          </Form.Item>
        )}
        <Form.Item name="onSale" label={t('office.onSale')} valuePropName="checked">
          <Switch />
        </Form.Item>
      </FormDialog>
    </>
  );
}

function LimitTable({ limits }: { readonly limits: readonly PlanLimit[] }) {
  const { t } = useTranslation('payments');
  const [edited, setEdited] = useState<PlanLimit>();
  const set = useSetPlanLimit();
  const count = (value: number | null) => (value === null ? t('plan.unlimited') : formatNumber(value));
  const name = (limit: PlanLimit) => accountTypeNames[limit.accountType][currentLocale()];
  const submit = async (fields: Omit<PlanLimit, 'accountType'>) => {
    if (edited === undefined) return;
    const { accountType } = edited;
    const { customEngines, monthlyCharacters = null, monthlyTokens = null } = fields;
    await set.mutateAsync({ accountType, customEngines, monthlyCharacters, monthlyTokens });
  };
  return (
    <>
      <Table<PlanLimit>
        size="small"
        pagination={false}
        rowKey={({ accountType }) => accountType}
        dataSource={[...limits]}
        columns={[
          { key: 'plan', title: t('office.plan'), render: (_, limit) => name(limit) },
          { key: 'type', title: t('office.code'), render: (_, { accountType }) => accountType },
          {
            key: 'characters',
            title: t('plan.monthlyCharacters'),
            align: 'right',
            render: (_, { monthlyCharacters }) => count(monthlyCharacters),
          },
          {
            key: 'tokens',
            title: t('plan.monthlyTokens'),
            align: 'right',
            render: (_, { monthlyTokens }) => count(monthlyTokens),
          },
          {
            key: 'engines',
            title: t('plan.customEngines'),
            align: 'right',
            render: (_, { customEngines }) => formatNumber(customEngines),
          },
          {
            key: 'actions',
            title: t('orders.actions'),
            render: (_, limit) => (
              <Button size="small" onClick={() => setEdited(limit)}>
                {t('office.edit')}
              </Button>
            ),
          },
        ]}
      />
      <FormDialog<Omit<PlanLimit, 'accountType'>>
        title={t('office.editLimit', { plan: edited ? name(edited) : '' })}
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
        verb={t('office.save')}
        {...(edited ? { initialValues: edited } : {})}
        onSubmit={submit}
      >
        {(['monthlyCharacters', 'monthlyTokens', 'customEngines'] as const).map((field) => (
          <Form.Item
            key={field}
            name={field}
            label={t(`plan.${field}`)}
            {...(field === 'customEngines'
              ? { rules: [{ required: true }] }
              : { extra: t('office.emptyIsUnlimited') })}
          >
            <InputNumber<number> min={0} precision={0} style={{ width: '100%' }} />
          </Form.Item>
        ))}
      </FormDialog>
    </>
  );
}

const sellerFields = {
  name: {},
  taxNumber: {},
  address: {},
  phone: {},
  email: {},
  bank: {},
  bankAccount: {},
};

function SellerForm({ saved }: { readonly saved: OutputOf<typeof salesApi.soldBy> }) {
  const { t } = useTranslation('payments');
  const { message } = App.useApp();
  const set = useSetSeller();
  const form = useEditForm({
    schema: sellerSchema,
    saved,
    labels: {
      name: t('seller.name'),
      taxNumber: t('seller.taxNumber'),
      address: t('seller.address'),
      phone: t('seller.phone'),
      email: t('seller.email'),
      bank: t('seller.bank'),
      bankAccount: t('seller.bankAccount'),
    },
    save: (values) => set.mutateAsync(values),
    onSaved: () => void message.success(t('seller.saved')),
  });
  return (
    <Section title={t('seller.title')} description={t('seller.hint')} actions={<SaveButtons form={form} />}>
      <FormFailure form={form} />
      <FormFields form={form} fields={sellerFields} />
    </Section>
  );
}
