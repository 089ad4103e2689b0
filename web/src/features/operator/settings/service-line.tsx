import type { InstalledService } from '@transloom/contracts/operator-settings';
import { useTranslation } from 'react-i18next';
import { SettingLine } from '../../../ui/setting-line.tsx';
import { StatusTag, type StatusTone } from '../../../ui/status-tag.tsx';

const tones: Readonly<Record<InstalledService['state'], StatusTone>> = {
  on: 'success',
  off: 'neutral',
  simulated: 'warning',
};

/** A service that the configuration decides, with the variable that does. */
export function ServiceLine({ service: { name, state, variable } }: { readonly service: InstalledService }) {
  const { t } = useTranslation('operator');
  return (
    <SettingLine
      label={t(`settings.services.${name}`)}
      description={variable === null ? t('settings.always') : variable}
    >
      <StatusTag tone={tones[state]}>{t(`settings.states.${state}`)}</StatusTag>
    </SettingLine>
  );
}
