import type { Project } from '@transloom/contracts/projects';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { LanguagePair } from '../../ui/language-pair.tsx';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import type { ListState } from '../../ui/list/use-list-state.ts';
import { Named, NameLink } from '../../ui/name-link.tsx';
import { When } from '../../ui/when.tsx';
import { ConfirmedProgress } from './confirmed-progress.tsx';
import { Deadline } from './deadline.tsx';
import { ProjectStatus, projectState } from './project-status.tsx';

/** Columns of the list; the server sorts by each of them. */
export function useProjectColumns({ sortOf }: Pick<ListState, 'sortOf'>): readonly DataColumn<Project>[] {
  const { t } = useTranslation('projects');
  return [
    {
      key: 'name',
      sort: sortOf('name'),
      title: t('column.name'),
      width: 200,
      render: (project) => <NameCell project={project} />,
    },
    {
      key: 'languages',
      sort: sortOf('targets'),
      title: t('column.languages'),
      width: 152,
      render: ({ sourceLanguage, targetLanguages }) => (
        <LanguagePair source={sourceLanguage} targets={targetLanguages} />
      ),
    },
    {
      key: 'status',
      sort: sortOf('status'),
      title: t('column.status'),
      width: 124,
      render: (project) => <ProjectStatus project={project} />,
    },
    {
      key: 'progress',
      sort: sortOf('progress'),
      title: t('column.progress'),
      width: 124,
      render: ({ confirmedCount, segmentCount }) => (
        <ConfirmedProgress confirmed={confirmedCount} total={segmentCount} />
      ),
    },
    { ...count(t('column.documents'), 'documentCount', 76), sort: sortOf('documents') },
    { ...count(t('column.segments'), 'segmentCount', 88), sort: sortOf('segments') },
    { ...count(t('column.words'), 'wordCount', 88), sort: sortOf('words') },
    {
      key: 'deadline',
      sort: sortOf('deadline'),
      title: t('column.deadline'),
      width: 164,
      render: (project) => (
        <Deadline deadline={project.deadline} open={!['done', 'archived'].includes(projectState(project))} />
      ),
    },
    {
      key: 'team',
      sort: sortOf('team'),
      title: t('column.team'),
      width: 120,
      render: ({ team }) => team?.name ?? '–',
    },
    {
      key: 'creator',
      sort: sortOf('creator'),
      title: t('column.creator'),
      width: 120,
      render: ({ creator }) => creator,
    },
    {
      key: 'createdAt',
      sort: sortOf('createdAt'),
      title: t('column.created'),
      width: 140,
      render: ({ createdAt }) => <When instant={createdAt} />,
    },
  ];
}

function count(
  title: string,
  key: 'documentCount' | 'segmentCount' | 'wordCount',
  width: number,
): DataColumn<Project> {
  return { key, title, width, numeric: true, render: (project) => formatNumber(project[key]) };
}

function NameCell({ project }: { readonly project: Project }) {
  const { projectId, name, creator, createdAt } = project;
  return (
    <Named
      link={
        <NameLink to="/project/list" search={{ projectId }} title={name}>
          {name}
        </NameLink>
      }
    >
      {creator} · <When instant={createdAt} />
    </Named>
  );
}
