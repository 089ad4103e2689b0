import { DownloadOutlined } from '@ant-design/icons';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Statement } from '@transloom/contracts/statements';
import { Button, DatePicker, Table } from 'antd';
import dayjs from 'dayjs';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { useDownload } from '../../api/use-download.ts';
import { formatDate, formatMoney, formatNumber } from '../../i18n/format.ts';
import { inUnits } from '../../i18n/smallest-units.ts';
import { useAllows } from '../../session/permissions.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { NameButton } from '../../ui/name-link.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { TaskDrawer } from './task-drawer.tsx';
import { tasksKey } from './tasks.queries.ts';

const statementsQuery = (month: string, everybody: boolean) =>
  queryOptions({
    queryKey: [...tasksKey, 'statements', month, everybody],
    queryFn: ({ signal }) =>
      everybody
        ? callApi(endpoints.statements.statements, { month }, { signal })
        : callApi(endpoints.statements.myStatement, { month }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: 'inline' },
  });

/** What people are paid for in a month: one's own, and with the right to prices that of everybody. */
export function StatementPage() {
  const { t } = useTranslation('tasks');
  const everybody = useAllows()('task:price');
  const [month, setMonth] = useState(() => dayjs());
  const [task, setTask] = useState<ShownTask>();
  const shown = month.format('YYYY-MM');
  const query = useQuery(statementsQuery(shown, everybody));
  const download = useDownload((wanted: { readonly month: string; readonly everybody: boolean }) =>
    callApi(endpoints.statements.exportStatements, wanted),
  );
  return (
    <Page>
      <Stack gap="sm">
        <Toolbar
          actions={
            <Button
              icon={<DownloadOutlined aria-hidden />}
              disabled={(query.data ?? []).length === 0}
              loading={download.isPending}
              onClick={() => download.mutate({ month: shown, everybody })}
            >
              {t('statement.export')}
            </Button>
          }
        >
          <DatePicker
            picker="month"
            aria-label={t('statement.month')}
            allowClear={false}
            value={month}
            onChange={(value) => setMonth(value ?? dayjs())}
          />
        </Toolbar>
        <Loadable query={query}>
          {(statements) =>
            statements.length === 0 ? (
              <EmptyState title={t('statement.empty')} description={t('statement.emptyHint')} />
            ) : (
              statements.map((statement) => (
                <PersonStatement key={statement.userId} statement={statement} onShow={setTask} />
              ))
            )
          }
        </Loadable>
      </Stack>
      <TaskDrawer task={task} onClose={() => setTask(undefined)} />
    </Page>
  );
}

type Line = Statement['lines'][number];
type ShownTask = NonNullable<ComponentProps<typeof TaskDrawer>['task']>;

interface LineNameProps extends Pick<PersonStatementProps, 'onShow'> {
  readonly line: Line;
}

/** Opens the task with the lines behind its pay. */
function LineName({ line: { taskId, document: documentName }, onShow }: LineNameProps) {
  if (taskId === null) return documentName;
  return (
    <NameButton title={documentName} onClick={() => onShow({ taskId, documentName })}>
      {documentName}
    </NameButton>
  );
}

interface PersonStatementProps {
  readonly statement: Statement;
  readonly onShow: (task: ShownTask) => void;
}

function PersonStatement({ statement, onShow }: PersonStatementProps) {
  const { t } = useTranslation('tasks');
  const { username, billableWords, sums, lines } = statement;
  const money = sums.map((sum) => formatMoney(inUnits(sum))).join(' · ');
  return (
    <Section
      title={username}
      description={[t('statistics.billableWords', { number: formatNumber(billableWords) }), money]
        .filter((part) => part !== '')
        .join(' · ')}
    >
      <Table<Line>
        size="small"
        pagination={false}
        rowKey={(line) => `${line.at} ${line.document} ${line.kind}`}
        dataSource={[...lines]}
        columns={[
          { key: 'at', title: t('statement.date'), width: 130, render: (_, { at }) => formatDate(at) },
          { key: 'project', title: t('filter.project'), ellipsis: true, dataIndex: 'project' },
          {
            key: 'document',
            title: t('column.file'),
            ellipsis: true,
            render: (_, line) => <LineName line={line} onShow={onShow} />,
          },
          { key: 'kind', title: t('column.stage'), width: 120, render: (_, line) => kindText(t, line) },
          {
            key: 'what',
            title: t('statement.what'),
            width: 150,
            render: (_, { what }) => t(`statement.of.${what}`),
          },
          {
            key: 'words',
            title: t('statistics.billable'),
            width: 100,
            align: 'right',
            render: (_, line) => formatNumber(line.billableWords),
          },
          {
            key: 'amount',
            title: t('column.pay'),
            width: 120,
            align: 'right',
            render: (_, { currency, amount }) =>
              currency === null || amount === null ? '–' : formatMoney(inUnits({ currency, total: amount })),
          },
        ]}
      />
    </Section>
  );
}

function kindText(t: ReturnType<typeof useTranslation<'tasks'>>['t'], { kind }: Line): string {
  return kind === 'own' ? '–' : t(`kind.${kind}`);
}
