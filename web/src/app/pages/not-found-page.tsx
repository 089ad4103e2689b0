import { CompassOutlined, LockOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { homeTarget } from '../../session/homes.ts';
import { organizationsQuery, useUser } from '../../session/session.queries.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { useSearchParams } from '../../ui/search-params.ts';
import { useScreens } from '../use-screens.ts';

/** An address without a screen, or one whose screen this user may not see. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const { from } = useSearchParams('from');
  const { data } = useQuery(organizationsQuery);
  const home = homeTarget(useUser());
  const hidden = useScreens().find(({ path, permission }) => permission !== undefined && path === from);
  const back = (
    <Link to={home}>
      <Button type="primary">{t('notFound.home')}</Button>
    </Link>
  );
  if (hidden) {
    return (
      <Page>
        <EmptyState
          icon={<LockOutlined />}
          title={t('notFound.hidden', { page: t(hidden.title) })}
          description={t('notFound.hiddenDescription', { organization: data?.active.name ?? '' })}
          action={back}
        />
      </Page>
    );
  }
  return (
    <Page>
      <EmptyState
        icon={<CompassOutlined />}
        title={t('notFound.title')}
        description={from ? t('notFound.address', { from }) : t('notFound.description')}
        action={back}
      />
    </Page>
  );
}
