import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/stack.tsx';
import { RuleSettings } from '../../project-settings/rule-settings.tsx';
import { ScoreSettings } from '../../project-settings/score-settings.tsx';
import { SettingsCard } from '../../project-settings/settings-card.tsx';
import { WordCountSettings } from '../../project-settings/word-count-settings.tsx';
import { DeliveriesCard } from '../archive/deliveries-card.tsx';
import type { OpenProject } from '../projects.queries.ts';
import { BasicCard } from './basic-card.tsx';
import { LanguagesCard } from './languages-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { TemplateCard } from './template-card.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const rules = ['flow', 'matchRate', 'locks', 'autoReplace', 'summarizes'] as const;

/** Everything about a project that has no tab of its own, each card saved by itself. */
export function BaseTab({ project }: { readonly project: OpenProject }) {
  const { t } = useTranslation('projects');
  const rulesForm = useSettingsForm(project, rules);
  const scoreForm = useSettingsForm(project, ['autoScore']);
  const countForm = useSettingsForm(project, ['wordCount']);
  const editable = project.managed && project.status === 'active';
  return (
    <Stack gap="md">
      <BasicCard project={project} />
      <LanguagesCard project={project} />
      <SettingsCard
        title={t('settings.rules')}
        description={t('settings.rulesHint')}
        form={rulesForm}
        editable={editable}
      >
        <RuleSettings {...rulesForm.settings} />
      </SettingsCard>
      <SettingsCard title={t('settings.autoScore')} form={scoreForm} editable={editable}>
        <ScoreSettings {...scoreForm.settings} />
      </SettingsCard>
      <SettingsCard title={t('settings.wordCount')} form={countForm} editable={editable}>
        <WordCountSettings {...countForm.settings} />
      </SettingsCard>
      <PeopleCard project={project} />
      {project.managed ? <TemplateCard project={project} /> : null}
      {project.managed ? <DeliveriesCard projectId={project.projectId} /> : null}
    </Stack>
  );
}
