import type { CustomEngineDetail } from '@transloom/contracts/custom-engines';
import { Alert, App, Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/stack.tsx';
import { useChangeCustomEngine } from './custom-engines.queries.ts';
import { type DescriptionFields, describedBy, EngineFields, PurposeFields } from './engine-fields.tsx';
import styles from './engine-settings.module.css';

/** What the next version is built with. */
export function EngineSettings({ engine }: { readonly engine: CustomEngineDetail }) {
  const { t } = useTranslation('custom-engines');
  const { message } = App.useApp();
  const change = useChangeCustomEngine('form');
  const { customEngineId, kind, baseEngine, trainerId, ...described } = engine;
  const save = (fields: DescriptionFields) =>
    change.mutate(
      { customEngineId, ...describedBy(fields) },
      { onSuccess: () => void message.success(t('settings.saved')) },
    );
  return (
    <div className={styles['form']}>
      <Form<DescriptionFields>
        layout="vertical"
        initialValues={{
          ...described,
          ...(baseEngine === null ? {} : { baseEngine }),
          ...(trainerId === null ? {} : { trainerId }),
        }}
        onFinish={save}
      >
        <PurposeFields />
        <EngineFields kind={kind} pair={{ source: engine.sourceLanguage, target: engine.targetLanguage }} />
        <Stack gap="sm" align="flex-start">
          {change.error ? <Alert type="error" showIcon title={change.error.message} /> : null}
          <Button type="primary" htmlType="submit" loading={change.isPending}>
            {t('settings.save')}
          </Button>
        </Stack>
      </Form>
    </div>
  );
}
