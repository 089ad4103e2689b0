import type { OrganizationKey } from '@transloom/contracts/permissions';
import { useTranslation } from 'react-i18next';
import type en from '../../i18n/en-US/members.json';

type Catalogued = keyof typeof en.keys;

/** What a key lets people do, in plain words; one without words is called by its name. */
export function useKeyWords(): (key: OrganizationKey) => string {
  const { t, i18n } = useTranslation('members');
  return (key) => {
    const name = key.replaceAll(':', '_');
    return i18n.exists(`members:keys.${name}`) ? t(`keys.${name as Catalogued}`) : key;
  };
}
