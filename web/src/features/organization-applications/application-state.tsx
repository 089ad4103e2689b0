import type { OrganizationApplication } from '@transloom/contracts/organization-applications';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../ui/status-tag.tsx';

type State = OrganizationApplication['state'];

const tones: Readonly<Record<State, StatusTone>> = {
  submitted: 'info',
  'under-review': 'warning',
  approved: 'success',
  rejected: 'danger',
};

export function ApplicationState({ state }: { readonly state: State }) {
  const { t } = useTranslation('organization-applications');
  return <StatusTag tone={tones[state]}>{t(`state.${state}`)}</StatusTag>;
}
