import { CopyOutlined, DeleteOutlined, LayoutOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Template } from '@transloom/contracts/templates';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { useAllows } from '../../session/permissions.ts';
import { LanguagePair } from '../../ui/language-pair.tsx';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import { chosenOf } from '../../ui/list/list-chips.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { PrimaryButton } from '../../ui/list/primary-button.tsx';
import { type ListState, useListState } from '../../ui/list/use-list-state.ts';
import { NameLink } from '../../ui/name-link.tsx';
import type { RowAction } from '../../ui/row-action.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { When } from '../../ui/when.tsx';
import { useFlowText } from '../project-settings/use-stage-name.ts';
import { templateListQuery, useCopyTemplate, useDeleteTemplate } from './templates.queries.ts';

const sorts = ['name', 'createdAt', 'updatedAt'] as const;

/** Templates of projects. */
export function TemplateListPage() {
  const { t } = useTranslation('templates');
  const navigate = useNavigate();
  const editable = useAllows()('template:edit');
  const list = useListState();
  const by = chosenOf(list.sort?.by, sorts);
  const query = useQuery(
    templateListQuery({
      search: list.search,
      pageNumber: list.pageNumber,
      pageSize: list.pageSize,
      ...(by && list.sort && { sort: by, order: list.sort.order }),
    }),
  );
  return (
    <ListPage<Template>
      name="templates"
      label={t('list.label')}
      list={list}
      query={query}
      rowKey={({ templateId }) => templateId}
      columns={useColumns(list)}
      rowActions={useTemplateActions()}
      search={t('list.search')}
      primary={
        editable
          ? (look) => (
              <PrimaryButton
                {...look}
                label={t('new.action')}
                onClick={() => void navigate({ to: '/project/templateNew' })}
              />
            )
          : undefined
      }
      empty={{
        icon: <LayoutOutlined />,
        title: t('empty.title'),
        description: t('empty.description'),
      }}
    />
  );
}

function useColumns({ sortOf }: Pick<ListState, 'sortOf'>): readonly DataColumn<Template>[] {
  const { t } = useTranslation('templates');
  const flowText = useFlowText();
  return [
    {
      key: 'name',
      title: t('column.name'),
      width: 220,
      sort: sortOf('name'),
      render: ({ templateId, name }) => (
        <NameLink to="/project/templateDetail" search={{ templateId }} title={name}>
          {name}
        </NameLink>
      ),
    },
    { key: 'team', title: t('column.team'), width: 120, render: ({ team }) => team?.name ?? '–' },
    {
      key: 'languages',
      title: t('column.languages'),
      width: 170,
      render: ({ sourceLanguage, targetLanguages }) => (
        <LanguagePair source={sourceLanguage} targets={targetLanguages} />
      ),
    },
    {
      key: 'flow',
      title: t('column.flow'),
      width: 180,
      render: ({ settings }) => flowText(settings.flow),
    },
    {
      key: 'projects',
      title: t('column.projects'),
      width: 88,
      numeric: true,
      render: ({ projectCount }) => formatNumber(projectCount),
    },
    {
      key: 'creator',
      title: t('column.creator'),
      width: 120,
      render: ({ creator }) => creator,
    },
    {
      key: 'createdAt',
      title: t('column.created'),
      width: 140,
      sort: sortOf('createdAt'),
      render: ({ createdAt }) => <When instant={createdAt} />,
    },
    {
      key: 'updatedAt',
      title: t('column.updated'),
      width: 140,
      sort: sortOf('updatedAt'),
      render: ({ updatedAt }) => <When instant={updatedAt} />,
    },
  ];
}

/** Copy and delete. */
export function useTemplateActions(onDeleted?: () => void): (template: Template) => readonly RowAction[] {
  const { t } = useTranslation('templates');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const editable = useAllows()('template:edit');
  const copy = useCopyTemplate();
  const remove = useDeleteTemplate();
  return ({ templateId, name }) =>
    editable
      ? [
          {
            key: 'copy',
            label: t('copy.action'),
            icon: <CopyOutlined />,
            onClick: () =>
              copy.mutate(
                { templateId, name: t('copy.name', { name }) },
                { onSuccess: (made) => void message.success(t('copy.done', { name: made.name })) },
              ),
          },
          {
            key: 'delete',
            label: t('delete.action'),
            icon: <DeleteOutlined />,
            danger: true,
            onClick: () =>
              confirm({
                title: t('delete.title', { name }),
                consequence: t('delete.consequence'),
                verb: t('delete.action'),
                danger: true,
                onConfirm: async () => {
                  await remove.mutateAsync(templateId);
                  message.success(t('delete.done', { name }));
                  onDeleted?.();
                },
              }),
          },
        ]
      : [];
}
