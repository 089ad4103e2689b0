import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Screen, TabGroup } from '../../screens/screen.ts';
import { useScreenTexts } from '../../screens/screen-texts.ts';
import { useScreens } from '../../screens/use-screens.ts';
import { useAllows } from '../../session/permissions.ts';
import styles from './header.module.css';
import { tabsOf } from './tabs-of.ts';

interface HeaderTabsProps {
  readonly screen: Screen;
  readonly group: TabGroup;
}

/** The screens of one section beside each other. */
export function HeaderTabs({ screen, group }: HeaderTabsProps) {
  const { t } = useTranslation('shell');
  const textOf = useScreenTexts();
  const screens = useScreens();
  const allows = useAllows();
  const tabs = tabsOf(screens, { group, allows });
  return (
    <nav className={styles['tabs']} aria-label={t('navigation.tabs')}>
      {tabs.map(({ path, title }) => (
        <Link
          key={path}
          to={path}
          className={styles['tab']}
          aria-current={path === screen.path ? 'page' : undefined}
        >
          {textOf(title)}
        </Link>
      ))}
    </nav>
  );
}
