import { useQuery } from '@tanstack/react-query';
import type { DeletionEffect } from '@transloom/contracts/account-data';
import { Alert, Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePlanDeletion } from '../../../session/session-commands.ts';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { ReasonButton } from '../../../ui/reason-button.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useIdentity } from '../identity-context.ts';
import { deletionEffectsQuery } from './data.queries.ts';

interface DeletionDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Says what the deletion of the account does to each organization, and plans it. */
export function DeletionDialog({ open, onClose }: DeletionDialogProps) {
  const { t } = useTranslation('accounts');
  const { t: ui } = useTranslation('ui');
  const query = useQuery({ ...deletionEffectsQuery, enabled: open, staleTime: 0 });
  const plan = usePlanDeletion(useIdentity());
  const held = query.data?.organizations.find(({ effect }) => effect === 'hand-over');
  const reason = held && t('deletion.handOverFirst', { name: held.name });
  return (
    <Modal
      open={open}
      onCancel={onClose}
      destroyOnHidden
      title={t('deletion.question')}
      footer={
        <Stack direction="row" gap="xs" justify="end">
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <ReasonButton
            danger
            type="primary"
            reason={query.data === undefined ? t('deletion.loading') : reason}
            loading={plan.isPending}
            onClick={() => plan.mutate()}
          >
            {t('deletion.confirm')}
          </ReasonButton>
        </Stack>
      }
    >
      <Loadable query={query}>
        {({ days, organizations }) => (
          <Stack gap="md">
            <Text as="p">{t('deletion.consequence', { count: days })}</Text>
            <LineList>
              {organizations.map((one) => (
                <EffectLine key={one.organizationId} effect={one} />
              ))}
            </LineList>
            {plan.error === null ? null : <Alert type="error" showIcon title={plan.error.message} />}
          </Stack>
        )}
      </Loadable>
    </Modal>
  );
}

function EffectLine({ effect: { name, effect, openTasks } }: { readonly effect: DeletionEffect }) {
  const { t } = useTranslation('accounts');
  return (
    <ListLine>
      <Stack gap="none">
        <Text truncate>{name}</Text>
        <Text size="small" tone={effect === 'hand-over' ? 'danger' : 'secondary'}>
          {effect === 'leave' && openTasks > 0
            ? t('deletion.leaveTasks', { count: openTasks })
            : t(`deletion.effect.${effect}`)}
        </Text>
      </Stack>
    </ListLine>
  );
}
