import type { ReactNode } from 'react';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import type { FormValues } from '../../ui/form/rebase-values.ts';
import { SaveButtons } from '../../ui/form/save-buttons.tsx';
import type { EditForm } from '../../ui/form/use-edit-form.ts';
import { Section } from '../../ui/section.tsx';

interface SettingsCardProps<Values extends FormValues> {
  readonly title: string;
  readonly description?: string;
  readonly form: EditForm<Values>;
  /** Who may only look has no buttons. */
  readonly editable: boolean;
  readonly children: ReactNode;
}

/** Settings that are saved together, with what was not saved yet. */
export function SettingsCard<Values extends FormValues>(props: SettingsCardProps<Values>) {
  const { title, description, form, editable, children } = props;
  return (
    <Section
      title={title}
      {...(description ? { description } : {})}
      actions={editable ? <SaveButtons form={form} /> : null}
    >
      <FormFailure form={form} />
      {children}
    </Section>
  );
}
