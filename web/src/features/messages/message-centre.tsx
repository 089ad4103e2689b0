import { InboxOutlined } from '@ant-design/icons';
import type { Message } from '@transloom/contracts/messages';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterChips } from '../../ui/list/filter-chips.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import styles from './message-centre.module.css';
import { MessageLine } from './message-line.tsx';
import { type ReadFilter, useMarkAllRead, useMessages, useUnreadCount } from './messages.queries.ts';

interface MessageCentreProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const filters = ['', 'unread', 'read'] as const satisfies readonly ReadFilter[];

export function MessageCentre({ open, onClose }: MessageCentreProps) {
  const { t } = useTranslation('messages');
  const [filter, setFilter] = useState<ReadFilter>('');
  const messages = useMessages(filter, open);
  const markAllRead = useMarkAllRead();
  const unread = useUnreadCount();
  return (
    <Drawer title={t('title')} open={open} onClose={onClose} size={440}>
      <div className={styles['centre']}>
        <Toolbar
          actions={
            <Button
              size="small"
              disabled={unread === 0}
              loading={markAllRead.isPending}
              onClick={() => markAllRead.mutate(undefined)}
            >
              {t('markAllRead')}
            </Button>
          }
        >
          <FilterChips
            label={t('filter.label')}
            value={filter}
            onChange={setFilter}
            choices={filters.map((value) => ({ value, label: t(`filter.${value || 'all'}`) }))}
          />
        </Toolbar>
        <Loadable query={messages}>
          {(list) =>
            list.length > 0 ? (
              <MessageList messages={list} onLeave={onClose} />
            ) : (
              <NoMessages filter={filter} />
            )
          }
        </Loadable>
      </div>
    </Drawer>
  );
}

interface MessageListProps {
  readonly messages: readonly Message[];
  readonly onLeave: () => void;
}

function MessageList({ messages, onLeave }: MessageListProps) {
  return (
    <ul className={styles['list']}>
      {messages.map((message) => (
        <MessageLine key={message.id} message={message} onLeave={onLeave} />
      ))}
    </ul>
  );
}

function NoMessages({ filter }: { readonly filter: ReadFilter }) {
  const { t } = useTranslation('messages');
  return (
    <EmptyState
      icon={<InboxOutlined />}
      title={t(`empty.${filter || 'all'}`)}
      description={t('empty.description')}
    />
  );
}
