import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Screen } from '../../screens/screen.ts';
import { useScreenTexts } from '../../screens/screen-texts.ts';
import { useScreens } from '../../screens/use-screens.ts';
import { useAllows } from '../../session/permissions.ts';
import styles from './account-navigation.module.css';
import { tabsOf } from './tabs-of.ts';

/** The pages of the account beside each other, as far as this user may see them. */
export function AccountNavigation({ screen }: { readonly screen: Screen }) {
  const { t } = useTranslation('shell');
  const allows = useAllows();
  const textOf = useScreenTexts();
  const pages = tabsOf(useScreens(), { group: 'account', allows });
  return (
    <nav className={styles['navigation']} aria-label={t('navigation.account')}>
      {pages.map(({ path, title }) => (
        <Link
          key={path}
          to={path}
          className={styles['item']}
          aria-current={path === screen.path ? 'page' : undefined}
        >
          {textOf(title)}
        </Link>
      ))}
    </nav>
  );
}
