import { useQuery } from '@tanstack/react-query';
import { type ProjectPeople, peopleChoiceSchema } from '@transloom/contracts/project-people';
import { App } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditForm } from '../../../ui/form/use-edit-form.ts';
import { Loadable } from '../../../ui/loadable.tsx';
import { SettingsCard } from '../../project-settings/settings-card.tsx';
import { projectPeopleQuery, useSaveProjectPeople } from '../project-people.queries.ts';
import type { OpenProject } from '../projects.queries.ts';
import { PeopleChoice } from './people-choice.tsx';

/** Who works in the project. */
export function PeopleCard({ project }: { readonly project: OpenProject }) {
  const query = useQuery(projectPeopleQuery(project.projectId));
  return <Loadable query={query}>{(people) => <People project={project} people={people} />}</Loadable>;
}

interface PeopleProps {
  readonly project: OpenProject;
  readonly people: ProjectPeople;
}

function People({ project: { projectId, managed }, people }: PeopleProps) {
  const { t } = useTranslation('projects');
  const { message } = App.useApp();
  const save = useSaveProjectPeople();
  const saved = useMemo(
    () => ({ openToAll: people.openToAll, userIds: people.people.map(({ userId }) => userId) }),
    [people],
  );
  const form = useEditForm({
    schema: peopleChoiceSchema,
    saved,
    labels: { openToAll: t('people.all'), userIds: t('people.title') },
    save: (values) => save.mutateAsync({ projectId, ...values }),
    onSaved: () => void message.success(t('settings.saved')),
  });
  return (
    <SettingsCard title={t('people.title')} form={form} editable={managed}>
      <PeopleChoice
        value={form.values}
        known={people.people}
        disabled={!managed}
        onChange={({ openToAll, userIds }) => form.set({ openToAll, userIds: [...userIds] })}
      />
    </SettingsCard>
  );
}
