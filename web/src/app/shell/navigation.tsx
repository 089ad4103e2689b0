import { QuestionCircleOutlined, ReloadOutlined } from '@ant-design/icons';
import { Link, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { OrganizationList } from '../../features/organizations/organization-list.tsx';
import { useReloadPermissions } from '../../session/permissions.ts';
import { useUser } from '../../session/session.queries.ts';
import { Logo } from '../../ui/logo.tsx';
import { useHome } from '../home.ts';
import { HelpMenu } from './help-menu.tsx';
import styles from './navigation.module.css';
import { type NavigationItem, segmentOf } from './navigation-items.tsx';
import { useNavigationItems } from './use-navigation-items.ts';

export function Navigation() {
  const { t } = useTranslation('shell');
  const items = useNavigationItems();
  const user = useUser();
  const reload = useReloadPermissions();
  const current = useRouterState({ select: ({ location }) => segmentOf(location.pathname) });
  return (
    <nav className={styles['navigation']} aria-label={t('navigation.label')}>
      <Link to={useHome()} className={styles['brand']} aria-label={t('navigation.home')}>
        <Logo size={22} />
        <span className={styles['word']}>{t('product')}</span>
      </Link>
      <ul className={styles['items']}>
        {items.map((item) => (
          <NavigationLink
            key={item.segment}
            item={item}
            selected={item.segment === current}
            internal={user?.internal ?? false}
          />
        ))}
        {reload ? (
          <li>
            <button
              type="button"
              className={styles['item']}
              title={t('navigation.notLoaded')}
              onClick={reload}
            >
              <ReloadOutlined aria-hidden />
              <span className={styles['word']}>{t('navigation.loadAgain')}</span>
            </button>
          </li>
        ) : null}
      </ul>
      <div className={styles['foot']}>
        <OrganizationList />
        <HelpMenu placement="topLeft">
          <button type="button" className={styles['item']} aria-haspopup="menu" aria-label={t('help.title')}>
            <QuestionCircleOutlined aria-hidden />
            <span className={styles['word']}>{t('help.title')}</span>
          </button>
        </HelpMenu>
      </div>
    </nav>
  );
}

interface NavigationLinkProps {
  readonly item: NavigationItem;
  readonly selected: boolean;
  readonly internal: boolean;
}

function NavigationLink({ item, selected, internal }: NavigationLinkProps) {
  const { t } = useTranslation('shell');
  return (
    <li>
      <Link
        to={(internal && item.internalPath) || item.path}
        className={styles['item']}
        title={t(item.label)}
        aria-current={selected ? 'page' : undefined}
      >
        <span aria-hidden>{item.icon}</span>
        <span className={styles['word']}>{t(item.label)}</span>
      </Link>
    </li>
  );
}
