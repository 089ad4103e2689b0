import { Button, Form } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { SettingLine } from '../setting-line.tsx';
import { FieldInput, type FieldLook } from './field-input.tsx';
import { type FieldKind, fieldKind } from './field-kind.ts';
import { fieldId } from './focus-field.ts';
import styles from './form-fields.module.css';
import type { FormValues } from './rebase-values.ts';
import type { EditForm } from './use-edit-form.ts';

export interface FormField extends FieldLook {
  readonly hint?: ReactNode;
  /** What stands around it is its label already. */
  readonly bare?: boolean;
  /** Marks a field that must be filled in, where the schema cannot say so. */
  readonly required?: boolean;
  /** In place of the input that the schema suggests. */
  readonly input?: ((control: FieldControl) => ReactElement) | undefined;
}

export interface FieldControl {
  readonly id: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** The part of a form that its fields need. */
type FieldsOf<Values extends FormValues> = Pick<
  EditForm<Values>,
  'id' | 'schema' | 'labels' | 'values' | 'set'
> &
  Partial<Pick<EditForm<Values>, 'refusals' | 'conflicts' | 'submit'>>;

interface FormFieldsProps<Values extends FormValues> {
  readonly form: FieldsOf<Values>;
  /** The fields to show, in this order. */
  readonly fields: Readonly<Partial<Record<keyof Values & string, FormField>>>;
  readonly disabled?: boolean;
}

/** Fields made from the schema of a form, one below the other, each with its label, hint and refusal. */
export function FormFields<Values extends FormValues>({
  form,
  fields,
  disabled = false,
}: FormFieldsProps<Values>) {
  return (
    <Form
      className={styles['fields'] ?? ''}
      layout="vertical"
      component="div"
      disabled={disabled}
      requiredMark="optional"
    >
      {Object.entries<FormField | undefined>(fields).map(([name, field]) =>
        field === undefined ? null : (
          <Field key={name} form={form as FieldsOf<FormValues>} name={name} field={field} />
        ),
      )}
    </Form>
  );
}

interface FieldProps {
  readonly form: FieldsOf<FormValues>;
  readonly name: string;
  readonly field: FormField;
}

function Field({ form, name, field: { hint, bare, required, input, ...look } }: FieldProps) {
  const kind = fieldKind(form.schema.shape[name] as z.ZodType);
  // An empty refusal marks the field; the words stand elsewhere.
  const refusal = form.refusals?.[name];
  const label = form.labels[name] ?? name;
  const control = {
    id: fieldId(form.id, name),
    value: form.values[name],
    onChange: (value: unknown) => form.set({ [name]: value }),
  };
  const theirs = form.conflicts && name in form.conflicts;
  const extra = theirs ? <Conflict form={form} name={name} look={look} /> : hint;
  const shown = input?.(control) ?? (
    <FieldInput
      {...control}
      kind={kind}
      label={label}
      look={look}
      refused={refusal !== undefined}
      onEnter={form.submit}
    />
  );
  if (kind.kind === 'switch')
    return (
      <SettingLine label={label} description={extra}>
        {shown}
      </SettingLine>
    );
  return (
    <Form.Item
      label={bare ? undefined : label}
      htmlFor={control.id}
      required={required ?? isRequired(kind)}
      extra={extra}
      {...(refusal === undefined ? {} : { validateStatus: 'error' })}
      {...(refusal ? { help: <span role="alert">{refusal}</span> } : {})}
    >
      {shown}
    </Form.Item>
  );
}

/** Choices and switches always have a value. */
function isRequired(kind: FieldKind): boolean {
  return kind.kind === 'text' ? kind.required : true;
}

interface ConflictProps {
  readonly form: FieldsOf<FormValues>;
  readonly name: string;
  readonly look: FieldLook;
}

/** What somebody else saved in a field that this person changed too. */
function Conflict({ form, name, look: { options } }: ConflictProps) {
  const { t } = useTranslation('ui');
  const theirs = form.conflicts?.[name];
  const text = typeof theirs === 'string' ? (options?.[theirs] ?? theirs) : JSON.stringify(theirs);
  return (
    <span role="status">
      {t('form.theirs', { text })}{' '}
      <Button size="small" onClick={() => form.set({ [name]: theirs })}>
        {t('form.takeTheirs')}
      </Button>
    </span>
  );
}
