import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FormValues } from './rebase-values.ts';
import type { EditForm } from './use-edit-form.ts';

/** Why a form was not saved, and which fields somebody else changed meanwhile. */
export function FormFailure<Values extends FormValues>({ form }: { readonly form: EditForm<Values> }) {
  const { t } = useTranslation('ui');
  const conflicts = Object.keys(form.conflicts).map((name) => form.labels[name] ?? name);
  return (
    <>
      {form.failure ? <Alert type="error" showIcon title={form.failure.message} /> : null}
      {conflicts.length > 0 ? (
        <Alert
          type="warning"
          showIcon
          title={t('form.conflict', { fields: conflicts.join(t('form.separator')) })}
        />
      ) : null}
    </>
  );
}
