import { MoreOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';
import styles from './row-actions.module.css';

export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

const mostShown = 3;

/** At most three actions of a row, shown on hover and on focus; the rest stands in a menu. */
export function RowActions({ actions }: { readonly actions: readonly RowAction[] }) {
  const { t } = useTranslation('ui');
  const shown = actions.length > mostShown ? actions.slice(0, mostShown - 1) : actions;
  const rest = actions.slice(shown.length);
  return (
    <span className={styles['actions']}>
      {shown.map(({ key, ...action }) => (
        <IconButton
          key={key}
          size="small"
          label={action.label}
          icon={action.icon}
          danger={action.danger ?? false}
          disabled={action.disabled ?? false}
          onClick={action.onClick}
        />
      ))}
      {rest.length > 0 ? (
        <Dropdown trigger={['click']} menu={{ items: rest.map(menuItemOf) }}>
          <IconButton size="small" label={t('more')} icon={<MoreOutlined />} aria-haspopup="menu" />
        </Dropdown>
      ) : null}
    </span>
  );
}

function menuItemOf({ key, label, icon, danger, disabled, onClick }: RowAction) {
  return { key, label, icon, danger: danger ?? false, disabled: disabled ?? false, onClick };
}
