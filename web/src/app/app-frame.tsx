import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Screen } from './screen.ts';
import { ShellLayout } from './shell/shell-layout.tsx';

/** Around every screen: the page title, and the shell where the screen wants it. */
export function AppFrame() {
  const screen = useCurrentScreen();
  usePageTitle(screen);
  if (!screen || screen.bare) return <Outlet />;
  return (
    <ShellLayout screen={screen}>
      <Outlet />
    </ShellLayout>
  );
}

function useCurrentScreen(): Screen | undefined {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
}

function usePageTitle(screen: Screen | undefined): void {
  const { t } = useTranslation('shell');
  const title = screen ? `${t('product')} - ${t(screen.title)}` : t('product');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
