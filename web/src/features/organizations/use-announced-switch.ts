import type { OrganizationSummary } from '@transloom/contracts/organizations';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSwitchOrganization } from '../../session/session-commands.ts';

const toastKey = 'switching-organization';

/** Says that the organization changes, and does it. */
export function useAnnouncedSwitch(): (organization: OrganizationSummary) => void {
  const { t } = useTranslation('organizations');
  const { message } = App.useApp();
  const { mutateAsync, isPending } = useSwitchOrganization();
  return (organization) => {
    if (isPending) return;
    message.loading({ key: toastKey, duration: 0, content: t('switching', { name: organization.name }) });
    // By the promise: the command palette, which asks for it, is gone by the time of an answer.
    mutateAsync(organization).catch(() => message.destroy(toastKey));
  };
}
