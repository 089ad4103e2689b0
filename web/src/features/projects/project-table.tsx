import type { Project } from '@transloom/contracts/projects';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { LanguagePair } from '../../ui/language-pair.tsx';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import type { TablePaging } from '../../ui/list/list-paging.tsx';
import type { Loading } from '../../ui/loadable.tsx';
import { Named, NameLink } from '../../ui/name-link.tsx';
import { When } from '../../ui/when.tsx';
import { ConfirmedProgress } from './confirmed-progress.tsx';
import { Deadline } from './deadline.tsx';
import { ProjectStatus, projectState } from './project-status.tsx';
import { useProjectActions } from './use-project-actions.tsx';

export interface ProjectListProps {
  readonly query: Loading<readonly Project[]>;
  readonly empty: ReactNode;
  readonly paging: TablePaging;
}

export function ProjectTable({ query, empty, paging }: ProjectListProps) {
  const { t } = useTranslation('projects');
  const actions = useProjectActions();
  return (
    <DataTable<Project>
      name="projects"
      label={t('list.label')}
      query={query}
      rowKey={({ projectId }) => projectId}
      columns={useColumns()}
      empty={empty}
      rowActions={actions}
      paging={paging}
    />
  );
}

function useColumns(): readonly DataColumn<Project>[] {
  const { t } = useTranslation('projects');
  return [
    {
      key: 'name',
      title: t('column.name'),
      width: 200,
      render: (project) => <NameCell project={project} />,
    },
    {
      key: 'languages',
      title: t('column.languages'),
      width: 152,
      render: ({ sourceLanguage, targetLanguages }) => (
        <LanguagePair source={sourceLanguage} targets={targetLanguages} />
      ),
    },
    {
      key: 'status',
      title: t('column.status'),
      width: 124,
      render: (project) => <ProjectStatus project={project} />,
    },
    {
      key: 'progress',
      title: t('column.progress'),
      width: 124,
      render: ({ confirmedCount, segmentCount }) => (
        <ConfirmedProgress confirmed={confirmedCount} total={segmentCount} />
      ),
    },
    count(t('column.documents'), 'documentCount', 60),
    count(t('column.segments'), 'segmentCount', 80),
    count(t('column.words'), 'wordCount', 88),
    {
      key: 'deadline',
      title: t('column.deadline'),
      width: 164,
      render: (project) => (
        <Deadline deadline={project.deadline} open={!['done', 'archived'].includes(projectState(project))} />
      ),
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
