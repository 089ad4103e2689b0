import { useQuery } from '@tanstack/react-query';
import type { Quote } from '@transloom/contracts/quotes';
import type { currencies } from '@transloom/contracts/task-prices';
import { Alert, Button, Drawer, Form, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../i18n/format.ts';
import { inSmallestUnits, inUnits } from '../../i18n/smallest-units.ts';
import { DrawerButtons } from '../../ui/drawer-buttons.tsx';
import { rateSchemesQuery } from '../analyses/analyses.queries.ts';
import { useSchemeName } from '../analyses/rate-schemes/use-scheme-name.ts';
import { PriceFields } from './price-fields.tsx';
import { useChangeQuote, useCreateQuote } from './quotes.queries.ts';

interface QuoteDrawerProps {
  readonly projectId: string;
  readonly analyses: readonly { readonly analysisId: string; readonly createdAt: string }[];
  /** A draft that is changed, or a new quote. */
  readonly open: 'none' | 'new' | Quote;
  /** With the id of the quote that was made. */
  readonly onClose: (made?: string) => void;
}

/** The terms of a quote: which counts and rates it is made from, and what is paid for them. */
export function QuoteDrawer(props: QuoteDrawerProps) {
  const { t } = useTranslation('quotes');
  const { open, onClose } = props;
  const quote = typeof open === 'object' ? open : undefined;
  return (
    <Drawer
      open={open !== 'none'}
      onClose={() => onClose()}
      size={480}
      destroyOnHidden
      title={quote === undefined ? t('quote.new') : t('quote.editTitle', { number: quote.number })}
    >
      <QuoteForm {...props} quote={quote} />
    </Drawer>
  );
}

interface Fields {
  readonly analysisId: string;
  readonly schemeId: string;
  readonly unit: Quote['unit'];
  readonly currency: (typeof currencies)[number];
  readonly unitPrice: number;
  readonly per: Quote['per'];
  readonly extraFee?: number | null;
  readonly remark?: string;
}

const builtIn = 'built-in';

function QuoteForm({
  projectId,
  analyses,
  quote,
  onClose,
}: QuoteDrawerProps & { readonly quote: Quote | undefined }) {
  const { t } = useTranslation('quotes');
  const { data: schemes = [] } = useQuery(rateSchemesQuery);
  const schemeName = useSchemeName();
  const create = useCreateQuote();
  const change = useChangeQuote();
  const failure = create.error ?? change.error;
  const send = async ({ analysisId, schemeId, ...fields }: Fields) => {
    const { currency, unitPrice, extraFee, remark = '' } = fields;
    const terms = {
      ...fields,
      remark,
      unitPrice: inSmallestUnits(currency, unitPrice),
      extraFee: Math.round(inSmallestUnits(currency, extraFee ?? 0)),
    };
    const scheme = schemeId === builtIn ? null : schemeId;
    const made =
      quote === undefined
        ? await create.mutateAsync({ projectId, analysisId, schemeId: scheme, ...terms })
        : await change.mutateAsync({ quoteId: quote.quoteId, ...terms });
    onClose(made.quoteId);
  };
  return (
    <Form<Fields>
      layout="vertical"
      requiredMark="optional"
      scrollToFirstError={{ focus: true }}
      initialValues={initial(quote, analyses[0]?.analysisId)}
      onFinish={(fields) => void send(fields).catch(() => undefined)}
    >
      {failure ? <Alert type="error" showIcon title={failure.message} /> : null}
      {quote === undefined ? (
        <>
          <Form.Item name="analysisId" label={t('quote.analysis')} required>
            <Select
              options={analyses.map(({ analysisId, createdAt }) => ({
                value: analysisId,
                label: formatInstant(createdAt),
              }))}
            />
          </Form.Item>
          <Form.Item name="schemeId" label={t('quote.scheme')} required>
            <Select
              options={schemes.map((scheme) => ({
                value: scheme.schemeId ?? builtIn,
                label: schemeName(scheme),
              }))}
            />
          </Form.Item>
        </>
      ) : null}
      <PriceFields />
      <Form.Item name="extraFee" label={t('quote.extraFee')}>
        <InputNumber min={0} max={100_000_000} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item name="remark" label={t('quote.remark')}>
        <Input.TextArea rows={3} maxLength={1000} />
      </Form.Item>
      <DrawerButtons>
        <Button onClick={() => onClose()}>{t('form.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={create.isPending || change.isPending}>
          {quote === undefined ? t('quote.make') : t('form.save')}
        </Button>
      </DrawerButtons>
    </Form>
  );
}

function initial(quote: Quote | undefined, analysisId: string | undefined): Partial<Fields> {
  if (quote === undefined)
    return {
      ...(analysisId && { analysisId }),
      schemeId: builtIn,
      currency: 'CNY',
      per: 1000,
      unit: 'words',
    };
  const { currency, unitPrice, extraFee, unit, per, remark } = quote;
  const amount = (total: number) => inUnits({ currency, total }).amount;
  return { unit, per, currency, remark, unitPrice: amount(unitPrice), extraFee: amount(extraFee) };
}
