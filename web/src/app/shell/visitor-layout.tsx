import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Screen } from '../../screens/screen.ts';
import { useScreenTexts } from '../../screens/screen-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LanguageSwitcher } from '../../ui/language-switcher.tsx';
import { Logo } from '../../ui/logo.tsx';
import { NoticePlace } from '../../ui/notice-place.tsx';
import { Text } from '../../ui/text.tsx';
import header from './header.module.css';
import styles from './shell.module.css';

interface VisitorLayoutProps {
  readonly screen: Screen;
  readonly children: ReactNode;
}

/** Around the public pages for whoever has not signed in: no navigation, the language, the way to sign in. */
export function VisitorLayout({ screen, children }: VisitorLayoutProps) {
  const { t } = useTranslation('shell');
  const textOf = useScreenTexts();
  return (
    <div className={styles['shell']}>
      <div className={styles['main']}>
        <header className={header['header']}>
          <Link to="/login" className={styles['brand']} aria-label={t('product')}>
            <Logo size={22} />
          </Link>
          <Text as="h1" size="section" truncate>
            {textOf(screen.title)}
          </Text>
          <NoticePlace />
          <div className={header['actions']}>
            <LanguageSwitcher />
            <ButtonLink to="/login">{textOf('accounts:screen.login')}</ButtonLink>
          </div>
        </header>
        <main id="content" className={styles['content']} tabIndex={-1}>
          <div className={styles['page']}>{children}</div>
        </main>
      </div>
    </div>
  );
}
