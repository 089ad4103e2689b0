import { useNavigate } from '@tanstack/react-router';
import type { OptionsByFormat } from '@transloom/contracts/document-settings';
import type { Template } from '@transloom/contracts/templates';
import { App, Form, type FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/page.tsx';
import { Text } from '../../ui/text.tsx';
import { useAskBeforeLeaving } from '../../ui/use-ask-before-leaving.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { TypeOptions } from '../document-settings/type-options.tsx';
import { UploadField } from '../files/upload-field.tsx';
import { type Uploads, useUploads } from '../files/use-uploads.ts';
import { firstChosen, MoreChoices, type MoreChosen, TemplateChoice } from './more-choices.tsx';
import styles from './new-project.module.css';
import {
  firstFields,
  type NewProjectFields,
  nameOfFile,
  rememberLanguages,
  requestOf,
} from './new-project-fields.ts';
import { NewProjectSummary } from './new-project-summary.tsx';
import { ProjectSettingsFields } from './project-settings-fields.tsx';
import { useCreateProject } from './projects.queries.ts';
import { ofUploaded, typesOf } from './types-of-uploads.ts';
import { WizardStep } from './wizard-step.tsx';

/** Two steps under each other, and what was chosen beside them. */
export function NewProjectPage() {
  const { t } = useTranslation('projects');
  const [form] = Form.useForm<NewProjectFields>();
  const fields = (Form.useWatch([], form) as NewProjectFields | undefined) ?? firstFields();
  const uploads = useUploads('document');
  const typed = useRef(false);
  const [documentOptions, setDocumentOptions] = useState<OptionsByFormat>({});
  const [more, setMore] = useState(firstChosen);
  const take = (template: Template | undefined) => {
    setMore((before) => ({ ...before, template, ...(template && { settings: template.settings }) }));
    if (template === undefined) return;
    const { sourceLanguage, targetLanguages, engines, remark } = template;
    setDocumentOptions(template.documentOptions);
    form.setFieldsValue({ sourceLanguage, targetLanguages, engines, remark });
  };
  const { create, creating, error, filesMissing } = useCreation(
    { form, uploads, documentOptions, more },
    () => typed.current,
  );
  useProposedName(form, uploads);

  return (
    <Page>
      <Form
        form={form}
        layout="vertical"
        initialValues={firstFields()}
        onValuesChange={() => {
          typed.current = true;
        }}
      >
        <div className={styles['layout']}>
          <div className={styles['steps']}>
            <WizardStep
              number={1}
              title={t('steps.upload')}
              done={uploads.keptIds.length > 0 && !uploads.sending}
            >
              <UploadField uploads={uploads} />
              <TypeOptions
                types={typesOf(uploads)}
                value={documentOptions}
                onChange={setDocumentOptions}
                languages={languagesOf(fields)}
              />
              {filesMissing ? (
                <div role="alert" ref={intoSight}>
                  <Text size="small" tone="danger">
                    {t('new.filesRequired')}
                  </Text>
                </div>
              ) : null}
            </WizardStep>
            <WizardStep number={2} title={t('steps.settings')} done={isComplete(fields)}>
              <div>
                <TemplateChoice value={more.template} onChange={take} />
                <ProjectSettingsFields />
                <MoreChoices
                  value={more}
                  onChange={(changes) => setMore((before) => ({ ...before, ...changes }))}
                />
              </div>
            </WizardStep>
          </div>
          <NewProjectSummary
            fields={fields}
            uploads={uploads}
            documentOptions={documentOptions}
            settings={more.settings}
            creating={creating}
            error={error}
            onCreate={create}
          />
        </div>
      </Form>
    </Page>
  );
}

/** What is missing is seen from wherever the button is. */
function intoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}

function isComplete({ name, sourceLanguage, targetLanguages, deadline }: NewProjectFields): boolean {
  const languages = Boolean(sourceLanguage) && targetLanguages.length > 0;
  return name.trim() !== '' && languages && deadline !== null;
}

function languagesOf({ sourceLanguage, targetLanguages }: NewProjectFields): readonly string[] {
  return sourceLanguage ? [sourceLanguage, ...targetLanguages] : [];
}

interface Draft {
  readonly form: FormInstance<NewProjectFields>;
  readonly uploads: Uploads;
  readonly documentOptions: OptionsByFormat;
  readonly more: MoreChosen;
}

/** Creates the project; files that did not arrive are left out only after asking. What is typed stays on refusal. */
function useCreation({ form, uploads, documentOptions, more }: Draft, isTyped: () => boolean) {
  const { t } = useTranslation('projects');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const create = useCreateProject();
  const created = useRef(false);
  const [tried, setTried] = useState(false);
  useAskBeforeLeaving(() => !created.current && (uploads.list.length > 0 || isTyped()), {
    title: t('leave.title'),
    consequence: t('leave.consequence'),
  });

  const send = async (fields: NewProjectFields) => {
    const { projectId } = await create.mutateAsync({
      ...requestOf(fields, uploads.keptIds, more),
      documentOptions: ofUploaded(documentOptions, uploads),
    });
    created.current = true;
    rememberLanguages(fields);
    await navigate({ to: '/project/list', search: { projectId } });
  };
  const submit = async () => {
    setTried(true);
    const fields = await form
      .validateFields()
      .catch((refused: { errorFields: { name: (string | number)[] }[] }) => {
        const [first] = refused.errorFields;
        if (first) form.scrollToField(first.name, { block: 'center', focus: true });
      });
    if (!fields) return;
    if (uploads.keptIds.length === 0) {
      if (uploads.sending) message.info(t('new.waitForFiles'));
      return;
    }
    const missing = uploads.list.length - uploads.keptIds.length;
    if (missing === 0) {
      // The summary shows why it was refused.
      await send(fields).catch(() => undefined);
      return;
    }
    confirm({
      title: t('new.missingTitle', { count: missing }),
      consequence: t('new.missingConsequence'),
      verb: t('new.submit'),
      onConfirm: () => send(fields).catch(() => undefined),
    });
  };
  return {
    create: () => void submit(),
    creating: create.isPending,
    error: create.error,
    filesMissing: tried && uploads.keptIds.length === 0 && !uploads.sending,
  };
}

/** The name of the first file that is not refused, until another is typed. */
function useProposedName(form: FormInstance<NewProjectFields>, { list }: Uploads): void {
  const proposed = useRef('');
  const first = list.find(({ state }) => state.status !== 'refused' && state.status !== 'failed');
  const name = first && nameOfFile(first.file.name);
  useEffect(() => {
    const current: string = form.getFieldValue('name') ?? '';
    if (name === undefined || (current !== '' && current !== proposed.current)) return;
    proposed.current = name;
    form.setFieldValue('name', name);
  }, [form, name]);
}
