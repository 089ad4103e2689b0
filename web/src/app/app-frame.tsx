import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Screen } from '../screens/screen.ts';
import { useScreenTexts } from '../screens/screen-texts.ts';
import { isSignedIn } from '../session/stored-session.ts';
import { notFoundPath, useHiddenScreen } from './hidden-screen.ts';
import { KeptTexts } from './shell/kept-texts.tsx';
import { ShellLayout } from './shell/shell-layout.tsx';
import { useShellServices } from './shell/use-shell-services.ts';
import { VisitorLayout } from './shell/visitor-layout.tsx';

/** Around every screen: the page title, and the shell where the screen wants it. */
export function AppFrame() {
  const screen = useShownScreen();
  usePageTitle(screen);
  if (!screen || (screen.bare && screen.open)) return <Outlet />;
  if (!isSignedIn()) {
    return (
      <VisitorLayout screen={screen}>
        <Outlet />
      </VisitorLayout>
    );
  }
  return (
    <>
      {screen.bare ? (
        <BareScreen />
      ) : (
        <ShellLayout screen={screen}>
          <Outlet />
        </ShellLayout>
      )}
      <KeptTexts />
    </>
  );
}

/** A screen of a signed-in user with a layout of its own. */
function BareScreen() {
  useShellServices();
  return <Outlet />;
}

function useCurrentScreen(): Screen | undefined {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
}

/** An address somebody may not see is not one that does not exist. */
function useShownScreen(): Screen | undefined {
  const screen = useCurrentScreen();
  const hidden = useHiddenScreen();
  return screen?.path === notFoundPath && hidden ? { ...screen, title: 'shell:title.noAccess' } : screen;
}

function usePageTitle(screen: Screen | undefined): void {
  const { t } = useTranslation('shell');
  const textOf = useScreenTexts();
  const title = screen ? `${t('product')} - ${textOf(screen.title)}` : t('product');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
