import { useTranslation } from 'react-i18next';
import { QualitySettings } from '../../project-settings/quality-settings.tsx';
import { SettingsCard } from '../../project-settings/settings-card.tsx';
import type { OpenProject } from '../projects.queries.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** Which checks the project has. */
export function QualityTab({ project }: { readonly project: OpenProject }) {
  const { t } = useTranslation('projects');
  const form = useSettingsForm(project, ['qa']);
  return (
    <SettingsCard
      title={t('settings.qa')}
      form={form}
      editable={project.managed && project.status === 'active'}
    >
      <QualitySettings {...form.settings} />
    </SettingsCard>
  );
}
