import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { Dropdown } from 'antd';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLocale, currentLocale, locales } from '../../i18n/locale.ts';
import { useAllows } from '../../session/permissions.ts';
import { platformQuery } from '../../session/session.queries.ts';
import { openShortcutList } from './shortcut-list.tsx';

interface HelpMenuProps {
  readonly placement: 'topLeft' | 'bottomRight';
  /** What opens the menu. */
  readonly children: ReactElement;
}

/** Addresses of the help; what has no page of its own stands on the page about the product. */
const pages = {
  docs: '/about/guide',
  news: '/about/news',
  feedback: '/about/feedback',
  community: '/about/index#community',
  invoice: '/account/orders',
} as const;

type HelpKey = keyof typeof pages;

export function HelpMenu({ placement, children }: HelpMenuProps) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const allows = useAllows();
  const { data: platform } = useQuery(platformQuery);
  const from = useRouterState({ select: ({ location }) => location.href });
  const open = (key: HelpKey): void => {
    const outside = key === 'community' ? platform?.communityUrl : null;
    if (outside) window.open(outside, '_blank', 'noreferrer');
    else
      void navigate({
        href: key === 'feedback' ? `${pages[key]}?${new URLSearchParams({ from })}` : pages[key],
      });
  };
  const shown = (Object.keys(pages) as HelpKey[]).filter(
    (key) => key !== 'invoice' || allows('account:ordersRouter'),
  );
  const links = shown.map((key) => ({
    key,
    label: t(`help.${key}`),
    onClick: () => open(key),
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
