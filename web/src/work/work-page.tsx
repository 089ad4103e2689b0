import { useNavigate } from '@tanstack/react-router';
import type { WorkContract } from '@transloom/contracts/work';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../session/permissions.ts';
import type { NotFoundWords } from '../ui/detail/detail-not-found.tsx';
import { DetailPage } from '../ui/detail/detail-page.tsx';
import { FactLine, LineFact } from '../ui/fact-line.tsx';
import { MoreMenu } from '../ui/more-menu.tsx';
import { Stack } from '../ui/stack.tsx';
import { When } from '../ui/when.tsx';
import { GoesOnNotice } from './goes-on-notice.tsx';
import { useAmountText } from './use-amount-text.ts';
import { useWork } from './use-work.ts';
import { useWorkActions } from './use-work-actions.tsx';
import { useWorkCommands } from './use-work-commands.ts';
import type { WorkIn, WorkKind } from './work-kind.ts';
import { WorkState, type WorkStateProps } from './work-state.tsx';
import { WorkStatusTag } from './work-status-tag.tsx';

interface WorkPageProps<Contract extends WorkContract> extends Omit<WorkStateProps, 'work'> {
  readonly kind: WorkKind<Contract>;
  /** Undefined where the address names nothing. */
  readonly workId: string | undefined;
  readonly icon: ReactNode;
  /** Path of the list. */
  readonly list: string;
  readonly words: NotFoundWords;
  /** What is done with the result, such as exporting it. */
  readonly primary?: (work: WorkIn<Contract>) => ReactNode;
  /** `LineFact`s of the kind, after who made it and when. */
  readonly facts?: (work: WorkIn<Contract>) => ReactNode;
  /** The result, once there is one; also of work that is paused for a person. */
  readonly children: (work: WorkIn<Contract>) => ReactNode;
}

/** A page of one piece of work: its facts, how far it is, what can be done with it, and its result. */
export function WorkPage<Contract extends WorkContract>(props: WorkPageProps<Contract>) {
  const { kind, workId, icon, list, words, primary, facts, children, ...state } = props;
  const navigate = useNavigate();
  const query = useWork(kind, workId);
  const allowed = useAllows()(kind.run);
  const { rename } = useWorkCommands(kind);
  const { t } = useTranslation('work');
  const actionsOf = useWorkActions(kind, () => void navigate({ to: list }));
  return (
    <DetailPage<WorkIn<Contract>>
      query={workId === undefined ? undefined : query}
      icon={icon}
      list={list}
      words={words}
      title={({ workId: id, name }) => ({
        text: name,
        edit: allowed
          ? {
              maxLength: 200,
              words: { label: t('list.name'), change: t('rename') },
              onChange: (text) => rename.mutate({ workId: id, name: text }),
            }
          : undefined,
      })}
      marks={({ status }) => <WorkStatusTag status={status} />}
      actions={(work) => {
        const actions = actionsOf(work);
        return (
          <>
            {actions
              .filter(({ key }) => key !== 'delete')
              .map(({ key, verb, icon: sign, pending, onClick }) => (
                <Button key={key} icon={sign} loading={pending} onClick={onClick}>
                  {verb}
                </Button>
              ))}
            {work.status === 'done' ? primary?.(work) : null}
            <MoreMenu actions={actions.filter(({ key }) => key === 'delete')} />
          </>
        );
      }}
      facts={(work) => <WorkFacts work={work}>{facts?.(work)}</WorkFacts>}
      tabs={(work) => [
        {
          key: 'result',
          label: '',
          content: () => (
            <Stack gap="md">
              <WorkState work={work} {...state} />
              {work.status === 'waiting' || work.status === 'running' ? <GoesOnNotice /> : null}
              {work.status === 'done' || work.status === 'paused' ? children(work) : null}
            </Stack>
          ),
        },
      ]}
    />
  );
}

interface WorkFactsProps<Contract extends WorkContract> {
  readonly work: WorkIn<Contract>;
  readonly children: ReactNode;
}

function WorkFacts<Contract extends WorkContract>({ work, children }: WorkFactsProps<Contract>) {
  const { t } = useTranslation('work');
  const amountText = useAmountText();
  const { creator, createdAt, endedAt, cost } = work;
  return (
    <FactLine>
      {creator === null ? null : <LineFact label={t('facts.creator')}>{creator}</LineFact>}
      <LineFact label={t('facts.created')}>
        <When instant={createdAt} />
      </LineFact>
      {endedAt === null ? null : (
        <LineFact label={t('facts.ended')}>
          <When instant={endedAt} />
        </LineFact>
      )}
      {cost === null ? null : (
        <LineFact label={t('facts.cost')}>{amountText(cost.wallet, cost.charged)}</LineFact>
      )}
      {children}
    </FactLine>
  );
}
