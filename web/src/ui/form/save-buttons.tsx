import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Stack } from '../stack.tsx';
import { Text } from '../text.tsx';
import type { FormValues } from './rebase-values.ts';
import styles from './save-buttons.module.css';
import type { EditForm } from './use-edit-form.ts';

interface SaveButtonsProps<Values extends FormValues> {
  readonly form: Pick<EditForm<Values>, 'changed' | 'saving' | 'discard' | 'submit'>;
}

/** Discard and save, and beside them whether there is anything to save. */
export function SaveButtons<Values extends FormValues>({ form }: SaveButtonsProps<Values>) {
  const { t } = useTranslation('ui');
  return (
    <Stack direction="row" gap="xs" className={styles['buttons']}>
      <Text size="small" tone="tertiary">
        {t(form.changed ? 'form.unsaved' : 'form.unchanged')}
      </Text>
      <Button disabled={!form.changed || form.saving} onClick={form.discard}>
        {t('form.discard')}
      </Button>
      <Button type="primary" disabled={!form.changed} loading={form.saving} onClick={form.submit}>
        {t('form.save')}
      </Button>
    </Stack>
  );
}
