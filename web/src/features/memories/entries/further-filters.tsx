import { FilterOutlined } from '@ant-design/icons';
import { entryOriginSchema } from '@transloom/contracts/memory-entries';
import { Button, DatePicker, Form, Input, Popover, Select } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import styles from './entries.module.css';
import type { EntryFilter } from './use-entry-filter.ts';

interface FurtherFiltersProps {
  readonly given: EntryFilter['given'];
  /** How many of them are set. */
  readonly count: number;
  readonly onChange: EntryFilter['change'];
}

/** Origin, file, person, project and time, which few need: behind a button that says how many are set. */
export function FurtherFilters({ count, ...fields }: FurtherFiltersProps) {
  const { t } = useTranslation('memories');
  return (
    <Popover trigger="click" placement="bottomLeft" content={<Fields {...fields} />}>
      <Button icon={<FilterOutlined aria-hidden />}>
        {count > 0 ? t('entry.filtersSet', { count }) : t('entry.filters')}
      </Button>
    </Popover>
  );
}

function Fields({ given, onChange }: Omit<FurtherFiltersProps, 'count'>) {
  const { t } = useTranslation('memories');
  return (
    <Form layout="vertical" requiredMark={false} className={styles['filters'] ?? ''}>
      <Form.Item label={t('entry.origin')}>
        <Select<string>
          aria-label={t('entry.origin')}
          value={given.origin ?? ''}
          onChange={(origin) => onChange({ origin })}
          options={[
            { value: '', label: t('origin.all') },
            ...entryOriginSchema.options.map((value) => ({ value, label: t(`origin.${value}`) })),
          ]}
        />
      </Form.Item>
      {(['file', 'person', 'project'] as const).map((name) => (
        <Form.Item key={name} label={t(`entry.${name}`)}>
          <TextFilter
            label={t(`entry.${name}`)}
            given={given[name] ?? ''}
            onChange={(text) => onChange({ [name]: text })}
          />
        </Form.Item>
      ))}
      <Form.Item label={t('entry.changed')}>
        <DatePicker.RangePicker
          aria-label={t('entry.changed')}
          allowEmpty
          value={[given.from ? dayjs(given.from) : null, given.to ? dayjs(given.to) : null]}
          onChange={(range) =>
            onChange({
              from: range?.[0]?.startOf('day').toISOString(),
              to: range?.[1]?.endOf('day').toISOString(),
            })
          }
        />
      </Form.Item>
    </Form>
  );
}

interface TextFilterProps {
  readonly label: string;
  readonly given: string;
  readonly onChange: (text: string | undefined) => void;
}

/** Asked for once it is written to its end, not with each letter. */
function TextFilter({ label, given, onChange }: TextFilterProps) {
  return (
    <Input
      aria-label={label}
      allowClear
      defaultValue={given}
      onChange={({ target }) => {
        if (target.value === '') onChange(undefined);
      }}
      onBlur={({ target }) => onChange(target.value.trim())}
      onPressEnter={({ currentTarget }) => onChange(currentTarget.value.trim())}
    />
  );
}
