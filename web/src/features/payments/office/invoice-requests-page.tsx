import { FileDoneOutlined, UploadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { type Invoice, invoiceStates } from '@transloom/contracts/invoices';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../../ui/facts.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { chosenOf, ListChips } from '../../../ui/list/list-chips.tsx';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { Stack } from '../../../ui/stack.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { When } from '../../../ui/when.tsx';
import { toneOfInvoice } from '../invoice-list.tsx';
import { fenText } from '../pay/fen-text.ts';
import { invoiceRequestsQuery, uploadInvoice, useDecideInvoice } from '../payments.queries.ts';

interface Chosen {
  readonly invoice: Invoice;
  readonly what: 'issued' | 'rejected';
}

/** Requests for invoices of all organizations. */
export function InvoiceRequestsPage() {
  const { t } = useTranslation('payments');
  const list = useListState(['state']);
  const state = chosenOf(list.filter.state, invoiceStates);
  const query = useQuery(
    invoiceRequestsQuery({ ...(state && { state }), pageNumber: list.pageNumber, pageSize: list.pageSize }),
  );
  const [chosen, setChosen] = useState<Chosen>();
  const close = () => setChosen(undefined);
  return (
    <>
      <ListPage<Invoice>
        name="invoice-requests"
        label={t('screen.invoices')}
        list={list}
        query={query}
        rowKey={({ invoiceId }) => invoiceId}
        columns={useColumns(setChosen)}
        filters={
          <ListChips
            list={list}
            filter="state"
            label={t('orders.state')}
            values={['all', ...invoiceStates]}
            words={(value) => t(`invoice.states.${value}`)}
          />
        }
        empty={{
          icon: <FileDoneOutlined />,
          title: t('office.noInvoices'),
          description: t('office.noInvoicesHint'),
        }}
      />
      <IssueDialog invoice={chosen?.what === 'issued' ? chosen.invoice : undefined} onClose={close} />
      <RejectDialog invoice={chosen?.what === 'rejected' ? chosen.invoice : undefined} onClose={close} />
    </>
  );
}

function useColumns(onChoose: (chosen: Chosen) => void): readonly DataColumn<Invoice>[] {
  const { t } = useTranslation('payments');
  return [
    {
      key: 'buyer',
      title: t('invoice.name'),
      width: 220,
      grow: true,
      render: ({ buyer, organizationName }) => (
        <Stack gap="none">
          <Text size="table">{buyer.name}</Text>
          <Text size="small" tone="tertiary">
            {organizationName}
          </Text>
        </Stack>
      ),
    },
    { key: 'tax', title: t('invoice.taxNumber'), width: 190, render: ({ buyer }) => buyer.taxNumber },
    {
      key: 'amount',
      title: t('orders.amount'),
      width: 110,
      numeric: true,
      render: ({ amount }) => fenText(amount),
    },
    {
      key: 'date',
      title: t('invoice.date'),
      width: 120,
      render: ({ createTime }) => <When instant={createTime} />,
    },
    {
      key: 'state',
      title: t('orders.state'),
      width: 130,
      render: ({ state }) => (
        <StatusTag tone={toneOfInvoice[state]}>{t(`invoice.states.${state}`)}</StatusTag>
      ),
    },
    {
      key: 'actions',
      title: t('orders.actions'),
      width: 240,
      render: (invoice) => <RequestActions invoice={invoice} onChoose={onChoose} />,
    },
  ];
}

interface RequestActionsProps {
  readonly invoice: Invoice;
  readonly onChoose: (chosen: Chosen) => void;
}

function RequestActions({ invoice, onChoose }: RequestActionsProps) {
  const { t } = useTranslation('payments');
  const decide = useDecideInvoice();
  const { invoiceId, state } = invoice;
  const move = (decision: 'issuing' | 'reversed') => () => decide.mutate({ invoiceId, decision });
  if (state === 'issued')
    return (
      <Button size="small" danger loading={decide.isPending} onClick={move('reversed')}>
        {t('office.reverse')}
      </Button>
    );
  if (state !== 'submitted' && state !== 'issuing') return null;
  return (
    <Stack direction="row" gap="xxs">
      {state === 'submitted' ? (
        <Button size="small" loading={decide.isPending} onClick={move('issuing')}>
          {t('office.take')}
        </Button>
      ) : null}
      <Button size="small" type="primary" onClick={() => onChoose({ invoice, what: 'issued' })}>
        {t('office.issue')}
      </Button>
      <Button size="small" onClick={() => onChoose({ invoice, what: 'rejected' })}>
        {t('office.reject')}
      </Button>
    </Stack>
  );
}

interface DecisionDialogProps {
  readonly invoice: Invoice | undefined;
  readonly onClose: () => void;
}

function IssueDialog({ invoice, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('payments');
  const decide = useDecideInvoice();
  const [file, setFile] = useState<File>();
  const submit = async ({ number }: { readonly number: string }) => {
    if (invoice === undefined || file === undefined) return;
    const { files, refused } = await uploadInvoice(file);
    const fileId = files[0]?.fileId;
    if (fileId === undefined) throw new Error(refused[0]?.message ?? '');
    await decide.mutateAsync({ invoiceId: invoice.invoiceId, decision: 'issued', number, fileId });
    setFile(undefined);
  };
  const buyer = invoice?.buyer;
  return (
    <FormDialog<{ readonly number: string }>
      title={t('office.issueTitle', { amount: fenText(invoice?.amount ?? 0) })}
      open={invoice !== undefined}
      onClose={onClose}
      verb={t('office.issue')}
      hint={
        buyer ? (
          <Facts
            narrow
            facts={(['name', 'taxNumber', 'address', 'telephone', 'bank', 'bankAccount', 'email'] as const)
              .filter((field) => buyer[field] !== '')
              .map((field) => ({ label: t(`invoice.${field}`), value: buyer[field] }))}
          />
        ) : null
      }
      onSubmit={submit}
    >
      <Form.Item name="number" label={t('invoice.number')} rules={[{ required: true }]}>
        <Input maxLength={40} />
      </Form.Item>
      <Form.Item label={t('office.file')} required>
        <Stack direction="row" gap="xs">
          <FileButton
            label={t('office.chooseFile')}
            icon={<UploadOutlined aria-hidden />}
            accept=".pdf,.ofd"
            onFiles={([chosen]) => setFile(chosen)}
          />
          <Text tone="secondary">{file?.name ?? t('office.noFile')}</Text>
        </Stack>
      </Form.Item>
    </FormDialog>
  );
}

function RejectDialog({ invoice, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('payments');
  const decide = useDecideInvoice();
  const submit = async ({ reason }: { readonly reason: string }) => {
    if (invoice) await decide.mutateAsync({ invoiceId: invoice.invoiceId, decision: 'rejected', reason });
  };
  return (
    <FormDialog<{ readonly reason: string }>
      title={t('office.rejectTitle')}
      open={invoice !== undefined}
      onClose={onClose}
      verb={t('office.reject')}
      danger
      onSubmit={submit}
    >
      <Form.Item name="reason" label={t('office.reason')} rules={[{ required: true }]}>
        <Input.TextArea rows={3} maxLength={500} />
      </Form.Item>
    </FormDialog>
  );
}
