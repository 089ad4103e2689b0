import { MoreOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';
import type { RowAction } from './row-action.ts';
import { Text } from './text.tsx';
import { useMenuFocus } from './use-menu-focus.ts';

interface MoreMenuProps {
  readonly actions: readonly RowAction[];
  readonly size?: 'small' | 'middle';
}

/** What can be done besides, behind three dots; nothing where there is nothing. */
export function MoreMenu({ actions, size = 'middle' }: MoreMenuProps) {
  const { t } = useTranslation('ui');
  const { button, choose, menu } = useMenuFocus();
  if (actions.length === 0) return null;
  const items = actions.map(({ onClick, ...action }) => ({
    ...menuItemOf(action),
    onClick: choose(onClick),
  }));
  return (
    <Dropdown {...menu} trigger={['click']} menu={{ items }}>
      <IconButton ref={button} size={size} label={t('more')} icon={<MoreOutlined />} aria-haspopup="menu" />
    </Dropdown>
  );
}

function menuItemOf({ key, label, icon, danger, reason }: Omit<RowAction, 'onClick'>) {
  const words = reason === undefined ? label : <ReasonedLabel label={label} reason={reason} />;
  return { key, label: words, icon, danger: danger ?? false, disabled: reason !== undefined };
}

/** A thing that cannot be done now, with the reason below. */
function ReasonedLabel({ label, reason }: { readonly label: string; readonly reason: string }) {
  return (
    <>
      {label}
      <Text as="div" size="small" tone="tertiary">
        {reason}
      </Text>
    </>
  );
}
