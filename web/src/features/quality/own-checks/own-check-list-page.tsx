import { DeleteOutlined, EditOutlined, ExperimentOutlined, FileDoneOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { OwnCheck } from '@transloom/contracts/own-checks';
import { Button, Drawer, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { languageName } from '../../../i18n/language-name.ts';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { PrimaryButton } from '../../../ui/list/primary-button.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { NameButton } from '../../../ui/name-link.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { When } from '../../../ui/when.tsx';
import { ownChecksQuery } from '../../project-settings/own-checks.queries.ts';
import { OwnCheckForm } from './own-check-form.tsx';
import { useDeleteOwnCheck, useEnableOwnCheck } from './own-checks.queries.ts';
import { TryCheck } from './try-check.tsx';

const tones = { error: 'danger', warning: 'warning', info: 'info' } as const;

type Open = { readonly what: 'edit' | 'try'; readonly check: OwnCheck } | { readonly what: 'new' };

/** Checks in plain language: write one, try it on a memory, turn it on. */
export function OwnCheckListPage() {
  const { t } = useTranslation('own-checks');
  const list = useListState<never>([]);
  const query = useQuery(ownChecksQuery);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const titleOf = (now: Open | undefined, check: OwnCheck | undefined) => {
    const name = check?.name ?? '';
    if (now?.what === 'try') return t('try.of', { name });
    return now?.what === 'edit' ? t('edit.title', { name }) : t('new.title');
  };
  const columns = useColumns(
    (check) => setOpen({ what: 'edit', check }),
    (check) => setOpen({ what: 'try', check }),
  );
  const actions = useRowActions(setOpen);
  // The trial changes the row; the drawer shows it as it is now.
  const shown =
    open !== undefined && open.what !== 'new'
      ? (query.data?.find(({ ownCheckId }) => ownCheckId === open.check.ownCheckId) ?? open.check)
      : undefined;
  return (
    <ListPage<OwnCheck>
      name="own-checks"
      label={t('screen.title')}
      list={list}
      query={query}
      rowKey={({ ownCheckId }) => ownCheckId}
      columns={columns}
      search={t('list.search')}
      rowActions={actions}
      primary={(look) => (
        <PrimaryButton {...look} label={t('new.action')} onClick={() => setOpen({ what: 'new' })} />
      )}
      empty={{ icon: <FileDoneOutlined />, title: t('list.empty'), description: t('list.purpose') }}
    >
      <Drawer
        open={open !== undefined}
        onClose={close}
        title={titleOf(open, shown)}
        size={560}
        destroyOnHidden
      >
        {open?.what === 'try' && shown !== undefined ? <TryCheck check={shown} /> : null}
        {open?.what === 'edit' && shown !== undefined ? <OwnCheckForm check={shown} onSaved={close} /> : null}
        {open?.what === 'new' ? <OwnCheckForm onSaved={(check) => setOpen({ what: 'try', check })} /> : null}
      </Drawer>
    </ListPage>
  );
}

function useColumns(
  onEdit: (check: OwnCheck) => void,
  onTry: (check: OwnCheck) => void,
): readonly DataColumn<OwnCheck>[] {
  const { t } = useTranslation('own-checks');
  const enable = useEnableOwnCheck();
  return [
    {
      key: 'name',
      title: t('field.name'),
      grow: true,
      value: ({ name }) => name,
      render: (check) => (
        <Stack gap="xxs">
          <NameButton title={check.name} onClick={() => onEdit(check)}>
            {check.name}
          </NameButton>
          <Text size="small" tone="secondary" truncate>
            {check.instruction}
          </Text>
        </Stack>
      ),
    },
    {
      key: 'severity',
      title: t('field.severity'),
      width: 100,
      value: ({ severity }) => severity,
      render: ({ severity }) => <StatusTag tone={tones[severity]}>{t(`severity.${severity}`)}</StatusTag>,
    },
    {
      key: 'languages',
      title: t('field.languages'),
      width: 160,
      render: ({ languages }) =>
        languages.length === 0 ? t('field.allLanguages') : languages.map(languageName).join(t('field.and')),
    },
    {
      key: 'trial',
      title: t('trial.column'),
      width: 190,
      render: (check) =>
        check.trial === null ? (
          <Button size="small" onClick={() => onTry(check)}>
            {t('try.action')}
          </Button>
        ) : (
          <Text size="small" numeric>
            {t('trial.short', {
              flagged: formatNumber(check.trial.flagged),
              samples: formatNumber(check.trial.samples),
            })}{' '}
            · <When instant={check.trial.triedAt} />
          </Text>
        ),
    },
    {
      key: 'enabled',
      title: t('field.enabled'),
      width: 90,
      value: ({ enabled }) => String(enabled),
      render: ({ ownCheckId, name, enabled, trial }) => (
        <Switch
          size="small"
          aria-label={t('field.enable', { name })}
          {...(trial === null && { title: t('field.tryFirst') })}
          disabled={trial === null && !enabled}
          checked={enabled}
          loading={enable.isPending && enable.variables?.ownCheckId === ownCheckId}
          onChange={(on) => enable.mutate({ ownCheckId, enabled: on })}
        />
      ),
    },
  ];
}

function useRowActions(open: (what: Open) => void) {
  const { t } = useTranslation('own-checks');
  const confirm = useConfirm();
  const remove = useDeleteOwnCheck();
  return (check: OwnCheck) => [
    {
      key: 'try',
      label: t('try.of', { name: check.name }),
      icon: <ExperimentOutlined aria-hidden />,
      onClick: () => open({ what: 'try', check }),
    },
    {
      key: 'edit',
      label: t('edit.title', { name: check.name }),
      icon: <EditOutlined aria-hidden />,
      onClick: () => open({ what: 'edit', check }),
    },
    {
      key: 'delete',
      label: t('delete.of', { name: check.name }),
      icon: <DeleteOutlined aria-hidden />,
      danger: true,
      onClick: () =>
        confirm({
          title: t('delete.title', { name: check.name }),
          consequence: t('delete.consequence'),
          verb: t('delete.verb'),
          danger: true,
          onConfirm: () => remove.mutateAsync(check.ownCheckId),
        }),
    },
  ];
}
