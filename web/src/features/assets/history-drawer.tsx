import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface HistoryDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Beside a list, the history of one of its entries. */
export function HistoryDrawer({ open, onClose, children }: HistoryDrawerProps) {
  const { t } = useTranslation('assets');
  return (
    <Drawer open={open} onClose={onClose} size={520} destroyOnHidden title={t('history.title')}>
      {children}
    </Drawer>
  );
}
