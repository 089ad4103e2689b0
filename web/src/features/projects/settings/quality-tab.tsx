import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/stack.tsx';
import { QualityChecks } from '../../project-settings/quality-checks.tsx';
import { QualitySettings } from '../../project-settings/quality-settings.tsx';
import { SettingsCard } from '../../project-settings/settings-card.tsx';
import type { OpenProject } from '../projects.queries.ts';
import { QualityPatterns } from './quality-patterns.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** Which checks the project has. */
export function QualityTab({ project }: { readonly project: OpenProject }) {
  const { t } = useTranslation('projects');
  const form = useSettingsForm(project, ['qa']);
  const editable = project.managed && project.status === 'active';
  return (
    <Stack gap="md">
      <SettingsCard title={t('settings.qa')} form={form} editable={editable}>
        <QualitySettings {...form.settings} />
        <QualityChecks {...form.settings} languages={project.targetLanguages} />
      </SettingsCard>
      <QualityPatterns projectId={project.projectId} editable={editable} />
    </Stack>
  );
}
