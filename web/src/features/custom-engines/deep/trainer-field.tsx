import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { trainersQuery } from '../../engine-trainers/engine-trainers.queries.ts';

/** Who trains a deep engine. */
export function TrainerField() {
  const { t } = useTranslation('custom-engines');
  const { data = [], isPending } = useQuery(trainersQuery);
  return (
    <Form.Item
      name="trainerId"
      label={t('trainer.label')}
      extra={t(!isPending && data.length === 0 ? 'trainer.none' : 'trainer.hint')}
      rules={[{ required: true, message: t('trainer.required') }]}
    >
      <Select
        placeholder={t('trainer.placeholder')}
        options={data.map(({ trainerId, name }) => ({ value: trainerId, label: name }))}
      />
    </Form.Item>
  );
}
