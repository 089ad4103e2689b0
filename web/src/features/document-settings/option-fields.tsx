import type { ChosenOptions } from '@transloom/contracts/document-settings';
import { type DocumentOptionName, documentOptions } from '@transloom/core/document/document-options';
import { Form, Input, InputNumber, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { Text } from '../../ui/text.tsx';
import { ColumnFields } from './column-fields.tsx';
import { columnsOf } from './option-faults.ts';
import styles from './option-fields.module.css';

interface OptionFieldsProps {
  /** Of the format, in the order of the table. */
  readonly names: readonly string[];
  readonly value: ChosenOptions;
  readonly onChange: (value: ChosenOptions) => void;
  /** Source first. */
  readonly languages: readonly string[];
  /** What is missing is marked. */
  readonly complete?: boolean;
}

/** Asked for with the columns, which they mean nothing without. */
const withColumns: readonly string[] = ['headerRows', 'keyColumn', 'noteColumn', 'maxLengthColumn'];

/** A form made from the table of options: what has its default is not kept. */
export function OptionFields({ names, value, onChange, languages, complete = false }: OptionFieldsProps) {
  const heeded = (Object.keys(documentOptions) as DocumentOptionName[]).filter((name) =>
    names.includes(name),
  );
  const hasColumns = columnsOf(value) !== undefined;
  const shown = heeded.filter(
    (name) => name !== 'languageColumns' && (hasColumns || !withColumns.includes(name)),
  );
  const change = (name: DocumentOptionName, chosen: ChosenOptions[string] | undefined) =>
    onChange(withOption(value, name, chosen));
  const ofKind = (...kinds: readonly string[]) =>
    shown.filter((name) => kinds.includes(documentOptions[name].kind));
  return (
    <div className={styles['fields']}>
      {heeded.includes('languageColumns') ? (
        <ColumnFields value={value} languages={languages} complete={complete} onChange={onChange} />
      ) : null}
      {ofKind('switch').map((name) => (
        <SwitchField key={name} name={name} value={value} onChange={(on) => change(name, on)} />
      ))}
      <Form layout="vertical" component="div" className={styles['others'] ?? ''}>
        {ofKind('list', 'number', 'text').map((name) => (
          <OtherField key={name} name={name} value={value} onChange={(chosen) => change(name, chosen)} />
        ))}
      </Form>
    </div>
  );
}

function withOption(
  value: ChosenOptions,
  name: DocumentOptionName,
  chosen: ChosenOptions[string] | undefined,
): ChosenOptions {
  const { [name]: _, ...others } = value;
  const empty = chosen === undefined || chosen === '' || (Array.isArray(chosen) && chosen.length === 0);
  return empty || chosen === documentOptions[name].default ? others : { ...others, [name]: chosen };
}

interface FieldProps<Value> {
  readonly name: DocumentOptionName;
  readonly value: ChosenOptions;
  readonly onChange: (value: Value) => void;
}

function SwitchField({ name, value, onChange }: FieldProps<boolean>) {
  const { t } = useTranslation('document-settings');
  const label = t(`option.${name}.label`);
  return (
    <div className={styles['switch']}>
      <div className={styles['words']}>
        <Text>{label}</Text>
        <Text size="small" tone="secondary">
          {t(`option.${name}.hint`)}
        </Text>
      </div>
      <Switch
        size="small"
        aria-label={label}
        checked={Boolean(value[name] ?? documentOptions[name].default)}
        onChange={onChange}
      />
    </div>
  );
}

function OtherField({ name, value, onChange }: FieldProps<string | number | string[] | undefined>) {
  const { t } = useTranslation('document-settings');
  const chosen = value[name];
  const { kind, default: usual } = documentOptions[name];
  const label = t(`option.${name}.label`);
  return (
    <Form.Item label={label} extra={t(`option.${name}.hint`)} htmlFor={`option-${name}`}>
      {kind === 'list' ? (
        <Select
          id={`option-${name}`}
          mode="tags"
          open={false}
          suffixIcon={null}
          tokenSeparators={['\n']}
          placeholder={t('listPlaceholder')}
          value={Array.isArray(chosen) ? chosen : []}
          onChange={(list: string[]) => onChange(list)}
        />
      ) : kind === 'number' ? (
        <InputNumber
          id={`option-${name}`}
          min={0}
          max={1000}
          precision={0}
          value={Number(chosen ?? usual ?? 0)}
          onChange={(number) => onChange(number ?? undefined)}
        />
      ) : (
        <Input
          id={`option-${name}`}
          maxLength={3}
          placeholder={t('noColumn')}
          value={typeof chosen === 'string' ? chosen : ''}
          onChange={({ target }) => onChange(target.value.toUpperCase())}
        />
      )}
    </Form.Item>
  );
}
