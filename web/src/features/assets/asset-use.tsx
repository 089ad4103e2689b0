import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section.tsx';
import { SettingLine } from '../../ui/setting-line.tsx';
import { TeamSelect, useTeams } from '../organizations/team-select.tsx';
import type { AssetKind, ListedAsset } from './asset-kind.ts';

interface AssetUseProps<One extends ListedAsset> {
  readonly kind: AssetKind<One>;
  readonly asset: One;
  /** For those who may only look. */
  readonly fixed: boolean;
}

/** Whether it takes anything, and who sees it; saved at once. */
export function AssetUse<One extends ListedAsset>({ kind, asset, fixed }: AssetUseProps<One>) {
  const { t } = useTranslation('assets');
  const change = kind.useChange();
  const changing = change.isPending ? change.variables : undefined;
  const hasTeams = useTeams().length > 0;
  const id = kind.idOf(asset);
  return (
    <Section title={t('settings.use')}>
      <SettingLine label={t('settings.writable')} description={t(`kind.${kind.name}.writableHint`)}>
        <Switch
          aria-label={t('settings.writable')}
          disabled={fixed || asset.mergedInto !== null}
          checked={changing?.writable ?? asset.writable}
          onChange={(writable) => change.mutate({ id, writable })}
        />
      </SettingLine>
      <SettingLine label={t('settings.shared')} description={t('settings.sharedHint')}>
        <Switch
          aria-label={t('settings.shared')}
          disabled={fixed}
          checked={changing?.shared ?? asset.shared}
          onChange={(shared) => change.mutate({ id, shared })}
        />
      </SettingLine>
      {hasTeams || asset.team !== null ? (
        <SettingLine label={t('settings.team')} description={t('settings.teamHint')}>
          <TeamSelect
            disabled={fixed}
            value={(changing && 'teamId' in changing ? changing.teamId : asset.team?.teamId) ?? null}
            onChange={(teamId) => change.mutate({ id, teamId })}
          />
        </SettingLine>
      ) : null}
    </Section>
  );
}
