import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Screen } from '../../screens/screen.ts';
import { useScreenTexts } from '../../screens/screen-texts.ts';
import { useScreens } from '../../screens/use-screens.ts';
import { useAllows } from '../../session/permissions.ts';
import styles from './account-navigation.module.css';
import { tabsOf } from './tabs-of.ts';

/** The pages of the account, or of the operator, below one another; the last line leads from one to the other. */
export function AccountNavigation({ screen }: { readonly screen: Screen }) {
  const { t } = useTranslation('shell');
  const allows = useAllows();
  const textOf = useScreenTexts();
  const group = screen.tab?.group === 'operator' ? 'operator' : 'account';
  const screens = useScreens();
  const pages = tabsOf(screens, { group, allows });
  const parts = Map.groupBy(pages, ({ tab }) => tab?.part);
  const [first] = tabsOf(screens, { group: group === 'account' ? 'operator' : 'account', allows });
  return (
    <nav className={styles['navigation']} aria-label={t('navigation.account')}>
      {[...parts].map(([part, pagesOfPart]) => (
        <Fragment key={part ?? group}>
          {part && parts.size > 1 ? <h2 className={styles['part']}>{t(`navigation.part.${part}`)}</h2> : null}
          {pagesOfPart.map(({ path, title }) => (
            <Link
              key={path}
              to={path}
              className={styles['item']}
              aria-current={path === screen.path ? 'page' : undefined}
            >
              {textOf(title)}
            </Link>
          ))}
        </Fragment>
      ))}
      {first ? (
        <Link to={first.path} className={styles['item']}>
          {textOf(first.title)}
        </Link>
      ) : null}
    </nav>
  );
}
