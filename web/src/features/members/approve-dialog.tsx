import type { JoinApplication } from '@transloom/contracts/invites';
import { App, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { usePassApplication } from './members.queries.ts';
import { roleOfValue, roleValue } from './role-choice.ts';
import { RoleSelect } from './role-select.tsx';
import { TeamSelect } from './team-select.tsx';

interface ApproveDialogProps {
  readonly application: JoinApplication | undefined;
  readonly onClose: () => void;
}

/** D5.78: role and team of the new member, as the invitation proposes them. */
export function ApproveDialog({ application, onClose }: ApproveDialogProps) {
  if (application === undefined) return null;
  return <Approval key={application.applicationId} application={application} onClose={onClose} />;
}

interface ApprovalProps {
  readonly application: JoinApplication;
  readonly onClose: () => void;
}

function Approval({ application, onClose }: ApprovalProps) {
  const { t } = useTranslation('members');
  const { message } = App.useApp();
  const { applicationId, name } = application;
  const pass = usePassApplication();
  const [role, setRole] = useState(roleValue(application));
  const [teamId, setTeamId] = useState(application.team?.id);
  const send = async () => {
    await pass.mutateAsync({ applicationId, ...roleOfValue(role), teamId: teamId ?? null });
    message.success(t('review.approved', { name }));
    onClose();
  };
  return (
    <Modal
      open
      title={t('review.approveTitle', { name })}
      okText={t('review.approve')}
      okButtonProps={{ loading: pass.isPending }}
      onOk={() => void send().catch(() => undefined)}
      onCancel={onClose}
    >
      <Stack gap="sm">
        <Text as="label">{t('column.role')}</Text>
        <RoleSelect value={role} onChange={setRole} />
        <Text as="label">{t('column.team')}</Text>
        <TeamSelect value={teamId} onChange={setTeamId} />
      </Stack>
    </Modal>
  );
}
