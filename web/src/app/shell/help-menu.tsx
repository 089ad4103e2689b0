import { useNavigate } from '@tanstack/react-router';
import { Dropdown } from 'antd';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLocale, currentLocale, locales } from '../../i18n/locale.ts';
import { useAllows } from '../../session/permissions.ts';
import { openShortcutList } from './shortcut-list.tsx';

interface HelpMenuProps {
  readonly placement: 'topLeft' | 'bottomRight';
  /** What opens the menu. */
  readonly children: ReactElement;
}

const pages = {
  docs: { to: '/about/index', hash: 'guide' },
  feedback: { to: '/about/index', hash: 'feedback' },
  community: { to: '/about/index', hash: 'community' },
  invoice: { to: '/account/orders', hash: '' },
} as const;

type HelpKey = keyof typeof pages;

export function HelpMenu({ placement, children }: HelpMenuProps) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const allows = useAllows();
  const shown = (Object.keys(pages) as HelpKey[]).filter(
    (key) => key !== 'invoice' || allows('account:ordersRouter'),
  );
  const links = shown.map((key) => ({
    key,
    label: t(`help.${key}`),
    onClick: () => void navigate(pages[key]),
  }));
  const languages = locales.map((locale) => ({
    key: locale,
    label: t(`language.${locale}`),
    disabled: locale === currentLocale(),
    onClick: () => changeLocale(locale),
  }));
  return (
    <Dropdown
      trigger={['click']}
      placement={placement}
      menu={{
        items: [
          ...links,
          { key: 'shortcuts', label: t('help.shortcuts'), extra: '?', onClick: openShortcutList },
          { type: 'divider' },
          { key: 'languages', type: 'group', label: t('language.title'), children: languages },
        ],
      }}
    >
      {children}
    </Dropdown>
  );
}
