import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import type { Screen } from '../screen.ts';
import { useScreens } from '../use-screens.ts';
import styles from './account-navigation.module.css';

const section = '/account/';

export function isOfAccount({ path }: Screen): boolean {
  return path.startsWith(section);
}

/** The pages of the account beside each other, as far as this user may see them. */
export function AccountNavigation({ screen }: { readonly screen: Screen }) {
  const { t } = useTranslation('shell');
  const allows = useAllows();
  const pages = useScreens().filter((page) => isOfAccount(page) && allows(page.permission));
  return (
    <nav className={styles['navigation']} aria-label={t('navigation.account')}>
      {pages.map(({ path, title }) => (
        <Link
          key={path}
          to={path}
          className={styles['item']}
          aria-current={path === screen.path ? 'page' : undefined}
        >
          {t(title)}
        </Link>
      ))}
    </nav>
  );
}
