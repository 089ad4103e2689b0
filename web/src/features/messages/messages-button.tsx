import { BellOutlined } from '@ant-design/icons';
import { limits } from '@transloom/contracts/limits';
import { Badge } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { useUnreadCount } from './messages.queries.ts';

const MessageCentre = lazy(async () => ({ default: (await import('./message-centre.tsx')).MessageCentre }));

export function MessagesButton() {
  const { t } = useTranslation('messages');
  const unread = useUnreadCount();
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const show = () => {
    setOpen(true);
    setWasOpen(true);
  };
  return (
    <>
      <Badge count={unread} overflowCount={limits.badgeMaximum} size="small" offset={[-6, 6]} title="">
        <IconButton
          label={unread > 0 ? t('titleWithUnread', { count: unread }) : t('title')}
          icon={<BellOutlined />}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={show}
        />
      </Badge>
      <Suspense>{wasOpen ? <MessageCentre open={open} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
