import { Select } from 'antd';
import type { FormField } from '../../ui/form/form-fields.tsx';
import type { Choice } from './choice-input.tsx';

interface Several extends Choice {
  readonly most: number;
}

/** Several of some things by their ids. */
export function severalInput({ label, options, most, ...look }: Several): NonNullable<FormField['input']> {
  return ({ id, value, onChange }) => (
    <Select<string[]>
      {...look}
      id={id}
      aria-label={label}
      mode="multiple"
      maxCount={most}
      showSearch={{ optionFilterProp: 'label' }}
      options={[...options]}
      value={Array.isArray(value) ? value.map(String) : []}
      onChange={onChange}
    />
  );
}
