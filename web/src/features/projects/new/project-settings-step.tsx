import type { ProjectSettings } from '@transloom/contracts/project-settings';
import { Collapse } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type FormField, FormFields } from '../../../ui/form/form-fields.tsx';
import { LanguageSelect } from '../../../ui/language-select.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { TypeOptions } from '../../document-settings/type-options.tsx';
import type { Uploads } from '../../files/use-uploads.ts';
import { TeamSelect } from '../../organizations/team-select.tsx';
import { MemoryChoice } from '../../project-settings/assets/memory-choice.tsx';
import { TermBaseChoice } from '../../project-settings/assets/term-base-choice.tsx';
import { useNamedMemories, useNamedTermBases } from '../../project-settings/assets/use-named-assets.ts';
import { QualitySettings } from '../../project-settings/quality-settings.tsx';
import { RuleSettings } from '../../project-settings/rule-settings.tsx';
import { ScoreSettings } from '../../project-settings/score-settings.tsx';
import { WordCountSettings } from '../../project-settings/word-count-settings.tsx';
import { DeadlinePicker } from '../deadline-picker.tsx';
import { PeopleChoice } from '../settings/people-choice.tsx';
import { typesOf } from '../types-of-uploads.ts';
import type { ProjectDraft } from './project-draft.ts';
import { StyleChoice } from './style-choice.tsx';
import { TemplateChoice } from './template-choice.tsx';
import type { NewProject } from './use-new-project.ts';

interface ProjectSettingsStepProps {
  readonly draft: NewProject;
  readonly form: Parameters<typeof FormFields<ProjectDraft>>[0]['form'];
  readonly uploads: Uploads;
  readonly styleUploads: Uploads;
  /** Null where engines are chosen in a step of their own. */
  readonly engines: ReactNode;
}

/** Everything that is settled before the work begins; rules whose defaults fit most projects are folded away. */
export function ProjectSettingsStep({
  draft,
  form,
  uploads,
  styleUploads,
  engines,
}: ProjectSettingsStepProps) {
  const { values, set } = draft;
  const fields = useFields(draft);
  return (
    <Stack gap="md">
      <TemplateChoice value={values.template} onChange={set} />
      <FormFields form={form} fields={fields.first} />
      {engines}
      <FormFields form={form} fields={fields.last} />
      <TypeOptions
        types={typesOf(uploads)}
        value={values.documentOptions}
        onChange={(documentOptions) => set({ documentOptions })}
        languages={values.sourceLanguage ? [values.sourceLanguage, ...values.targetLanguages] : []}
      />
      <MoreSettings draft={draft} styleUploads={styleUploads} />
    </Stack>
  );
}

function useFields({ values, detected }: NewProject) {
  const { t } = useTranslation('projects');
  const { sourceLanguage, targetLanguages } = values;
  const first: Partial<Record<keyof ProjectDraft, FormField>> = {
    name: { required: true, placeholder: t('name.placeholder') },
    teamId: {
      input: ({ id, value, onChange }) => (
        <TeamSelect id={id} value={typeof value === 'string' ? value : null} onChange={onChange} />
      ),
    },
    sourceLanguage: {
      required: true,
      ...(detected ? { hint: t('source.detected') } : {}),
      input: ({ id, onChange }) => (
        <LanguageSelect
          id={id}
          aria-label={t('source.label')}
          placeholder={t('source.placeholder')}
          without={targetLanguages}
          {...(sourceLanguage ? { value: sourceLanguage } : {})}
          onChange={onChange}
        />
      ),
    },
    targetLanguages: {
      required: true,
      input: ({ id, onChange }) => (
        <LanguageSelect
          multiple
          id={id}
          aria-label={t('target.label')}
          placeholder={t('target.placeholder')}
          without={sourceLanguage ? [sourceLanguage] : []}
          value={targetLanguages}
          onChange={onChange}
        />
      ),
    },
  };
  const last: Partial<Record<keyof ProjectDraft, FormField>> = {
    deadline: {
      required: true,
      hint: t('deadline.zone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
      input: ({ id, value, onChange }) => (
        <DeadlinePicker
          id={id}
          label={t('deadline.label')}
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
        />
      ),
    },
    remark: { lines: 2, placeholder: t('remark.placeholder') },
  };
  return { first, last };
}

interface MoreSettingsProps {
  readonly draft: NewProject;
  readonly styleUploads: Uploads;
}

function MoreSettings({ draft: { values, set }, styleUploads }: MoreSettingsProps) {
  const { t } = useTranslation('projects');
  const { t: own } = useTranslation('project-settings');
  const languages = {
    sourceLanguage: values.sourceLanguage ?? '',
    targetLanguages: values.targetLanguages,
  };
  const memories = useNamedMemories(values.memories);
  const termBases = useNamedTermBases(values.termBases);
  const settings = {
    value: values.settings,
    onChange: (changes: Partial<ProjectSettings>) => set({ settings: { ...values.settings, ...changes } }),
    disabled: false,
  };
  const parts: readonly (readonly [key: string, label: string, content: ReactNode])[] = [
    [
      'memories',
      own('assets.memories.title'),
      <MemoryChoice
        key="memories"
        languages={languages}
        value={memories}
        fixed={false}
        onChange={(named) =>
          set({
            memories: named.map(({ id: memoryId, reads, writes, penalty }) => ({
              memoryId,
              reads,
              writes,
              penalty,
            })),
          })
        }
      />,
    ],
    [
      'termBases',
      own('assets.termBases.title'),
      <TermBaseChoice
        key="termBases"
        languages={languages}
        value={termBases}
        fixed={false}
        onChange={(named) =>
          set({
            termBases: named.map(({ id: termBaseId, reads, writes }) => ({ termBaseId, reads, writes })),
          })
        }
      />,
    ],
    ['rules', t('settings.rules'), <RuleSettings key="rules" {...settings} />],
    ['qa', t('settings.qa'), <QualitySettings key="qa" {...settings} />],
    ['autoScore', t('settings.autoScore'), <ScoreSettings key="autoScore" {...settings} />],
    ['wordCount', t('settings.wordCount'), <WordCountSettings key="wordCount" {...settings} />],
    [
      'style',
      t('tabs.style'),
      <StyleChoice
        key="style"
        value={values.style}
        uploads={styleUploads}
        onChange={(style) => set({ style })}
      />,
    ],
    [
      'people',
      t('people.title'),
      <PeopleChoice
        key="people"
        value={values.people}
        onChange={({ openToAll, userIds }) => set({ people: { openToAll, userIds: [...userIds] } })}
      />,
    ],
  ];
  return <Collapse items={parts.map(([key, label, children]) => ({ key, label, children }))} />;
}
