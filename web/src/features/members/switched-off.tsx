import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { switchQuery } from './members.queries.ts';

/** Says what an invitation cannot do here, because the installation has it switched off. */
export function SwitchedOff({ name }: { readonly name: 'sign-up' | 'mail' }) {
  const { t } = useTranslation('members');
  const { data } = useQuery(switchQuery(name));
  if (data === undefined || data.on) return null;
  return <Alert type="info" showIcon title={t(`invite.off.${name}`)} />;
}
