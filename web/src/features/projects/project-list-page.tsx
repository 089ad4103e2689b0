import { FolderOpenOutlined, PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Allowed } from '../../session/allowed.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterChips } from '../../ui/list/filter-chips.tsx';
import { useListView } from '../../ui/list/use-list-view.ts';
import { ViewSwitch } from '../../ui/list/view-switch.tsx';
import { Page } from '../../ui/page.tsx';
import { useChangeSearchParams } from '../../ui/search-params.ts';
import { SearchField, Toolbar } from '../../ui/toolbar.tsx';
import { ProjectCards } from './project-cards.tsx';
import { ProjectTable } from './project-table.tsx';
import { projectListQuery } from './projects.queries.ts';
import { useProjectFilter } from './use-project-filter.ts';

export function ProjectListPage() {
  const { t } = useTranslation('projects');
  const filter = useProjectFilter();
  const change = useChangeSearchParams();
  const [view, setView] = useListView('projects');
  const query = useQuery(projectListQuery(filter.asked));
  const none = query.data?.total === 0 && !filter.filtered;
  const List = view === 'table' ? ProjectTable : ProjectCards;
  return (
    <Page>
      <Toolbar actions={<NewProjectButton secondary={none} />}>
        <SearchField
          label={t('list.search')}
          value={filter.search}
          onChange={(search) => change({ search, page: undefined })}
        />
        <FilterChips
          label={t('list.status')}
          choices={(['all', 'active', 'archived'] as const).map((value) => ({
            value,
            label: t(`list.statuses.${value}`),
          }))}
          value={filter.status}
          onChange={(status) => change({ status: status === 'all' ? undefined : status, page: undefined })}
        />
        <ViewSwitch view={view} onChange={setView} />
      </Toolbar>
      <List
        query={{ data: query.data?.records, error: query.error, refetch: query.refetch }}
        empty={filter.filtered ? <NothingFound search={filter.search} /> : <NoProjects />}
        paging={{
          page: filter.asked.pageNumber,
          pageSize: filter.asked.pageSize,
          total: query.data?.total ?? 0,
          onChange: (page, pageSize) => change({ page: String(page), pageSize: String(pageSize) }),
        }}
      />
    </Page>
  );
}

/** The primary action of the page, unless the empty list below asks for the same. */
function NewProjectButton({ secondary = false }: { readonly secondary?: boolean }) {
  const { t } = useTranslation('projects');
  const navigate = useNavigate();
  return (
    <Allowed keys="project:newRouter">
      <Button
        type={secondary ? 'default' : 'primary'}
        icon={<PlusOutlined aria-hidden />}
        onClick={() => void navigate({ to: '/project/new' })}
      >
        {t('new.action')}
      </Button>
    </Allowed>
  );
}

function NoProjects() {
  const { t } = useTranslation('projects');
  return (
    <EmptyState
      icon={<FolderOpenOutlined />}
      title={t('empty.title')}
      description={t('empty.description')}
      action={<NewProjectButton />}
      link={
        <Link to="/about/index" hash="guide">
          {t('empty.learn')}
        </Link>
      }
    />
  );
}

function NothingFound({ search }: { readonly search: string }) {
  const { t } = useTranslation('projects');
  const change = useChangeSearchParams();
  return (
    <EmptyState
      role="status"
      title={search ? t('nothing.search', { search }) : t('nothing.status')}
      action={
        <Button onClick={() => change({ search: undefined, status: undefined, page: undefined })}>
          {t('nothing.clear')}
        </Button>
      }
    />
  );
}
