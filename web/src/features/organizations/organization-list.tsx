import { MoreOutlined } from '@ant-design/icons';
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
  const { data } = useQuery(organizationsQuery);
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
      {more.length > 0 ? (
        <li>
          <Dropdown
            trigger={['click']}
            placement="topLeft"
            menu={{
              items: more.map((organization) => ({
                key: organization.organizationId,
                label: organization.name,
                onClick: () => switchTo(organization),
              })),
            }}
          >
            <button type="button" className={styles['entry']} aria-haspopup="menu" aria-label={t('more')}>
              <MoreOutlined className={styles['moreIcon'] ?? ''} aria-hidden />
              <span className={styles['name']}>{t('more')}</span>
            </button>
          </Dropdown>
        </li>
      ) : null}
    </ul>
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
