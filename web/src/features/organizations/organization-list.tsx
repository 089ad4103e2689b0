import { MoreOutlined, ReloadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { OrganizationSummary } from '@transloom/contracts/organizations';
import { Dropdown, Popover } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { organizationsQuery } from '../../session/session.queries.ts';
import { LetterAvatar } from '../../ui/letter-avatar.tsx';
import styles from './organization-list.module.css';
import { splitOrganizations } from './organizations-listed.ts';
import { useAnnouncedSwitch } from './use-announced-switch.ts';

const OrganizationPanel = lazy(async () => ({
  default: (await import('./organization-panel.tsx')).OrganizationPanel,
}));

/** Two organizations, the rest behind “more”; the selected one opens its panel. */
export function OrganizationList() {
  const { t } = useTranslation('organizations');
  const { data, isError, isFetching, refetch } = useQuery(organizationsQuery);
  const switchTo = useAnnouncedSwitch();
  const { listed, more } = splitOrganizations(data?.all ?? []);
  return (
    <ul className={styles['list']} aria-label={t('label')}>
      {listed.map((organization) => (
        <li key={organization.organizationId}>
          {organization.isSelected ? (
            <SelectedOrganization organization={organization} />
          ) : (
            <OrganizationButton organization={organization} onClick={() => switchTo(organization)} />
          )}
        </li>
      ))}
      {isError && !data ? (
        <li>
          <button
            type="button"
            className={styles['entry']}
            title={t('notLoaded')}
            disabled={isFetching}
            onClick={() => void refetch()}
          >
            <ReloadOutlined className={styles['sign'] ?? ''} aria-hidden />
            <span className={styles['name']}>{t('loadAgain')}</span>
          </button>
        </li>
      ) : null}
      {more.length > 0 ? (
        <li>
          <Dropdown
            trigger={['click']}
            placement="topLeft"
            classNames={{ root: styles['menu'] ?? '' }}
            menu={{
              items: more.map((organization) => ({
                key: organization.organizationId,
                label: <MenuLine organization={organization} />,
                onClick: () => switchTo(organization),
              })),
            }}
          >
            <button type="button" className={styles['entry']} aria-haspopup="menu" aria-label={t('more')}>
              <MoreOutlined className={styles['sign'] ?? ''} aria-hidden />
              <span className={styles['name']}>{t('more')}</span>
            </button>
          </Dropdown>
        </li>
      ) : null}
    </ul>
  );
}

function MenuLine({ organization: { name, avatar } }: { readonly organization: OrganizationSummary }) {
  return (
    <span className={styles['menuLine']} title={name}>
      <LetterAvatar name={name} picture={avatar} size={20} shape="square" />
      <span className={styles['name']}>{name}</span>
    </span>
  );
}

function SelectedOrganization({ organization }: { readonly organization: OrganizationSummary }) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      placement="rightBottom"
      open={open}
      onOpenChange={setOpen}
      content={
        <Suspense>
          <OrganizationPanel organization={organization} onLeave={() => setOpen(false)} />
        </Suspense>
      }
    >
      <OrganizationButton organization={organization} expanded={open} />
    </Popover>
  );
}

interface OrganizationButtonProps {
  /** Added by the popover around it. */
  readonly className?: string;
  readonly organization: OrganizationSummary;
  readonly expanded?: boolean;
  readonly onClick?: () => void;
}

function OrganizationButton({ organization, expanded, className = '', ...trigger }: OrganizationButtonProps) {
  return (
    <button
      type="button"
      className={`${styles['entry']} ${className}`}
      title={organization.name}
      {...(expanded === undefined ? {} : { 'aria-haspopup': 'dialog', 'aria-expanded': expanded })}
      data-selected={organization.isSelected}
      {...trigger}
    >
      <LetterAvatar name={organization.name} picture={organization.avatar} size={20} shape="square" />
      <span className={styles['name']}>{organization.name}</span>
    </button>
  );
}
