import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { instantPattern } from '../../i18n/format.ts';

/** When people go home, so many days from now. */
export function endOfDay(days: number): Dayjs {
  return dayjs().add(days, 'day').hour(18).startOf('hour');
}

interface DeadlinePickerProps {
  readonly id?: string;
  readonly label: string;
  /** An instant; null where nothing was chosen. */
  readonly value: string | null;
  readonly disabled?: boolean;
  readonly onChange: (deadline: string) => void;
}

/** When a project is due, in the time zone of this browser. */
export function DeadlinePicker({ id, label, value, disabled = false, onChange }: DeadlinePickerProps) {
  const { t } = useTranslation('projects');
  return (
    <DatePicker
      {...(id ? { id } : {})}
      aria-label={label}
      allowClear={false}
      disabled={disabled}
      showTime={{ format: 'HH:mm' }}
      format={instantPattern()}
      placeholder={t('deadline.placeholder')}
      disabledDate={(date) => date.isBefore(dayjs().startOf('day'))}
      presets={[1, 3, 7].map((days) => ({
        label: t('deadline.inDays', { count: days }),
        value: endOfDay(days),
      }))}
      value={value === null ? null : dayjs(value)}
      onChange={(date: Dayjs | null) => {
        if (date) onChange(date.toISOString());
      }}
    />
  );
}
