import { Link, useMatches } from '@tanstack/react-router';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../i18n/locale.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import { plannedPageOf } from '../planned-pages.ts';
import { useScreens } from '../use-screens.ts';
import styles from './planned-page.module.css';

/** A capability that comes later: what it will be, and what can be done meanwhile. */
export function PlannedPage() {
  const { t } = useTranslation('shell');
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
  const screens = useScreens();
  const plan = screen ? plannedPageOf(screen.path) : undefined;
  if (!screen || !plan) return null;
  const titleOf = (path: string) => {
    const target = screens.find((each) => each.path === path);
    return target ? t(target.title) : '';
  };
  const { what, meanwhile } = plan.texts[currentLocale()];
  return (
    <div className={styles['page']}>
      <StatusTag tone="accent">{t('planned.tag')}</StatusTag>
      <Text as="h2" size="title">
        {t(screen.title)}
      </Text>
      <Text as="p" tone="secondary">
        {what}
      </Text>
      <div className={styles['meanwhile']}>
        <div className={styles['words']}>
          <Text as="h3" size="small" tone="tertiary">
            {t('planned.meanwhile')}
          </Text>
          <Text as="p">{meanwhile}</Text>
        </div>
        {plan.instead ? (
          <Link to={plan.instead}>
            <Button>{t('planned.go', { page: titleOf(plan.instead) })}</Button>
          </Link>
        ) : null}
      </div>
    </div>
  );
}
