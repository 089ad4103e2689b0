import { InboxOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { stageKindSchema } from '@transloom/contracts/project-settings';
import { type Task, taskTabs } from '@transloom/contracts/task-shape';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { languageName } from '../../i18n/language-name.ts';
import { LanguagePair } from '../../ui/language-pair.tsx';
import { Card, CardFacts, CardRow } from '../../ui/list/cards.tsx';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import { chosenOf, ListChips } from '../../ui/list/list-chips.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { useListState } from '../../ui/list/use-list-state.ts';
import { NameButton, Named, NameLink } from '../../ui/name-link.tsx';
import { ExportPackageDialog } from './offline/export-package-dialog.tsx';
import { OfflineDrawer } from './offline/offline-drawer.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { TaskDrawer } from './task-drawer.tsx';
import { TaskDeadline, TaskProgress, TaskStanding } from './task-parts.tsx';
import { filterItemsQuery, myTasksQuery } from './tasks.queries.ts';
import { useTaskActions } from './use-task-actions.tsx';
import { useTaskWords } from './use-task-words.ts';

/** The home of a translator: what was offered, what is at work, what is done and what is late (D2.12). */
export function MyTasksPage() {
  const { t } = useTranslation('tasks');
  const list = useListState(['tab', 'project', 'kind', 'target']);
  const { tab, project, kind, target } = list.filter;
  const query = useQuery(
    myTasksQuery({
      tab: chosenOf(tab, taskTabs) ?? 'all',
      search: list.search,
      projectId: project,
      kind: chosenOf(kind, stageKindSchema.options),
      target,
      pageNumber: list.pageNumber,
      pageSize: list.pageSize,
    }),
  );
  const [shown, setShown] = useState<Task>();
  const [declined, setDeclined] = useState<readonly Task[]>([]);
  const [exported, setExported] = useState<readonly Task[]>([]);
  const [importing, setImporting] = useState(false);
  const { rowActions, submitAll, commands } = useTaskActions({
    onShow: setShown,
    onDecline: setDeclined,
    onExport: setExported,
  });
  const idsOf = (tasks: readonly Task[]) => tasks.map(({ taskId }) => taskId);
  const which = (tasks: readonly Task[], action: Task['actions'][number]) =>
    tasks.filter(({ actions }) => actions.includes(action));
  return (
    <ListPage<Task>
      name="tasks"
      label={t('list.label')}
      list={list}
      query={query}
      rowKey={({ taskId }) => taskId}
      columns={useColumns(setShown)}
      search={t('list.search')}
      filters={
        <>
          <ListChips
            {...{ list, filter: 'tab', label: t('list.tabs'), values: taskTabs }}
            words={(value) => t(`tab.${value}`)}
            countOf={(value) => query.data?.counts[value]}
          />
          <TaskFilters list={list} />
        </>
      }
      actions={<Button onClick={() => setImporting(true)}>{t('offline.import')}</Button>}
      rowActions={rowActions}
      bulkActions={(rows, untick) => (
        <>
          {which(rows, 'accept').length > 0 ? (
            <Button
              size="small"
              onClick={() => void commands.accept(idsOf(which(rows, 'accept'))).then(untick)}
            >
              {t('action.accept')}
            </Button>
          ) : null}
          {which(rows, 'decline').length > 0 ? (
            <Button size="small" onClick={() => setDeclined(which(rows, 'decline'))}>
              {t('action.decline')}
            </Button>
          ) : null}
          <Button size="small" onClick={() => void commands.submit(idsOf(rows)).then(untick)}>
            {t('action.submit')}
          </Button>
          {which(rows, 'offline-export').length > 0 ? (
            <Button size="small" onClick={() => setExported(which(rows, 'offline-export'))}>
              {t('action.exportOffline')}
            </Button>
          ) : null}
          <Button size="small" onClick={() => submitAll(rows)}>
            {t('action.oneClick')}
          </Button>
        </>
      )}
      card={(task) => <TaskCard key={task.taskId} task={task} actions={rowActions(task)} onShow={setShown} />}
      empty={{ icon: <InboxOutlined />, title: t('empty.title'), description: t('empty.description') }}
    >
      <ExportPackageDialog tasks={exported} onClose={() => setExported([])} />
      <OfflineDrawer open={importing} onClose={() => setImporting(false)} />
      <TaskDrawer task={shown} onClose={() => setShown(undefined)} />
      <ReasonDialog
        open={declined.length > 0}
        title={t('decline.title', { count: declined.length })}
        verb={t('action.decline')}
        usual={[t('decline.noTime'), t('decline.field'), t('decline.price'), t('decline.deadline')]}
        onGive={(reason) => commands.decline({ taskIds: idsOf(declined), reason })}
        onClose={() => setDeclined([])}
      />
    </ListPage>
  );
}

interface TaskFiltersProps {
  readonly list: ReturnType<typeof useListState<'tab' | 'project' | 'kind' | 'target'>>;
}

function TaskFilters({ list }: TaskFiltersProps) {
  const { t } = useTranslation('tasks');
  const { data } = useQuery(filterItemsQuery);
  const choose = (filter: 'project' | 'kind' | 'target', options: { value: string; label: string }[]) => (
    <Select
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      aria-label={t(`filter.${filter}`)}
      placeholder={t(`filter.${filter}`)}
      options={options}
      {...(list.filter[filter] === undefined ? {} : { value: list.filter[filter] })}
      onChange={(value: string | undefined) => list.change({ [filter]: value })}
    />
  );
  const { projects = [], targets = [] } = data ?? {};
  return (
    <>
      {projects.length > 1
        ? choose(
            'project',
            projects.map(({ projectId, name }) => ({ value: projectId, label: name })),
          )
        : null}
      {targets.length > 1
        ? choose(
            'target',
            targets.map((tag) => ({ value: tag, label: languageName(tag) })),
          )
        : null}
      {choose(
        'kind',
        (['translation', 'review', 'proofreading'] as const).map((kind) => ({
          value: kind,
          label: t(`kind.${kind}`),
        })),
      )}
    </>
  );
}

function useColumns(onShow: (task: Task) => void): readonly DataColumn<Task>[] {
  const { t } = useTranslation('tasks');
  const words = useTaskWords();
  return [
    {
      key: 'name',
      title: t('column.task'),
      width: 176,
      render: (task) => <TaskName task={task} onShow={onShow} />,
    },
    {
      key: 'languages',
      title: t('column.languages'),
      width: 140,
      render: ({ sourceLanguage, targetLanguage }) => (
        <LanguagePair source={sourceLanguage} targets={[targetLanguage]} />
      ),
    },
    { key: 'stage', title: t('column.stage'), width: 88, render: words.stage },
    {
      key: 'standing',
      title: t('column.status'),
      width: 128,
      render: (task) => <TaskStanding task={task} />,
    },
    {
      key: 'progress',
      title: t('column.progress'),
      width: 88,
      render: (task) => <TaskProgress task={task} />,
    },
    {
      key: 'words',
      title: t('column.words'),
      width: 72,
      numeric: true,
      render: (task) => formatNumber(task.words),
    },
    {
      key: 'deadline',
      title: t('column.deadline'),
      width: 128,
      render: (task) => <TaskDeadline task={task} />,
    },
    { key: 'pay', title: t('column.pay'), width: 88, numeric: true, render: words.pay },
  ];
}

interface TaskNameProps {
  readonly task: Task;
  readonly onShow: (task: Task) => void;
}

/** Opens the editor where there is something to do, else what the task is about. */
function TaskName({ task, onShow }: TaskNameProps) {
  const words = useTaskWords();
  const { taskId, documentId, documentName, projectName } = task;
  const isOpen = task.actions.includes('offline-export');
  return (
    <Named
      link={
        isOpen ? (
          <NameLink to="/workbench/editer" search={{ documentId, task: taskId }} title={documentName}>
            {documentName}
          </NameLink>
        ) : (
          <NameButton title={documentName} onClick={() => onShow(task)}>
            {documentName}
          </NameButton>
        )
      }
    >
      {[projectName, words.part(task)].filter((part) => part !== '').join(' · ')}
    </Named>
  );
}

interface TaskCardProps extends TaskNameProps {
  readonly actions: ReturnType<ReturnType<typeof useTaskActions>['rowActions']>;
}

function TaskCard({ task, actions, onShow }: TaskCardProps) {
  const { t } = useTranslation('tasks');
  const words = useTaskWords();
  const others = task.people.filter(({ answer }) => answer === 'asked').length - 1;
  return (
    <Card
      head={
        <>
          <TaskName task={task} onShow={onShow} />
          <LanguagePair source={task.sourceLanguage} targets={[task.targetLanguage]} />
        </>
      }
      actions={actions}
    >
      <TaskProgress task={task} />
      <CardFacts
        facts={[
          words.stage(task),
          t('words', { count: task.words, number: formatNumber(task.words) }),
          ...(words.pay(task) === '' ? [] : [words.pay(task)]),
          ...(task.state === 'offered' && others > 0 ? [t('alsoAsked', { count: others })] : []),
        ]}
      />
      <CardRow>
        <TaskStanding task={task} />
        <TaskDeadline task={task} />
      </CardRow>
    </Card>
  );
}
