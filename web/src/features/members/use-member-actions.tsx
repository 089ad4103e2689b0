import { CrownOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import type { Member } from '@transloom/contracts/members';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import { useUser } from '../../session/session.queries.ts';
import type { RowAction } from '../../ui/row-action.ts';
import { useMemberRemoval } from './use-member-removal.tsx';

interface Openers {
  readonly onEdit: (member: Member) => void;
  readonly onTransfer: (member: Member) => void;
}

/** Nobody removes or promotes themself; the super administrator is neither removed nor promoted. */
export function useMemberActions({ onEdit, onTransfer }: Openers): (member: Member) => readonly RowAction[] {
  const { t } = useTranslation('members');
  const allows = useAllows();
  const user = useUser();
  const askToRemove = useMemberRemoval();
  return (member) => {
    if (!allows('member:edit')) return [];
    const edit = {
      key: 'edit',
      label: t('edit.action'),
      icon: <EditOutlined />,
      onClick: () => onEdit(member),
    };
    if (member.userId === user?.userId || member.role === 'SUPER_ADMIN') return [edit];
    const transfer = {
      key: 'transfer',
      label: t('transfer.action'),
      icon: <CrownOutlined />,
      onClick: () => onTransfer(member),
    };
    const remove = {
      key: 'remove',
      label: t('remove.action'),
      icon: <DeleteOutlined />,
      danger: true,
      onClick: () => askToRemove([member]),
    };
    return [edit, remove, ...(allows('organization:transfer') ? [transfer] : [])];
  };
}
