import { RocketOutlined } from '@ant-design/icons';
import { Link, useMatches } from '@tanstack/react-router';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../i18n/locale.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { plannedPageOf } from '../planned-pages.ts';

/** A capability that comes later: what it will be, and what can be done meanwhile. */
export function PlannedPage() {
  const { t } = useTranslation('shell');
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
  const plan = screen ? plannedPageOf(screen.path) : undefined;
  if (!screen || !plan) return null;
  const { what, meanwhile } = plan.texts[currentLocale()];
  return (
    <Page>
      <EmptyState
        icon={<RocketOutlined />}
        title={t(screen.title)}
        description={
          <>
            {what}
            <br />
            {t('planned.meanwhile')}
            {meanwhile}
          </>
        }
        action={
          plan.instead ? (
            <Link to={plan.instead}>
              <Button>{t('planned.go')}</Button>
            </Link>
          ) : null
        }
        link={<StatusTag tone="neutral">{t('planned.tag')}</StatusTag>}
      />
    </Page>
  );
}
