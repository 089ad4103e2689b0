import type { CustomEngineKind } from '@transloom/contracts/custom-engine-fields';
import type { CustomEngineDetail } from '@transloom/contracts/custom-engines';
import { Alert, Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { LanguageSelect } from '../../ui/language-select.tsx';
import { Stack } from '../../ui/stack.tsx';
import { UploadField } from '../files/upload-field.tsx';
import { useUploads } from '../files/use-uploads.ts';
import { CreateSummary } from './create-summary.tsx';
import { useCreateCustomEngine } from './custom-engines.queries.ts';
import { type DescriptionFields, describedBy, EngineFields, PurposeFields } from './engine-fields.tsx';

interface CreateEngineFormProps {
  readonly kind: CustomEngineKind;
  /** Whether the plan covers another one. */
  readonly hasRoom: boolean;
  readonly onCreated: (engine: CustomEngineDetail) => void;
  readonly onCancel: () => void;
}

interface Fields extends DescriptionFields {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

export function CreateEngineForm({ kind, hasRoom, onCreated, onCancel }: CreateEngineFormProps) {
  const { t } = useTranslation('custom-engines');
  const [form] = Form.useForm<Fields>();
  const uploads = useUploads('memory');
  const create = useCreateCustomEngine();
  const submit = (fields: Fields) => {
    const { sourceLanguage, targetLanguage } = fields;
    const languages = { sourceLanguage, targetLanguage };
    const engine = { kind, ...languages, ...describedBy(fields), fileIds: [...uploads.keptIds] };
    create.mutate(engine, { onSuccess: onCreated });
  };
  return (
    <Form<Fields> form={form} layout="vertical" initialValues={{ postEditing: 'local' }} onFinish={submit}>
      <PurposeFields />
      <PairFields />
      <Form.Item label={t('corpus.label')} extra={t(`kind.${kind}.corpus`)} required>
        <UploadField uploads={uploads} />
      </Form.Item>
      <EngineFields kind={kind} />
      <CreateSummary kind={kind} files={uploads.keptIds.length} />
      <Stack gap="sm">
        {create.error ? <Alert type="error" showIcon title={create.error.message} /> : null}
        <Stack direction="row" gap="xs" justify="flex-end">
          <Button onClick={onCancel}>{t('cancel')}</Button>
          <Button
            type="primary"
            htmlType="submit"
            disabled={!hasRoom || uploads.sending || uploads.keptIds.length === 0}
            loading={create.isPending}
          >
            {t('create.submit')}
          </Button>
        </Stack>
      </Stack>
    </Form>
  );
}

/** Each leaves out the other. */
function PairFields() {
  const { t } = useTranslation('custom-engines');
  const source = Form.useWatch<string | undefined>('sourceLanguage');
  const target = Form.useWatch<string | undefined>('targetLanguage');
  return (
    <>
      <Form.Item
        name="sourceLanguage"
        label={t('source.label')}
        rules={[{ required: true, message: t('source.required') }]}
      >
        <LanguageSelect placeholder={t('languagePlaceholder')} without={target ? [target] : []} />
      </Form.Item>
      <Form.Item
        name="targetLanguage"
        label={t('target.label')}
        rules={[{ required: true, message: t('target.required') }]}
      >
        <LanguageSelect placeholder={t('languagePlaceholder')} without={source ? [source] : []} />
      </Form.Item>
    </>
  );
}
