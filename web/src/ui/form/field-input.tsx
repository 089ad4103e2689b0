import { Input, InputNumber, Radio, Select, Switch } from 'antd';
import type { FieldKind } from './field-kind.ts';

/** What the schema cannot say of an input. */
export interface FieldLook {
  readonly placeholder?: string;
  /** Words of the values of a choice. */
  readonly options?: Readonly<Record<string, string>>;
  /** Several lines, at least so many. */
  readonly lines?: number;
  /** Choices one below the other, for long words. */
  readonly vertical?: boolean;
  readonly secret?: boolean;
  /** Small letters become capitals, as in the letters of columns. */
  readonly capitals?: boolean;
}

interface FieldInputProps {
  readonly id: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly look: FieldLook;
  readonly refused: boolean;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Enter in a field of one line. */
  readonly onEnter: (() => void) | undefined;
}

/** Up to so many choices are seen at once. */
const mostRadios = 4;
const mostLines = 12;
/** Characters up to which a line says how many it takes: people do not expect so few. */
const shortLine = 20;

/** The input that fits the kind of a field. */
export function FieldInput(props: FieldInputProps) {
  const { id, label, kind, refused, value, onChange } = props;
  const named = { id, 'aria-label': label, 'aria-invalid': refused };
  if (kind.kind === 'switch')
    return <Switch {...named} size="small" checked={value === true} onChange={onChange} />;
  if (kind.kind === 'number')
    return (
      <InputNumber<number>
        {...named}
        {...(kind.least === undefined ? {} : { min: kind.least })}
        {...(kind.most === undefined ? {} : { max: kind.most })}
        value={typeof value === 'number' ? value : null}
        onChange={onChange}
      />
    );
  if (kind.kind === 'choice') return <ChoiceInput {...props} kind={kind} />;
  if (kind.kind === 'list') return <ListInput {...props} />;
  return <TextInput {...props} />;
}

function ListInput({ id, label, look, refused, value, onChange }: FieldInputProps) {
  return (
    <Select<string[]>
      id={id}
      aria-label={label}
      aria-invalid={refused}
      mode="tags"
      open={false}
      suffixIcon={null}
      tokenSeparators={['\n']}
      placeholder={look.placeholder}
      value={Array.isArray(value) ? value.map(String) : []}
      onChange={onChange}
    />
  );
}

interface ChoiceInputProps extends FieldInputProps {
  readonly kind: Extract<FieldKind, { readonly kind: 'choice' }>;
}

function ChoiceInput({ id, label, kind, look, value, onChange }: ChoiceInputProps) {
  const options = kind.values.map((one) => ({ value: one, label: look.options?.[one] ?? one }));
  if (options.length > mostRadios)
    return <Select id={id} aria-label={label} value={value} options={options} onChange={onChange} />;
  return (
    <div id={id}>
      <Radio.Group
        aria-label={label}
        vertical={look.vertical ?? false}
        value={value}
        options={options}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

function TextInput({ id, label, kind, look, refused, value, onChange, onEnter }: FieldInputProps) {
  const field = {
    id,
    'aria-label': label,
    'aria-invalid': refused,
    value: typeof value === 'string' ? value : '',
    ...(look.placeholder === undefined ? {} : { placeholder: look.placeholder }),
  };
  const text = { ...field, ...(onEnter && { onPressEnter: onEnter }) };
  const longest = kind.kind === 'text' ? kind.maxLength : undefined;
  const bounded = longest === undefined ? {} : { maxLength: longest };
  const isShort = longest !== undefined && longest <= shortLine;
  if (look.lines !== undefined)
    return (
      <Input.TextArea
        {...field}
        {...bounded}
        showCount={longest !== undefined}
        autoSize={{ minRows: look.lines, maxRows: Math.max(mostLines, look.lines) }}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  if (look.secret)
    return (
      <Input.Password
        {...text}
        {...bounded}
        autoComplete="new-password"
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <Input
      {...text}
      {...bounded}
      showCount={isShort}
      autoComplete="off"
      onChange={({ target }) => onChange(look.capitals ? target.value.toUpperCase() : target.value)}
    />
  );
}
