import { deadlineAfter } from '@transloom/contracts/projects';
import { DatePicker, Form } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../api/failure-text.ts';
import { instantPattern } from '../../i18n/format.ts';

/** When people go home. */
export function endOfDay(days: number): Dayjs {
  return dayjs().add(days, 'day').hour(18).startOf('hour');
}

interface DeadlineItemProps {
  /** The deadline of the project as it is; it may have passed. */
  readonly kept?: string | null;
}

/** Field of a form: when the project is due. Checked by the rule of the server, in its words. */
export function DeadlineItem({ kept = null }: DeadlineItemProps) {
  const { t } = useTranslation('projects');
  return (
    <Form.Item
      name="deadline"
      label={t('deadline.label')}
      rules={[{ required: true, message: t('deadline.required') }, { validator: refusePast(kept) }]}
    >
      <DatePicker
        allowClear={false}
        showTime={{ format: 'HH:mm' }}
        format={instantPattern()}
        placeholder={t('deadline.placeholder')}
        disabledDate={(date) => date.isBefore(dayjs().startOf('day'))}
        presets={[1, 3, 7].map((days) => ({
          label: t('deadline.inDays', { count: days }),
          value: endOfDay(days),
        }))}
      />
    </Form.Item>
  );
}

function refusePast(kept: string | null) {
  return async (_: unknown, value: Dayjs | null | undefined): Promise<void> => {
    if (!value || value.isSame(kept) || deadlineAfter(new Date()).safeParse(value.toISOString()).success)
      return;
    throw new Error(failureText({ code: 'project.deadline-past', params: {} }));
  };
}
