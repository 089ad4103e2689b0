import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDate, formatInstant } from '../../i18n/format.ts';
import { Text } from '../../ui/text.tsx';

interface DeadlineProps {
  /** Where no heading says what the date is. */
  readonly named?: boolean;
  readonly deadline: string | null;
  /** Nothing is late in a project that is done or archived. */
  readonly open: boolean;
}

export function Deadline({ deadline, open, named = false }: DeadlineProps) {
  const { t } = useTranslation('projects');
  if (deadline === null) return <Text tone="tertiary">—</Text>;
  const date = formatDate(deadline);
  const late = open && Date.parse(deadline) < Date.now();
  return (
    <Tooltip title={formatInstant(deadline)}>
      <span>
        <Text size="table" tone={late ? 'danger' : 'default'}>
          {late ? t('late', { date }) : named ? t('due', { date }) : date}
        </Text>
      </span>
    </Tooltip>
  );
}
