import type { OrganizationSummary } from '@transloom/contracts/organizations';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { LetterAvatar } from '../../../ui/letter-avatar.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { roleName } from '../../organizations/role-name.ts';
import { useAnnouncedSwitch } from '../../organizations/use-announced-switch.ts';
import { useLeaveOrganization } from '../members.queries.ts';

/** An organization with the own role in it: the selected one can be left, the others switched to. */
export function OwnOrganizationLine({ organization }: { readonly organization: OrganizationSummary }) {
  const { t } = useTranslation('members');
  const { name, avatar, accountTypeName, role, isSelected } = organization;
  const switchTo = useAnnouncedSwitch();
  return (
    <Stack direction="row" gap="sm">
      <LetterAvatar name={name} picture={avatar} size={32} shape="square" />
      <Stack gap="none" grow>
        <Text strong truncate>
          {name}
        </Text>
        <Text size="small" tone="tertiary" truncate as="div">
          {[accountTypeName, roleName(role), isSelected ? t('own.here') : null].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      {isSelected ? (
        <LeaveButton organization={organization} />
      ) : (
        <Button size="small" aria-label={t('own.switchTo', { name })} onClick={() => switchTo(organization)}>
          {t('own.switch')}
        </Button>
      )}
    </Stack>
  );
}

/** The super administrator transfers the organization first, and nobody leaves their personal one. */
function LeaveButton({ organization: { name, role, organizationType } }: LeaveButtonProps) {
  const { t } = useTranslation('members');
  const confirm = useConfirm();
  const leave = useLeaveOrganization();
  if (organizationType === 'PERSON') return null;
  const transferFirst = role === 'SUPER_ADMIN';
  const ask = () =>
    confirm({
      title: t('own.leave.title', { name }),
      consequence: t('own.leave.consequence'),
      verb: t('own.leave.action'),
      danger: true,
      onConfirm: () => leave.mutateAsync(),
    });
  return (
    <Button
      size="small"
      danger
      disabled={transferFirst}
      title={transferFirst ? t('own.leave.transferFirst') : undefined}
      onClick={ask}
    >
      {t('own.leave.action')}
    </Button>
  );
}

interface LeaveButtonProps {
  readonly organization: OrganizationSummary;
}
