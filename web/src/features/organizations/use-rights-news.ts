import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRealtimeMessage } from '../../api/use-realtime.ts';

/** Says that rights have changed, and asks again for everything: pages and lists may hold other things now. */
export function useRightsNews(): void {
  const { t } = useTranslation('organizations');
  const { message } = App.useApp();
  const client = useQueryClient();
  useRealtimeMessage('rights-changed', () => {
    message.info({ key: 'rights-changed', content: t('rightsChanged') });
    void client.invalidateQueries();
  });
}
