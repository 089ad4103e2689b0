import type { Member } from '@transloom/contracts/members';
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { MemberForm } from './member-form.tsx';

interface MemberDrawerProps {
  readonly member: Member | undefined;
  readonly onClose: () => void;
}

export function MemberDrawer({ member, onClose }: MemberDrawerProps) {
  const { t } = useTranslation('members');
  return (
    <Drawer
      open={member !== undefined}
      onClose={onClose}
      size={480}
      destroyOnHidden
      title={member === undefined ? null : t('edit.title', { name: member.shownName })}
    >
      {member === undefined ? null : <MemberForm key={member.userId} member={member} onDone={onClose} />}
    </Drawer>
  );
}
