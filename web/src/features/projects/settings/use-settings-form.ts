import { type ProjectSettings, projectSettingsSchema } from '@transloom/contracts/project-settings';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { type EditForm, useEditForm } from '../../../ui/form/use-edit-form.ts';
import type { SettingsOf } from '../../project-settings/settings-of.ts';
import { type OpenProject, useChangeSetting } from '../projects.queries.ts';

/** Some of the settings of a project as a form; what it does not name stays as it is. */
export function useSettingsForm<Name extends keyof ProjectSettings>(
  project: OpenProject,
  names: readonly Name[],
): EditForm<Pick<ProjectSettings, Name>> & { readonly settings: SettingsOf } {
  const { t } = useTranslation('projects');
  const { message } = App.useApp();
  const change = useChangeSetting();
  const { projectId, version, settings, managed, status } = project;
  const saved = Object.fromEntries(names.map((name) => [name, settings[name]])) as Pick<
    ProjectSettings,
    Name
  >;
  const form = useEditForm({
    schema: z.object(Object.fromEntries(names.map((name) => [name, projectSettingsSchema.shape[name]]))),
    saved,
    labels: Object.fromEntries(names.map((name) => [name, String(name)])) as Record<Name, string>,
    save: (values) => change.mutateAsync({ projectId, version, settings: values }),
    onSaved: () => void message.success(t('settings.saved')),
  });
  return {
    ...form,
    settings: {
      value: { ...settings, ...form.values },
      onChange: (changes) => form.set(changes as Partial<Pick<ProjectSettings, Name>>),
      disabled: !managed || status !== 'active',
    },
  };
}
