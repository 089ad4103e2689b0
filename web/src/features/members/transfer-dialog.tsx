import { useQueryClient } from '@tanstack/react-query';
import type { Member } from '@transloom/contracts/members';
import { App, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useTransfer } from './members.queries.ts';
import { roleOfValue } from './role-choice.ts';
import { RoleSelect } from './role-select.tsx';

interface TransferDialogProps {
  /** Who becomes the super administrator; undefined while nobody is chosen. */
  readonly heir: Member | undefined;
  readonly onClose: () => void;
}

/** D5.76: the new administrator, and the role that the former one takes. */
export function TransferDialog({ heir, onClose }: TransferDialogProps) {
  const { t } = useTranslation('members');
  const { message } = App.useApp();
  const client = useQueryClient();
  const transfer = useTransfer();
  const [role, setRole] = useState('ADMIN');
  const send = async () => {
    if (heir === undefined) return;
    await transfer.mutateAsync({ userId: heir.userId, formerRole: roleOfValue(role).role });
    message.success(t('transfer.done', { name: heir.shownName }));
    onClose();
    await client.invalidateQueries({ queryKey: ['session'] });
  };
  return (
    <Modal
      open={heir !== undefined}
      title={heir === undefined ? null : t('transfer.title', { name: heir.shownName })}
      okText={t('transfer.verb')}
      okButtonProps={{ danger: true, loading: transfer.isPending }}
      onOk={() => void send().catch(() => undefined)}
      onCancel={onClose}
      destroyOnHidden
    >
      <Stack gap="sm">
        <Text as="p">{t('transfer.consequence')}</Text>
        <Text as="label">{t('transfer.formerRole')}</Text>
        <RoleSelect label={t('transfer.formerRole')} value={role} onChange={setRole} />
      </Stack>
    </Modal>
  );
}
