import type { CustomEngineDetail } from '@transloom/contracts/custom-engines';
import { Alert, App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { FormFields } from '../../ui/form/form-fields.tsx';
import { SaveButtons } from '../../ui/form/save-buttons.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { Stack } from '../../ui/stack.tsx';
import { useChangeCustomEngine } from './custom-engines.queries.ts';
import styles from './engine-settings.module.css';
import { engineValuesSchema, neededOf, toSend, valuesOf } from './engine-values.ts';
import { useEngineFields, useEngineLabels } from './use-engine-fields.tsx';

/** What the next version is built with. */
export function EngineSettings({ engine }: { readonly engine: CustomEngineDetail }) {
  const { t } = useTranslation('custom-engines');
  const { message } = App.useApp();
  const change = useChangeCustomEngine('form');
  const { customEngineId, kind, sourceLanguage: source, targetLanguage: target } = engine;
  const labels = useEngineLabels(kind);
  const saved = valuesOf(engine);
  const [chosen, setChosen] = useState(saved);
  const fields = useEngineFields({ kind, values: chosen, source, target });
  const needs = { kind, instructed: fields.instructed };
  const form = useEditForm({
    schema: engineValuesSchema.extend(neededOf(needs)),
    saved,
    labels,
    save: (values) => change.mutateAsync({ customEngineId, ...toSend(values, needs) }),
    onSaved: () => void message.success(t('settings.saved')),
  });
  // The choice of a trainer and of an engine decides which fields there are.
  if (form.values !== chosen) setChosen(form.values);
  return (
    <div className={styles['form']}>
      <Stack gap="md">
        <FormFailure form={form} />
        <FormFields form={form} fields={{ ...fields.purpose, ...fields.basis, ...fields.instructions }} />
        {fields.note === undefined ? null : <Alert type="info" showIcon title={fields.note} />}
        <SaveButtons form={form} />
      </Stack>
    </div>
  );
}
