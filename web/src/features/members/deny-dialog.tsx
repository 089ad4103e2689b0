import type { JoinApplication } from '@transloom/contracts/invites';
import { limits } from '@transloom/contracts/limits';
import { App, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDenyApplication } from './members.queries.ts';

interface DenyDialogProps {
  readonly application: JoinApplication | undefined;
  readonly onClose: () => void;
}

/** The applicant reads the reason. */
export function DenyDialog({ application, onClose }: DenyDialogProps) {
  const { t } = useTranslation('members');
  const { message } = App.useApp();
  const deny = useDenyApplication();
  const [reason, setReason] = useState('');
  const send = async () => {
    if (application === undefined) return;
    await deny.mutateAsync({ applicationId: application.applicationId, reason: reason.trim() });
    message.success(t('review.denied', { name: application.name }));
    setReason('');
    onClose();
  };
  return (
    <Modal
      open={application !== undefined}
      title={t('review.denyTitle', { name: application?.name ?? '' })}
      okText={t('review.deny')}
      okButtonProps={{ danger: true, loading: deny.isPending, disabled: reason.trim() === '' }}
      onOk={() => void send().catch(() => undefined)}
      onCancel={onClose}
      destroyOnHidden
    >
      <Input.TextArea
        aria-label={t('review.reason')}
        placeholder={t('review.reasonHint')}
        maxLength={limits.remarkCharacters}
        showCount
        autoSize={{ minRows: 3, maxRows: 8 }}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Modal>
  );
}
