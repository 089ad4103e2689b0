import { Drawer, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/stack.tsx';
import { InviteByAddress } from './invite-by-address.tsx';
import { InviteByLink } from './invite-by-link.tsx';
import { InviteList } from './invite-list.tsx';

interface InviteDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Two ways to invite people, and the invitations there are. */
export function InviteDrawer({ open, onClose }: InviteDrawerProps) {
  const { t } = useTranslation('members');
  return (
    <Drawer open={open} onClose={onClose} size={560} destroyOnHidden title={t('invite.title')}>
      <Stack gap="lg">
        <Tabs
          items={[
            { key: 'link', label: t('invite.byLink'), children: <InviteByLink /> },
            { key: 'address', label: t('invite.byAddress'), children: <InviteByAddress /> },
          ]}
        />
        <InviteList />
      </Stack>
    </Drawer>
  );
}
