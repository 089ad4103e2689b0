import { entryOriginSchema } from '@transloom/contracts/memory-entries';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';

interface OriginFilterProps {
  readonly given: string;
  readonly onChange: (origin: string) => void;
}

export function OriginFilter({ given, onChange }: OriginFilterProps) {
  const { t } = useTranslation('memories');
  return (
    <Form.Item label={t('entry.origin')}>
      <Select<string>
        aria-label={t('entry.origin')}
        value={given}
        onChange={onChange}
        options={[
          { value: '', label: t('origin.all') },
          ...entryOriginSchema.options.map((value) => ({ value, label: t(`origin.${value}`) })),
        ]}
      />
    </Form.Item>
  );
}
