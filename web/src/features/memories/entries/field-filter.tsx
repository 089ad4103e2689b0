import { useQuery } from '@tanstack/react-query';
import { AutoComplete, Form, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './entries.module.css';
import { memoryFieldsQuery } from './entries.queries.ts';
import { fieldName } from './entry-fields.tsx';

interface FieldFilterProps {
  readonly memoryId: string;
  /** As the address says it. */
  readonly given: { readonly field?: string; readonly value?: string };
  readonly onChange: (changes: { field?: string | undefined; value?: string | undefined }) => void;
}

/** What files say of their entries, such as client and subject: those of the memory are offered, others can be typed. */
export function FieldFilter({ memoryId, given, onChange }: FieldFilterProps) {
  const { t } = useTranslation('memories');
  const { data: fields = [], isPending } = useQuery(memoryFieldsQuery(memoryId));
  const { field = '', value = '' } = given;
  const names = [...new Set([...fields.map(({ name }) => name), ...(field === '' ? [] : [field])])];
  const values = fields.find(({ name }) => name === field)?.values ?? [];
  return (
    <Form.Item label={t('field.filter')}>
      <div className={styles['fieldFilter']}>
        <Select<string>
          aria-label={t('field.name')}
          loading={isPending}
          popupMatchSelectWidth={false}
          showSearch={{ optionFilterProp: 'label' }}
          value={field}
          onChange={(name) => onChange({ field: name, value: undefined })}
          options={[
            { value: '', label: t('field.any') },
            ...names.map((name) => ({ value: name, label: fieldName(name, t) })),
          ]}
        />
        <FieldValue key={`${field} ${value}`} given={value} values={values} onChange={onChange} />
      </div>
    </Form.Item>
  );
}

interface FieldValueProps {
  readonly given: string;
  readonly values: readonly string[];
  readonly onChange: (change: { value: string | undefined }) => void;
}

/** Asked for once it is chosen, or written to its end. */
function FieldValue({ given, values, onChange }: FieldValueProps) {
  const { t } = useTranslation('memories');
  const [typed, setTyped] = useState(given);
  const isMeant = (value: string) => value.toLowerCase().includes(typed.trim().toLowerCase());
  const ask = (text: string) => {
    if (text.trim() !== given) onChange({ value: text.trim() || undefined });
  };
  return (
    <AutoComplete
      aria-label={t('field.value')}
      placeholder={t('field.value')}
      allowClear
      popupMatchSelectWidth={false}
      value={typed}
      options={values.filter((value) => typed === given || isMeant(value)).map((value) => ({ value }))}
      onChange={(text: string | undefined) => setTyped(text ?? '')}
      onSelect={(text) => ask(text ?? '')}
      onClear={() => ask('')}
      onBlur={() => ask(typed)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') ask(typed);
      }}
    />
  );
}
