import { SafetyCertificateOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { verdictQuery } from './audit.queries.ts';

/** Checks the chain of the trail when somebody asks, and says what it found. */
export function AuditVerdict() {
  const { t } = useTranslation('audit');
  const { modal } = App.useApp();
  const { refetch, isFetching } = useQuery({ ...verdictQuery, enabled: false });
  const check = async () => {
    const { data, error } = await refetch();
    if (error) modal.error({ title: t('verdict.failed'), content: error.message });
    else if (data?.intact)
      modal.success({ title: t('verdict.intact'), content: t('verdict.entries', { count: data.entries }) });
    else if (data)
      modal.error({ title: t('verdict.broken'), content: t('verdict.place', { place: data.firstBreak }) });
  };
  return (
    <Button
      icon={<SafetyCertificateOutlined aria-hidden />}
      loading={isFetching}
      onClick={() => void check()}
    >
      {t('verdict.check')}
    </Button>
  );
}
