import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import { useUser } from '../../session/session.queries.ts';
import type { Screen, TabGroup } from '../screen.ts';
import { useScreens } from '../use-screens.ts';
import styles from './header.module.css';
import { tabsOf } from './tabs-of.ts';

interface HeaderTabsProps {
  readonly screen: Screen;
  readonly group: TabGroup;
}

/** The screens of one section beside each other. */
export function HeaderTabs({ screen, group }: HeaderTabsProps) {
  const { t } = useTranslation('shell');
  const screens = useScreens();
  const allows = useAllows();
  const accountType = useUser()?.accountType;
  const tabs = tabsOf(screens, { group, allows, accountType });
  return (
    <nav className={styles['tabs']} aria-label={t('navigation.tabs')}>
      {tabs.map(({ path, title }) => (
        <Link
          key={path}
          to={path}
          className={styles['tab']}
          aria-current={path === screen.path ? 'page' : undefined}
        >
          {t(title)}
        </Link>
      ))}
    </nav>
  );
}
