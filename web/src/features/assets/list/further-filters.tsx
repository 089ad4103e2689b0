import { FilterOutlined } from '@ant-design/icons';
import { Button, DatePicker, Form, Input, Popover } from 'antd';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import styles from './further-filters.module.css';

type TextName = 'file' | 'person' | 'project';
export type FurtherName = TextName | 'from' | 'to';
type Given = Partial<Record<FurtherName, string>>;

interface FieldsProps {
  /** As the address says it. */
  readonly given: Given;
  /** Which texts entries have, in the order they are shown. */
  readonly texts: readonly TextName[];
  readonly onChange: (changes: Partial<Record<FurtherName, string | undefined>>) => void;
  /** Fields before these. */
  readonly children?: ReactNode;
}

interface FurtherFiltersProps extends FieldsProps {
  /** How many are set. */
  readonly count: number;
}

/** Where entries came from, who changed them and when, which few need: behind a button that says how many are set. */
export function FurtherFilters({ count, ...fields }: FurtherFiltersProps) {
  const { t } = useTranslation('assets');
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      destroyOnHidden
      // Beside the button, so that the keys come from it to the fields.
      getPopupContainer={(button) => button.parentElement ?? document.body}
      content={<Fields {...fields} />}
    >
      <Button icon={<FilterOutlined aria-hidden />}>
        {count > 0 ? t('furtherFilters.set', { count }) : t('furtherFilters.button')}
      </Button>
    </Popover>
  );
}

function Fields({ given, texts, onChange, children }: FieldsProps) {
  const { t } = useTranslation('assets');
  useReturnFocus();
  return (
    <Form layout="vertical" requiredMark={false} className={styles['filters'] ?? ''}>
      {children}
      {texts.map((name) => (
        <Form.Item key={name} label={t(`furtherFilters.${name}`)}>
          <TextFilter
            label={t(`furtherFilters.${name}`)}
            given={given[name] ?? ''}
            onChange={(text) => onChange({ [name]: text })}
          />
        </Form.Item>
      ))}
      <Form.Item label={t('furtherFilters.changed')}>
        <DatePicker.RangePicker
          aria-label={t('furtherFilters.changed')}
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
