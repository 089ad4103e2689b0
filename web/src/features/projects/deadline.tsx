import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDate, formatInstant } from '../../i18n/format.ts';
import { Text } from '../../ui/text.tsx';

interface DeadlineProps {
  readonly deadline: string | null;
  /** Nothing is late in a project that is done or archived. */
  readonly open: boolean;
}

export function Deadline({ deadline, open }: DeadlineProps) {
  const { t } = useTranslation('projects');
  if (deadline === null) return <Text tone="tertiary">—</Text>;
  const late = open && Date.parse(deadline) < Date.now();
  return (
    <Tooltip title={formatInstant(deadline)}>
      <span>
        <Text size="table" tone={late ? 'danger' : 'default'}>
          {late ? t('late', { date: formatDate(deadline) }) : formatDate(deadline)}
        </Text>
      </span>
    </Tooltip>
  );
}
