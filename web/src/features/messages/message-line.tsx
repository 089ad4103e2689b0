import { CheckOutlined, DeleteOutlined } from '@ant-design/icons';
import { useNavigate } from '@tanstack/react-router';
import { type Message, messageActions } from '@transloom/contracts/messages';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatInstant, formatMessageTime } from '../../i18n/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './message-centre.module.css';
import { useActOnMessage, useDeleteMessage, useMarkRead } from './messages.queries.ts';

const { join: joinAction, review: reviewAction } = messageActions;
const reviewPath = '/team/index';

interface MessageLineProps {
  readonly message: Message;
  readonly onLeave: () => void;
}

export function MessageLine({ message, onLeave }: MessageLineProps) {
  const { t } = useTranslation('messages');
  const markRead = useMarkRead();
  const remove = useDeleteMessage();
  const unread = message.readStatus === 'unread';
  return (
    <li className={styles['message']} data-unread={unread}>
      <div className={styles['heading']}>
        <Text strong={unread}>{message.templateName}</Text>
        <span className={styles['tools']}>
          {unread ? (
            <IconButton
              size="small"
              label={t('markRead')}
              icon={<CheckOutlined />}
              onClick={() => markRead.mutate(message.id)}
            />
          ) : null}
          <IconButton
            size="small"
            label={t('delete')}
            icon={<DeleteOutlined />}
            onClick={() => remove.mutate(message.id)}
          />
        </span>
      </div>
      <div className={styles['content']}>
        <RichText html={message.templateContent} />
      </div>
      <MessageActions message={message} onLeave={onLeave} />
      <Text size="small" tone="tertiary">
        {unread ? `${t('unread')} · ` : null}
        <time dateTime={message.createTime} title={formatInstant(message.createTime)}>
          {formatMessageTime(message.createTime)}
        </time>
      </Text>
    </li>
  );
}

function MessageActions({ message, onLeave }: MessageLineProps) {
  const { t } = useTranslation('messages');
  const navigate = useNavigate();
  const act = useActOnMessage();
  const { id, link, actionResult } = message;
  if (actionResult) {
    return (
      <Text size="small" tone="secondary">
        {actionResult.result}
      </Text>
    );
  }
  const go = (action: number) =>
    act.mutate(
      { id, action },
      {
        onSuccess: ({ goesOn }) => {
          if (!goesOn) return;
          onLeave();
          void navigate({ to: link ?? reviewPath });
        },
      },
    );
  return (
    <div className={styles['actions']}>
      {message.action.includes(joinAction) ? (
        <Button size="small" type="primary" loading={act.isPending} onClick={() => go(joinAction)}>
          {t('join')}
        </Button>
      ) : null}
      {message.action.includes(reviewAction) ? (
        <Button size="small" loading={act.isPending} onClick={() => go(reviewAction)}>
          {t('review')}
        </Button>
      ) : null}
    </div>
  );
}
