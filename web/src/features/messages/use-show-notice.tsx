import { CloseOutlined } from '@ant-design/icons';
import { App } from 'antd';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './message-centre.module.css';

interface ShownNotice {
  readonly key: string;
  readonly title: string;
  readonly seconds: number;
  readonly children: ReactNode;
}

/** Shows a notice in the header for a while; whoever has read it closes it sooner. */
export function useShowNotice(): (notice: ShownNotice) => void {
  const { message } = App.useApp();
  const { t } = useTranslation('ui');
  return useCallback(
    ({ key, title, seconds, children }: ShownNotice) => {
      message.open({
        key,
        type: 'info',
        duration: seconds,
        content: (
          <span className={styles['notice']} role="status">
            <Text strong>{title}</Text>
            <span className={styles['noticeText']}>{children}</span>
            <IconButton
              size="small"
              label={t('close')}
              icon={<CloseOutlined />}
              onClick={() => message.destroy(key)}
            />
          </span>
        ),
      });
    },
    [message, t],
  );
}
