import type { Task } from '@transloom/contracts/task-shape';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, formatNumber, formatPercent } from '../../../i18n/format.ts';
import { inUnits } from '../../../i18n/smallest-units.ts';
import { LanguagePair } from '../../../ui/language-pair.tsx';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { Named, NameLink } from '../../../ui/name-link.tsx';
import { TaskStanding } from '../task-parts.tsx';
import { useTaskWords } from '../use-task-words.ts';

/** The columns of a row of statistics (D3.22, D3.23); a price stands as currency and amount. */
export function useStatisticsColumns(
  onShow: (task: Task) => void,
  { ofOneProject }: { readonly ofOneProject: boolean },
): readonly DataColumn<Task>[] {
  const { t } = useTranslation('tasks');
  const words = useTaskWords();
  return [
    {
      key: 'name',
      title: t('column.task'),
      width: 220,
      render: (task) => (
        <Named link={<TaskLink task={task} onShow={onShow} />}>
          {ofOneProject ? words.part(task) : task.projectName}
        </Named>
      ),
    },
    {
      key: 'owner',
      title: t('fact.assignee'),
      width: 120,
      render: ({ assignee, people }) =>
        assignee?.username ?? (people.map(({ username }) => username).join(', ') || '–'),
    },
    ...(ofOneProject
      ? []
      : [
          {
            key: 'creator',
            title: t('filter.creator'),
            width: 120,
            render: ({ projectCreator }: Task) => projectCreator,
          },
        ]),
    { key: 'stage', title: t('column.stage'), width: 96, render: words.stage },
    {
      key: 'languages',
      title: t('column.languages'),
      width: 152,
      render: ({ sourceLanguage, targetLanguage }) => (
        <LanguagePair source={sourceLanguage} targets={[targetLanguage]} />
      ),
    },
    {
      key: 'standing',
      title: t('column.status'),
      width: 176,
      render: (task) => <TaskStanding task={task} />,
    },
    {
      key: 'period',
      title: t('statistics.period'),
      width: 200,
      render: ({ assignedAt, deadline }) =>
        [assignedAt, deadline].map((at) => (at === null ? '…' : formatDate(at))).join(' – '),
    },
    {
      key: 'progress',
      title: t('column.progress'),
      width: 88,
      numeric: true,
      render: ({ segments, unconfirmed }) =>
        formatPercent(segments === 0 ? 0 : (segments - unconfirmed) / segments),
    },
    {
      key: 'words',
      title: t('column.words'),
      width: 80,
      numeric: true,
      render: (task) => formatNumber(task.words),
    },
    {
      key: 'billable',
      title: t('statistics.billable'),
      width: 96,
      numeric: true,
      render: ({ price }) => (price === null ? '–' : formatNumber(price.billableWords)),
    },
    {
      key: 'unitPrice',
      title: t('statistics.unitPrice'),
      width: 132,
      numeric: true,
      render: ({ price }) =>
        price === null
          ? '–'
          : t('statistics.pricePer', {
              price: formatMoney(inUnits({ currency: price.currency, total: price.unitPrice })),
              per: formatNumber(price.per),
            }),
    },
    {
      key: 'pay',
      title: t('statistics.total'),
      width: 112,
      numeric: true,
      render: (task) => words.pay(task) || '–',
    },
  ];
}

function TaskLink({ task, onShow }: { readonly task: Task; readonly onShow: (task: Task) => void }) {
  return (
    <NameLink
      to="/task/statistics/index"
      onClick={(event) => {
        event.preventDefault();
        onShow(task);
      }}
      title={task.documentName}
    >
      {task.documentName}
    </NameLink>
  );
}
