import { LogoutOutlined, SettingOutlined, StarOutlined, TeamOutlined, UserOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import type { AccountInfo, UserInfo } from '@transloom/contracts/accounts';
import type { OrganizationSummary } from '@transloom/contracts/organizations';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../i18n/format.ts';
import { Allowed } from '../../session/allowed.tsx';
import { useUser } from '../../session/session.queries.ts';
import { useSignOut } from '../../session/session-commands.ts';
import { LetterAvatar } from '../../ui/letter-avatar.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { MembershipBadge } from './membership-badge.tsx';
import styles from './organization-panel.module.css';
import { QuotaLine } from './quota-line.tsx';
import { roleName } from './role-name.ts';

interface OrganizationPanelProps {
  readonly organization: OrganizationSummary;
  readonly onLeave: () => void;
}

/** Who is signed in; name, plan, expiry and quotas of the organization; the ways to the account; sign out. */
export function OrganizationPanel({ organization, onLeave }: OrganizationPanelProps) {
  const { t } = useTranslation('organizations');
  const user = useUser();
  const { mutate: signOut, isPending } = useSignOut();
  return (
    <div className={styles['panel']}>
      {user ? <SignedInUser name={user.nickname} avatar={user.avatar} role={organization.role} /> : null}
      <Stack direction="row" gap="sm">
        <MembershipBadge accountType={organization.accountType} size={32} decorative />
        <Stack gap="none" grow>
          <Text strong truncate>
            {organization.name}
          </Text>
          <Text size="small" tone="secondary">
            {organization.accountTypeName}
            {organization.expireTime
              ? ` · ${t('expires', { date: formatDate(organization.expireTime) })}`
              : null}
          </Text>
        </Stack>
      </Stack>
      {user ? <Quotas user={user} /> : null}
      <ul className={styles['links']}>
        <PanelLink
          to="/account/index"
          keys="account"
          icon={<UserOutlined />}
          label={t('userCenter')}
          onClick={onLeave}
        />
        {organization.organizationType === 'ENTERPRISE' ? (
          <PanelLink
            to="/team/index-inside"
            keys=""
            icon={<TeamOutlined />}
            label={t('ownTeam')}
            onClick={onLeave}
          />
        ) : null}
        <PanelLink
          to="/account/orgInfo"
          keys="orgAccount"
          icon={<SettingOutlined />}
          label={t('organizationCenter')}
          onClick={onLeave}
        />
        <PanelLink
          to="/account/vip"
          keys="account:VIPRouter"
          icon={<StarOutlined />}
          label={t('vip')}
          onClick={onLeave}
        />
      </ul>
      <ThemeSwitch />
      <Button block icon={<LogoutOutlined aria-hidden />} loading={isPending} onClick={() => signOut()}>
        {t('signOut')}
      </Button>
    </div>
  );
}

interface SignedInUserProps {
  readonly name: string;
  readonly avatar: string | null;
  readonly role: OrganizationSummary['role'];
}

function SignedInUser({ name, avatar, role }: SignedInUserProps) {
  return (
    <div className={styles['user']}>
      <LetterAvatar name={name} picture={avatar} size={32} />
      <Stack gap="none" grow>
        <Text strong truncate>
          {name}
        </Text>
        <Text size="small" tone="secondary">
          {roleName(role)}
        </Text>
      </Stack>
    </div>
  );
}

/** Member quotas concern organizations with members only. */
function Quotas({ user }: { readonly user: UserInfo & Partial<AccountInfo> }) {
  const { t } = useTranslation('organizations');
  const { memberQuota, flowQuota, tokenQuota } = user;
  return (
    <Stack gap="xs">
      {memberQuota && user.organizationType === 'ENTERPRISE' ? (
        <QuotaLine label={t('quota.members')} left={leftOf(memberQuota)} limit={memberQuota.limit} />
      ) : null}
      {flowQuota ? (
        <QuotaLine label={t('quota.characters')} left={flowQuota.surplus} limit={flowQuota.limit} />
      ) : null}
      {tokenQuota ? (
        <QuotaLine label={t('quota.tokens')} left={tokenQuota.surplus} limit={tokenQuota.limit} />
      ) : null}
    </Stack>
  );
}

function leftOf({ used, limit }: AccountInfo['memberQuota']): number | null {
  return limit === null ? null : limit - used;
}

interface PanelLinkProps {
  readonly to: string;
  readonly keys: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly onClick: () => void;
}

function PanelLink({ to, keys, icon, label, onClick }: PanelLinkProps) {
  return (
    <Allowed keys={keys}>
      <li>
        <Link to={to} className={styles['link']} onClick={onClick}>
          <span aria-hidden>{icon}</span>
          {label}
        </Link>
      </li>
    </Allowed>
  );
}
