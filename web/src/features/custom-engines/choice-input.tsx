import { Select } from 'antd';
import type { FormField } from '../../ui/form/form-fields.tsx';

export interface Choice {
  readonly label: string;
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly disabled?: boolean;
}

/** One of some things by its id; null for none. */
export function choiceInput({ label, options, ...look }: Choice): NonNullable<FormField['input']> {
  return ({ id, value, onChange }) => (
    <Select<string>
      {...look}
      id={id}
      aria-label={label}
      allowClear
      options={[...options]}
      value={typeof value === 'string' ? value : null}
      onChange={(next: string | undefined) => onChange(next ?? null)}
    />
  );
}
