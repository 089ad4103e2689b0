import { useTranslation } from 'react-i18next';
import { useAskBeforeLeaving } from '../../../ui/use-ask-before-leaving.ts';
import { useDraftForm } from '../../../ui/wizard/use-draft-form.ts';
import { Wizard } from '../../../ui/wizard/wizard.tsx';
import type { WizardStep } from '../../../ui/wizard/wizard-step.ts';
import { UploadField } from '../../files/upload-field.tsx';
import { useUploads } from '../../files/use-uploads.ts';
import { EngineChoice } from './engine-choice.tsx';
import { newProjectSchema } from './project-draft.ts';
import { ProjectSettingsStep } from './project-settings-step.tsx';
import { ProjectSummary } from './project-summary.tsx';
import { useCreateFromDraft } from './use-create-from-draft.tsx';
import { useEngineStep } from './use-engine-step.ts';
import { useNewProject } from './use-new-project.ts';

/** Upload files, then settle how they are translated. A reload keeps all of it; leaving asks, and forgets it. */
export function NewProjectWizard() {
  const { t } = useTranslation('projects');
  const draft = useNewProject();
  const { values, set } = draft;
  const uploads = useUploads('document', {
    first: values.files,
    onChange: (kept) => set({ files: [...kept] }),
  });
  const styleUploads = useUploads('style', {
    first: values.styleFiles,
    onChange: (kept) => set({ styleFiles: [...kept] }),
  });
  const engineStep = useEngineStep();
  const creation = useCreateFromDraft(draft, uploads);
  const startOver = () => {
    for (const { list, queue } of [uploads, styleUploads]) for (const { id } of list) queue.remove(id);
    draft.clear();
  };
  useAskBeforeLeaving(() => !creation.done() && (uploads.list.length > 0 || draft.touched()), {
    title: t('leave.title'),
    consequence: t('leave.consequence'),
    draft: { forget: startOver, sending: () => uploads.sending || styleUploads.sending },
  });
  const labels = {
    files: t('steps.upload'),
    name: t('name.label'),
    teamId: t('team'),
    sourceLanguage: t('source.label'),
    targetLanguages: t('target.label'),
    engines: t('engine.label'),
    deadline: t('deadline.label'),
    remark: t('remark.label'),
  };
  const { form, missing } = useDraftForm({ draft, schema: newProjectSchema(new Date()), labels });
  const missingEngine = draft.enginesOpen ? { field: 'engines', text: t('engine.loading') } : undefined;
  const engines = (
    <EngineChoice draft={draft} ownStep={engineStep.on} onOwnStep={engineStep.turn} formId={form.id} />
  );
  const uploadStep: WizardStep = {
    key: 'upload',
    title: t('steps.upload'),
    missing:
      uploads.keptIds.length > 0
        ? missing(['files'])
        : { field: 'files', text: t(uploads.sending ? 'new.waitForFiles' : 'new.filesRequired') },
    content: () => (
      <div id={`${form.id}-files`}>
        <UploadField uploads={uploads} />
      </div>
    ),
  };
  const settingsStep: WizardStep = {
    key: 'settings',
    title: t('steps.settings'),
    missing:
      missing(['name', 'sourceLanguage', 'targetLanguages']) ??
      (engineStep.on ? undefined : missingEngine) ??
      missing(['deadline', 'remark']),
    content: (refusals) => (
      <ProjectSettingsStep
        draft={draft}
        form={{ ...form, refusals }}
        uploads={uploads}
        styleUploads={styleUploads}
        engines={engineStep.on ? null : engines}
      />
    ),
  };
  return (
    <Wizard
      label={t('screen.new')}
      formId={form.id}
      steps={
        engineStep.on
          ? [
              uploadStep,
              settingsStep,
              {
                key: 'engines',
                title: t('steps.engines'),
                missing: missing(['sourceLanguage', 'targetLanguages']) ?? missingEngine,
                content: () => engines,
              },
            ]
          : [uploadStep, settingsStep]
      }
      summary={<ProjectSummary draft={values} uploads={uploads} onEstimate={creation.setEstimate} />}
      submit={{ label: t('new.submit'), pending: creation.pending, onSubmit: creation.submit }}
      failure={creation.error}
      wayOut={creation.wayOut}
      restored={draft.restored ? { onStartOver: startOver } : undefined}
    />
  );
}
