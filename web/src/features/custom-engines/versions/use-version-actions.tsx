import { RollbackOutlined, SwapOutlined } from '@ant-design/icons';
import type { EngineVersion } from '@transloom/contracts/custom-engine-versions';
import type { CustomEngineDetail } from '@transloom/contracts/custom-engines';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '../../../ui/row-action.ts';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { useChooseVersion } from '../custom-engines.queries.ts';
import { useEngineName } from '../use-engine-name.ts';

/** An earlier version can be used again, and a version in its other way of translating. */
export function useVersionActions(
  engine: CustomEngineDetail,
): (version: EngineVersion) => readonly RowAction[] {
  const use = useVersionUse(engine);
  const swap = useVariantSwap(engine);
  const { currentVersion, status } = engine;
  return (version) => {
    if (version.scores === null || status === 'training' || status === 'cleaning') return [];
    const earlier = version.number === currentVersion ? [] : [use(version)];
    return version.scores.variants === null ? earlier : [...earlier, swap(version)];
  };
}

function useVersionUse({ customEngineId, name }: CustomEngineDetail): (version: EngineVersion) => RowAction {
  const { t } = useTranslation('custom-engines');
  const choose = useChooseVersion();
  const confirm = useConfirm();
  return ({ number }) => ({
    key: 'use',
    label: t('versions.use.action'),
    icon: <RollbackOutlined />,
    onClick: () =>
      confirm({
        title: t('versions.use.title', { number, name }),
        consequence: t('versions.use.consequence'),
        verb: t('versions.use.action'),
        onConfirm: () => choose.mutateAsync({ customEngineId, number }),
      }),
  });
}

function useVariantSwap(engine: CustomEngineDetail): (version: EngineVersion) => RowAction {
  const { t } = useTranslation('custom-engines');
  const choose = useChooseVersion();
  const confirm = useConfirm();
  const nameOf = useEngineName(engine);
  const { customEngineId, name } = engine;
  return ({ number, variant, baseEngine }) => {
    const other = variant === 'plain' ? 'post-edited' : 'plain';
    const base = nameOf(baseEngine);
    return {
      key: 'swap',
      label: t(`variant.use.${other}`, { base }),
      icon: <SwapOutlined />,
      onClick: () =>
        confirm({
          title: t('versions.use.title', { number, name }),
          consequence: t(`variant.consequence.${other}`, { base }),
          verb: t(`variant.use.${other}`, { base }),
          onConfirm: () => choose.mutateAsync({ customEngineId, number, variant: other }),
        }),
    };
  };
}
