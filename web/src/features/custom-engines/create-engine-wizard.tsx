import type { CustomEngineKind } from '@transloom/contracts/custom-engine-fields';
import type { CustomEngineDetail } from '@transloom/contracts/custom-engines';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormFields } from '../../ui/form/form-fields.tsx';
import { LanguageSelect } from '../../ui/language-select.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useDraftForm } from '../../ui/wizard/use-draft-form.ts';
import { Wizard } from '../../ui/wizard/wizard.tsx';
import { UploadField } from '../files/upload-field.tsx';
import { useUploads } from '../files/use-uploads.ts';
import { CreateSummary } from './create-summary.tsx';
import { useCreateCustomEngine } from './custom-engines.queries.ts';
import { newEngineSchema, useEngineDraft } from './engine-draft.ts';
import { neededOf, toSend } from './engine-values.ts';
import { useEngineFields, useEngineLabels } from './use-engine-fields.tsx';

interface CreateEngineWizardProps {
  readonly kind: CustomEngineKind;
  /** Why the plan covers no other one. */
  readonly noRoom: string | undefined;
  readonly onCreated: (engine: CustomEngineDetail) => void;
}

/** Creates an engine step by step: its purpose, what it learns from, what it builds on, what it is told. */
export function CreateEngineWizard({ kind, noRoom, onCreated }: CreateEngineWizardProps) {
  const { t } = useTranslation('custom-engines');
  const draft = useEngineDraft(kind);
  const uploads = useUploads('memory', {
    first: draft.values.files,
    onChange: (kept) => draft.set({ files: [...kept] }),
  });
  const create = useCreateCustomEngine();
  const { kind: _, sourceLanguage, targetLanguage, files, ...values } = draft.values;
  const [source, target] = [sourceLanguage ?? '', targetLanguage ?? ''];
  const fields = useEngineFields({ kind, values, source, target });
  const needs = { kind, instructed: fields.instructed };
  const labels = {
    ...useEngineLabels(kind),
    sourceLanguage: t('source.label'),
    targetLanguage: t('target.label'),
    files: t('corpus.label'),
  };
  const { form, missing } = useDraftForm({ draft, schema: newEngineSchema.extend(neededOf(needs)), labels });
  const startOver = () => {
    for (const { id } of uploads.list) uploads.queue.remove(id);
    draft.clear();
  };
  const submit = () => {
    const engine = { kind, sourceLanguage: source, targetLanguage: target };
    const fileIds = files.map(({ fileId }) => fileId);
    create.mutate(
      { ...engine, ...toSend(values, needs), fileIds },
      {
        onSuccess: (created) => {
          draft.clear();
          onCreated(created);
        },
      },
    );
  };
  const languageField = (without: string, label: string) => ({
    required: true,
    input: ({ id, value, onChange }: { id: string; value: unknown; onChange: (value: unknown) => void }) => (
      <LanguageSelect
        id={id}
        aria-label={label}
        placeholder={t('languagePlaceholder')}
        without={without === '' ? [] : [without]}
        {...(typeof value === 'string' ? { value } : {})}
        onChange={onChange}
      />
    ),
  });
  const told = Object.keys(fields.instructions).length > 0;
  return (
    <Wizard
      label={t(`kind.${kind}.title`)}
      formId={form.id}
      steps={[
        {
          key: 'purpose',
          title: t('create.step.purpose'),
          missing: missing(['name', 'tags', 'description']),
          content: (refusals) => <FormFields form={{ ...form, refusals }} fields={fields.purpose} />,
        },
        {
          key: 'corpus',
          title: t('create.step.corpus'),
          missing: missing([
            'sourceLanguage',
            'targetLanguage',
            ...(uploads.sending ? [] : ['files' as const]),
          ]),
          pending: uploads.sending ? { field: 'files', text: t('create.sending') } : undefined,
          content: (refusals) => (
            <FormFields
              form={{ ...form, refusals }}
              fields={{
                sourceLanguage: languageField(target, labels.sourceLanguage),
                targetLanguage: languageField(source, labels.targetLanguage),
                files: {
                  required: true,
                  hint: t(`kind.${kind}.corpus`),
                  input: ({ id }) => (
                    <div id={id}>
                      <UploadField uploads={uploads} />
                    </div>
                  ),
                },
              }}
            />
          ),
        },
        {
          key: 'basis',
          title: t('create.step.basis'),
          missing: missing(['trainerId', 'baseEngine']),
          content: (refusals) => (
            <Stack gap="md">
              <FormFields form={{ ...form, refusals }} fields={fields.basis} />
              {fields.note === undefined ? null : <Alert type="info" showIcon title={fields.note} />}
            </Stack>
          ),
        },
        ...(told
          ? [
              {
                key: 'instructions',
                title: t('create.step.instructions'),
                missing: missing(['style', 'examples', 'terms']),
                content: (refusals: Readonly<Record<string, string>>) => (
                  <FormFields form={{ ...form, refusals }} fields={fields.instructions} />
                ),
              },
            ]
          : []),
      ]}
      summary={<CreateSummary kind={kind} draft={draft.values} />}
      submit={{ label: t('create.submit'), pending: create.isPending, reason: noRoom, onSubmit: submit }}
      failure={create.error}
      restored={draft.restored ? { onStartOver: startOver } : undefined}
    />
  );
}
