import { InboxOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { type JoinApplication, joinStateSchema } from '@transloom/contracts/invites';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import { chosenOf, ListChips } from '../../ui/list/list-chips.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { useListState } from '../../ui/list/use-list-state.ts';
import { Stack } from '../../ui/stack.tsx';
import { StatusTag, type StatusTone } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import { When } from '../../ui/when.tsx';
import { roleName } from '../organizations/role-name.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { DenyDialog } from './deny-dialog.tsx';
import { applicationsQuery } from './members.queries.ts';

const states = joinStateSchema.options;
const tones: Readonly<Record<JoinApplication['state'], StatusTone>> = {
  pending: 'warning',
  approved: 'success',
  denied: 'danger',
};

interface Decision {
  readonly verdict: 'approve' | 'deny';
  readonly application: JoinApplication;
}

/** Applications to join: approved with role and team, or rejected with a reason (D4.53). */
export function ReviewPage() {
  const { t } = useTranslation('members');
  const list = useListState(['state']);
  const state = chosenOf(list.filter.state, states);
  const { pageNumber, pageSize } = list;
  const query = useQuery(applicationsQuery({ pageNumber, pageSize, ...(state && { state }) }));
  const [decision, setDecision] = useState<Decision>();
  const close = () => setDecision(undefined);
  const chosen = (verdict: Decision['verdict']) =>
    decision?.verdict === verdict ? decision.application : undefined;
  return (
    <ListPage<JoinApplication>
      name="join-applications"
      label={t('screen.review')}
      list={list}
      query={query}
      rowKey={({ applicationId }) => applicationId}
      columns={useColumns(setDecision)}
      filters={
        <ListChips
          list={list}
          filter="state"
          label={t('review.state')}
          values={['all', ...states]}
          words={(value) => t(`review.states.${value}`)}
        />
      }
      empty={{
        icon: <InboxOutlined />,
        title: t('review.empty.title'),
        description: t('review.empty.description'),
      }}
    >
      <ApproveDialog application={chosen('approve')} onClose={close} />
      <DenyDialog application={chosen('deny')} onClose={close} />
    </ListPage>
  );
}

function useColumns(onDecide: (decision: Decision) => void): readonly DataColumn<JoinApplication>[] {
  const { t } = useTranslation('members');
  return [
    {
      key: 'name',
      title: t('column.name'),
      width: 220,
      render: ({ name, username }) => (
        <Stack gap="none">
          <Text strong truncate>
            {name}
          </Text>
          <Text size="small" tone="tertiary" truncate>
            {username}
          </Text>
        </Stack>
      ),
    },
    { key: 'email', title: t('column.email'), width: 220, render: ({ email }) => email },
    { key: 'phone', title: t('column.phone'), width: 140, render: ({ phone }) => phone ?? '–' },
    {
      key: 'place',
      title: t('review.place'),
      width: 200,
      render: ({ role, ownRole, team }) => (
        <Text size="table" truncate>
          {[roleName(role, ownRole?.name), team?.name].filter(Boolean).join(' · ')}
        </Text>
      ),
    },
    {
      key: 'note',
      title: t('review.note'),
      width: 240,
      grow: true,
      render: ({ note, reason }) => (
        <Text size="table" tone="secondary" truncate as="div">
          {reason || note || '–'}
        </Text>
      ),
    },
    {
      key: 'created',
      title: t('review.created'),
      width: 130,
      render: ({ createdAt }) => <When instant={createdAt} />,
    },
    {
      key: 'state',
      title: t('review.state'),
      width: 200,
      render: (application) =>
        application.state === 'pending' ? (
          <Stack direction="row" gap="xs">
            <Button size="small" type="primary" onClick={() => onDecide({ verdict: 'approve', application })}>
              {t('review.approve')}
            </Button>
            <Button size="small" onClick={() => onDecide({ verdict: 'deny', application })}>
              {t('review.deny')}
            </Button>
          </Stack>
        ) : (
          <StatusTag tone={tones[application.state]}>{t(`review.states.${application.state}`)}</StatusTag>
        ),
    },
  ];
}
