import { DeleteOutlined, DownloadOutlined, FolderOpenOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type Project, projectSortColumns } from '@transloom/contracts/projects';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import { chosenOf, ListChips } from '../../ui/list/list-chips.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { PrimaryButton } from '../../ui/list/primary-button.tsx';
import { type ListState, useListState } from '../../ui/list/use-list-state.ts';
import { ProjectCard } from './project-card.tsx';
import { type ProjectFilterName, ProjectFilters, projectFilterNames } from './project-filters.tsx';
import { type ProjectsAsked, projectListQuery } from './projects.queries.ts';
import { useProjectActions } from './use-project-actions.tsx';
import { useProjectColumns } from './use-project-columns.tsx';
import { useSeveralProjects } from './use-several-projects.tsx';

const statuses = ['active', 'archived'] as const;

/** Projects that are open to this person, as cards or as a table. */
export function ProjectListPage() {
  const { t } = useTranslation('projects');
  const navigate = useNavigate();
  const allows = useAllows();
  const list = useListState<ProjectFilterName>(projectFilterNames);
  const query = useQuery(projectListQuery(askedOf(list)));
  const actions = useProjectActions();
  const several = useSeveralProjects();
  // The buttons above the list need the ticked rows, which the list holds.
  const ticked = useRef<readonly Project[]>([]);
  const buttons = (rows: () => readonly Project[]) => (
    <>
      {allows('project:export') ? (
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => several.download(rows())}>
          {t('several.download')}
        </Button>
      ) : null}
      {allows('project:delete') ? (
        <Button icon={<DeleteOutlined aria-hidden />} onClick={() => several.askToDelete(rows())}>
          {t('several.delete')}
        </Button>
      ) : null}
    </>
  );
  return (
    <ListPage<Project>
      name="projects"
      label={t('list.label')}
      list={list}
      query={query}
      rowKey={({ projectId }) => projectId}
      columns={useProjectColumns(list)}
      rowActions={actions}
      search={t('list.search')}
      filters={
        <>
          <ListChips
            list={list}
            filter="status"
            label={t('list.status')}
            values={['all', ...statuses]}
            words={(status) => t(`list.statuses.${status}`)}
          />
          <ProjectFilters list={list} />
        </>
      }
      actions={buttons(() => ticked.current)}
      bulkActions={(rows) => {
        ticked.current = rows;
        return buttons(() => rows);
      }}
      card={(project) => <ProjectCard key={project.projectId} project={project} actions={actions(project)} />}
      primary={
        allows('project:newRouter')
          ? (look) => (
              <PrimaryButton
                {...look}
                label={t('new.action')}
                onClick={() => void navigate({ to: '/project/new' })}
              />
            )
          : undefined
      }
      empty={{
        icon: <FolderOpenOutlined />,
        title: t('empty.title'),
        description: t('empty.description'),
        link: (
          <Link to="/about/index" hash="guide">
            {t('empty.learn')}
          </Link>
        ),
      }}
    />
  );
}

/** What is asked of the server; values that somebody wrote into the address are left out. */
function askedOf(list: ListState<ProjectFilterName>): ProjectsAsked {
  const { search, filter, sort, pageNumber, pageSize } = list;
  const status = chosenOf(filter.status, statuses);
  const by = chosenOf(sort?.by, projectSortColumns);
  const { team, creator, language, from, to } = filter;
  return {
    search,
    pageNumber,
    pageSize,
    ...(status && { status }),
    ...(isId(team) && { teamId: team }),
    ...(isId(creator) && { creatorId: creator }),
    ...(language && { language }),
    ...(isDay(from) && { from: new Date(`${from}T00:00:00`).toISOString() }),
    ...(isDay(to) && { to: new Date(`${to}T23:59:59.999`).toISOString() }),
    ...(by && sort && { sort: by, order: sort.order }),
  };
}

function isId(text: string | undefined): text is string {
  return text !== undefined && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}

function isDay(text: string | undefined): text is string {
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
