import { projectsApi } from '@transloom/contracts/projects';
import { App, DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFields } from '../../../ui/form/form-fields.tsx';
import { useEditForm } from '../../../ui/form/use-edit-form.ts';
import { TeamSelect } from '../../organizations/team-select.tsx';
import { SettingsCard } from '../../project-settings/settings-card.tsx';
import { type OpenProject, useEditProject } from '../projects.queries.ts';

const schema = projectsApi.changeProject.input
  .pick({ name: true, teamId: true, deadline: true, remark: true })
  .required({ name: true });

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
    schema,
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
              <DatePicker
                id={id}
                allowClear={false}
                showTime={{ format: 'HH:mm' }}
                format="YYYY-MM-DD HH:mm"
                value={typeof value === 'string' ? dayjs(value) : null}
                onChange={(date) => onChange(date?.toISOString())}
              />
            ),
          },
          remark: { lines: 3, placeholder: t('remark.placeholder') },
        }}
      />
    </SettingsCard>
  );
}
