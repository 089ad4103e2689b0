import { deadlineAfter, projectsApi } from '@transloom/contracts/projects';
import { App } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFields } from '../../../ui/form/form-fields.tsx';
import { useEditForm } from '../../../ui/form/use-edit-form.ts';
import { TeamSelect } from '../../organizations/team-select.tsx';
import { SettingsCard } from '../../project-settings/settings-card.tsx';
import { DeadlinePicker } from '../deadline-picker.tsx';
import { type OpenProject, useEditProject } from '../projects.queries.ts';

const schemaOf = (deadline: string | null) =>
  projectsApi.changeProject.input
    .pick({ name: true, teamId: true, remark: true })
    .required({ name: true })
    .extend({ deadline: deadlineAfter(new Date(), deadline).optional() });

/** Name, team, deadline and remark. */
export function BasicCard({ project }: { readonly project: OpenProject }) {
  const { t } = useTranslation('projects');
  const { message } = App.useApp();
  const edit = useEditProject();
  const { projectId, managed, status, name, team, deadline, remark } = project;
  const teamId = team?.teamId ?? null;
  const saved = useMemo(
    () => ({ name, teamId, deadline: deadline ?? undefined, remark }),
    [name, teamId, deadline, remark],
  );
  const form = useEditForm({
    schema: schemaOf(deadline),
    saved,
    labels: {
      name: t('name.label'),
      teamId: t('team'),
      deadline: t('deadline.label'),
      remark: t('remark.label'),
    },
    save: ({ deadline: due, ...values }) =>
      edit.mutateAsync({
        projectId,
        ...values,
        // What was not touched may have passed meanwhile, and is no fault then.
        ...(due === undefined || due === deadline ? {} : { deadline: due }),
      }),
    onSaved: () => void message.success(t('settings.saved')),
  });
  const editable = managed && status === 'active';
  return (
    <SettingsCard title={t('settings.basic')} form={form} editable={editable}>
      <FormFields
        form={form}
        disabled={!editable}
        fields={{
          name: {},
          teamId: {
            input: ({ id, value, onChange }) => (
              <TeamSelect id={id} value={typeof value === 'string' ? value : null} onChange={onChange} />
            ),
          },
          deadline: {
            input: ({ id, value, onChange }) => (
              <DeadlinePicker
                id={id}
                label={t('deadline.label')}
                disabled={!editable}
                value={typeof value === 'string' ? value : null}
                onChange={onChange}
              />
            ),
          },
          remark: { lines: 3, placeholder: t('remark.placeholder') },
        }}
      />
    </SettingsCard>
  );
}
