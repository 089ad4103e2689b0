import { useQuery } from '@tanstack/react-query';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import { NameLink } from '../../ui/name-link.tsx';
import { SettingLine } from '../../ui/setting-line.tsx';
import { Text } from '../../ui/text.tsx';
import { ownChecksQuery } from './own-checks.queries.ts';

interface OwnCheckSwitchesProps {
  /** Ids of checks that the project leaves out. */
  readonly off: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (off: readonly string[]) => void;
}

/** Which of the checks that the organization wrote the intelligent check makes here. */
export function OwnCheckSwitches({ off, disabled, onChange }: OwnCheckSwitchesProps) {
  const { t } = useTranslation('project-settings');
  const mayWrite = useAllows()('qa:settings');
  const { data = [] } = useQuery(ownChecksQuery);
  const enabled = data.filter((check) => check.enabled);
  return (
    <>
      {enabled.map(({ ownCheckId, name, instruction }) => (
        <SettingLine key={ownCheckId} label={t('qa.own', { name })} description={instruction}>
          <Switch
            size="small"
            aria-label={t('qa.own', { name })}
            checked={!off.includes(ownCheckId)}
            disabled={disabled}
            onChange={(on) => onChange(on ? off.filter((id) => id !== ownCheckId) : [...off, ownCheckId])}
          />
        </SettingLine>
      ))}
      {mayWrite ? (
        <Text size="small" tone="secondary" as="p">
          {enabled.length === 0 ? t('qa.ownNone') : null}{' '}
          <NameLink to="/project/own-checks" title={t('qa.ownLink')}>
            {t('qa.ownLink')}
          </NameLink>
        </Text>
      ) : null}
    </>
  );
}
