import { limits } from '@transloom/contracts/limits';
import type { ReceivedApplication } from '@transloom/contracts/organization-applications';
import { App, Button, Form, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import {
  useApproveApplication,
  useMessageApplicant,
  useRejectApplication,
  useStartReview,
} from './organization-applications.queries.ts';

type Dialog = 'approve' | 'reject' | 'message';

/** Start the review, approve, reject with a reason, or write to the applicant. */
export function ApplicationActions({ application }: { readonly application: ReceivedApplication }) {
  const { t } = useTranslation('organization-applications');
  const [dialog, setDialog] = useState<Dialog>();
  const review = useStartReview();
  const { requestId, state } = application;
  const decided = state === 'approved' || state === 'rejected';
  const shown = { application, onClose: () => setDialog(undefined) };
  return (
    <Stack direction="row" gap="xs" wrap>
      <Button onClick={() => setDialog('message')}>{t('queue.message')}</Button>
      {state === 'submitted' ? (
        <Button loading={review.isPending} onClick={() => review.mutate({ requestId })}>
          {t('queue.review')}
        </Button>
      ) : null}
      {decided ? null : (
        <>
          <Button danger onClick={() => setDialog('reject')}>
            {t('queue.reject')}
          </Button>
          <Button type="primary" onClick={() => setDialog('approve')}>
            {t('queue.approve')}
          </Button>
        </>
      )}
      <ApproveDialog open={dialog === 'approve'} {...shown} />
      <RejectDialog open={dialog === 'reject'} {...shown} />
      <MessageDialog open={dialog === 'message'} {...shown} />
    </Stack>
  );
}

interface DialogProps {
  readonly application: ReceivedApplication;
  readonly open: boolean;
  readonly onClose: () => void;
}

const mostDays = 3_660;

function ApproveDialog({ application: { requestId, fields }, open, onClose }: DialogProps) {
  const { t } = useTranslation('organization-applications');
  const { message } = App.useApp();
  const approve = useApproveApplication();
  const submit = async ({ days }: { readonly days?: number | null }) => {
    await approve.mutateAsync({ requestId, days: days ?? null });
    message.success(t('queue.approved'));
  };
  return (
    <FormDialog<{ readonly days?: number | null }>
      title={t('queue.approveTitle', { name: fields.organization })}
      open={open}
      onClose={onClose}
      verb={t('queue.approve')}
      hint={<Text tone="secondary">{t('queue.approveHint')}</Text>}
      onSubmit={submit}
    >
      <Form.Item name="days" label={t('queue.days')} extra={t('queue.daysHint')}>
        <InputNumber min={1} max={mostDays} precision={0} style={{ width: '100%' }} />
      </Form.Item>
    </FormDialog>
  );
}

function RejectDialog({ application: { requestId, fields }, open, onClose }: DialogProps) {
  const { t } = useTranslation('organization-applications');
  const { message } = App.useApp();
  const reject = useRejectApplication();
  const submit = async ({ reason }: { readonly reason: string }) => {
    await reject.mutateAsync({ requestId, reason });
    message.success(t('queue.rejected'));
  };
  return (
    <FormDialog<{ readonly reason: string }>
      title={t('queue.rejectTitle', { name: fields.organization })}
      open={open}
      onClose={onClose}
      verb={t('queue.reject')}
      danger
      onSubmit={submit}
    >
      <Lines
        name="reason"
        label={t('queue.reason')}
        hint={t('queue.reasonHint')}
        missing={t('queue.reasonRequired')}
      />
    </FormDialog>
  );
}

function MessageDialog({ application: { requestId }, open, onClose }: DialogProps) {
  const { t } = useTranslation('organization-applications');
  const { message } = App.useApp();
  const send = useMessageApplicant();
  const submit = async ({ text }: { readonly text: string }) => {
    await send.mutateAsync({ requestId, text });
    message.success(t('queue.sent'));
  };
  return (
    <FormDialog<{ readonly text: string }>
      title={t('queue.messageTitle')}
      open={open}
      onClose={onClose}
      verb={t('queue.send')}
      onSubmit={submit}
    >
      <Lines
        name="text"
        label={t('queue.text')}
        hint={t('queue.textHint')}
        missing={t('queue.textRequired')}
      />
    </FormDialog>
  );
}

interface LinesProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly missing: string;
}

function Lines({ name, label, hint, missing }: LinesProps) {
  return (
    <Form.Item
      name={name}
      label={label}
      extra={hint}
      rules={[{ required: true, whitespace: true, message: missing }]}
    >
      <Input.TextArea maxLength={limits.remarkCharacters} showCount autoSize={{ minRows: 3, maxRows: 8 }} />
    </Form.Item>
  );
}
