import type { OutputOf } from '@transloom/contracts/endpoint';
import { buyerTypes, type InvoiceBuyer, type invoicesApi } from '@transloom/contracts/invoices';
import { isTaxNumber } from '@transloom/contracts/tax-number';
import { Checkbox, Form, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../i18n/format.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Stack } from '../../ui/stack.tsx';
import { fenText } from './pay/fen-text.ts';
import { useRequestInvoice } from './payments.queries.ts';

interface InvoiceDialogProps {
  readonly open: boolean;
  readonly orders: OutputOf<typeof invoicesApi.invoiceableOrders>;
  readonly onClose: () => void;
}

interface Fields extends InvoiceBuyer {
  readonly orders: string[];
}

/** Beside name, tax number and e-mail, which are needed. */
const optional = ['address', 'telephone', 'bank', 'bankAccount', 'phone'] as const;

/** The form of a fapiao: who it is for, and for which orders. */
export function InvoiceDialog({ open, orders, onClose }: InvoiceDialogProps) {
  const { t } = useTranslation('payments');
  const request = useRequestInvoice();
  const [form] = Form.useForm<Fields>();
  const buyerType = Form.useWatch('buyerType', form) ?? 'ORGANIZATION';
  const submit = ({ orders: chosen, ...buyer }: Fields) => request.mutateAsync({ orders: chosen, buyer });
  const required = { required: true, message: t('invoice.needed') };
  return (
    <FormDialog<Fields>
      title={t('invoice.request')}
      open={open}
      onClose={onClose}
      verb={t('invoice.submit')}
      form={form}
      initialValues={{ buyerType: 'ORGANIZATION', orders: orders.map(({ orderNo }) => orderNo) }}
      onSubmit={submit}
    >
      <Form.Item name="orders" label={t('invoice.orders')} rules={[required]}>
        <Checkbox.Group>
          <Stack gap="xs">
            {orders.map(({ orderNo, product, amount, payTime }) => (
              <Checkbox key={orderNo} value={orderNo}>
                {product} · {fenText(amount)} · {formatDate(payTime)}
              </Checkbox>
            ))}
          </Stack>
        </Checkbox.Group>
      </Form.Item>
      <Form.Item name="buyerType" label={t('invoice.buyerType')}>
        <Radio.Group options={buyerTypes.map((value) => ({ value, label: t(`invoice.buyer.${value}`) }))} />
      </Form.Item>
      <Form.Item name="name" label={t('invoice.name')} rules={[required]}>
        <Input maxLength={256} />
      </Form.Item>
      {buyerType === 'ORGANIZATION' ? (
        <Form.Item
          name="taxNumber"
          label={t('invoice.taxNumber')}
          rules={[
            {
              validator: async (_, value: string | undefined) => {
                if (!isTaxNumber(value?.trim() ?? '')) throw new Error(t('invoice.taxNumberWrong'));
              },
            },
          ]}
        >
          <Input maxLength={32} />
        </Form.Item>
      ) : null}
      <Form.Item name="email" label={t('invoice.email')} rules={[required]}>
        <Input maxLength={254} />
      </Form.Item>
      {optional.map((field) => (
        <Form.Item key={field} name={field} label={t(`invoice.${field}`)}>
          <Input maxLength={128} />
        </Form.Item>
      ))}
    </FormDialog>
  );
}
