import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FirstLoginWindow } from '../../features/accounts/wechat/first-login-window.tsx';
import type { Screen } from '../../screens/screen.ts';
import { AccountNavigation } from './account-navigation.tsx';
import { CommandPalette } from './command-palette.tsx';
import { Header } from './header.tsx';
import { isSideGroup } from './is-side-group.ts';
import { KeptAlive } from './kept-alive.tsx';
import { Navigation } from './navigation.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { PageBoundary } from './page-boundary.tsx';
import styles from './shell.module.css';
import { ShortcutList } from './shortcut-list.tsx';
import { useShellServices } from './use-shell-services.ts';

const PayDialogs = lazy(async () => ({
  default: (await import('../../features/payments/pay/pay-dialogs.tsx')).PayDialogs,
}));

interface ShellLayoutProps {
  readonly screen: Screen;
  readonly children: ReactNode;
}

/** Navigation at the left, header above, the screen in the rest. */
export function ShellLayout({ screen, children }: ShellLayoutProps) {
  const { t } = useTranslation('shell');
  useShellServices();
  return (
    <div className={styles['shell']}>
      <a className={styles['skip']} href="#content">
        {t('skipToContent')}
      </a>
      <Navigation />
      <div className={styles['main']}>
        <Header screen={screen} />
        <OfflineBar />
        <main id="content" className={styles['content']} tabIndex={-1}>
          {isSideGroup(screen.tab?.group) ? <AccountNavigation screen={screen} /> : null}
          <div className={styles['page']}>
            <PageBoundary key={screen.path}>{children}</PageBoundary>
          </div>
          <KeptAlive current={screen} />
        </main>
      </div>
      <CommandPalette />
      <ShortcutList />
      <FirstLoginWindow />
      <Suspense>
        <PayDialogs />
      </Suspense>
    </div>
  );
}
