import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import { applicationsQuery } from './members.queries.ts';

/** How many applications wait, with the way to them; nothing where none does, or for people who do not review. */
export function WaitingApplications() {
  const { t } = useTranslation('members');
  const reviews = useAllows()('application:review');
  const { data } = useQuery({ ...applicationsQuery({ state: 'pending', pageSize: 1 }), enabled: reviews });
  if (!data || data.total === 0) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={t('review.waiting', { count: data.total })}
      action={<Link to="/team/review">{t('review.open')}</Link>}
    />
  );
}
