import type { SoldOrder } from '@transloom/contracts/sales';
import { DatePicker, Form, Input, InputNumber } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Text } from '../../../ui/text.tsx';
import { fenText } from '../pay/fen-text.ts';
import { useEnterTransfer, useRefundOrder } from '../payments.queries.ts';

interface OrderDialogProps {
  /** Undefined while the dialog is closed. */
  readonly order: SoldOrder | undefined;
  readonly onClose: () => void;
}

const fenOf = (yuan: number) => Math.round(yuan * 100);

interface RefundFields {
  readonly amount: number;
  readonly reason: string;
}

/** Gives money back; the unused part is proposed. */
export function RefundDialog({ order, onClose }: OrderDialogProps) {
  const { t } = useTranslation('payments');
  const refund = useRefundOrder();
  const submit = async ({ amount, reason }: RefundFields) => {
    if (order) await refund.mutateAsync({ orderNo: order.orderNo, amount: fenOf(amount), reason });
  };
  return (
    <FormDialog<RefundFields>
      title={t('office.refundTitle', { product: order?.product ?? '' })}
      open={order !== undefined}
      onClose={onClose}
      verb={t('office.refund')}
      danger
      initialValues={{ amount: (order?.refundable ?? 0) / 100 }}
      hint={
        <Text as="p" tone="secondary">
          {t('office.refundHint', { amount: fenText(order?.refundable ?? 0) })}
        </Text>
      }
      onSubmit={submit}
    >
      <Form.Item name="amount" label={t('office.amountYuan')} rules={[{ required: true }]}>
        <InputNumber<number>
          min={0.01}
          max={(order?.amount ?? 0) / 100}
          precision={2}
          style={{ width: '100%' }}
        />
      </Form.Item>
      <Form.Item name="reason" label={t('office.reason')} rules={[{ required: true }]}>
        <Input maxLength={80} />
      </Form.Item>
    </FormDialog>
  );
}

interface TransferFields {
  readonly amount: number;
  readonly reference: string;
  readonly paidAt: Dayjs;
}

/** Enters a bank transfer that has come. */
export function TransferDialog({ order, onClose }: OrderDialogProps) {
  const { t } = useTranslation('payments');
  const enter = useEnterTransfer();
  const submit = async ({ amount, reference, paidAt }: TransferFields) => {
    if (!order) return;
    const { orderNo } = order;
    await enter.mutateAsync({ orderNo, reference, amount: fenOf(amount), paidAt: paidAt.toISOString() });
  };
  return (
    <FormDialog<TransferFields>
      title={t('office.transferTitle', { amount: fenText(order?.amount ?? 0) })}
      open={order !== undefined}
      onClose={onClose}
      verb={t('office.transfer')}
      initialValues={{ paidAt: dayjs() }}
      onSubmit={submit}
    >
      <Form.Item name="amount" label={t('office.amountYuan')} rules={[{ required: true }]}>
        <InputNumber<number> min={0.01} precision={2} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item name="reference" label={t('office.reference')} rules={[{ required: true }]}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="paidAt" label={t('office.paidAt')} rules={[{ required: true }]}>
        <DatePicker allowClear={false} style={{ width: '100%' }} />
      </Form.Item>
    </FormDialog>
  );
}
