import { DownOutlined } from '@ant-design/icons';
import { type EntryLayer, entryLayers } from '@transloom/core/memory/entries/entry-layer';
import { App, Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useMenuFocus } from '../../../ui/use-menu-focus.ts';
import { useChangeLayer } from './entries.queries.ts';

interface LayerMenuProps {
  readonly memoryId: string;
  readonly entryIds: readonly string[];
  readonly onChanged: () => void;
}

/** Puts entries into another layer, and says how many took the place of another one. */
export function LayerMenu({ memoryId, entryIds, onChanged }: LayerMenuProps) {
  const { t } = useTranslation('memories');
  const { message } = App.useApp();
  const change = useChangeLayer();
  const { button, menu } = useMenuFocus();
  const put = (layer: EntryLayer) =>
    change.mutate(
      { memoryId, entryIds: [...entryIds], layer },
      {
        onSuccess: ({ changed, replaced }) => {
          const words = [t('layer.changed', { count: changed, layer: t(`layer.${layer}`) })];
          if (replaced > 0) words.push(t('layer.replaced', { count: replaced }));
          message.success(words.join(' '));
          onChanged();
        },
      },
    );
  const items = entryLayers
    .toReversed()
    .map((layer) => ({ key: layer, label: t(`layer.${layer}`), onClick: () => put(layer) }));
  return (
    <Dropdown {...menu} trigger={['click']} menu={{ items }}>
      <Button ref={button} size="small" loading={change.isPending}>
        {t('layer.change')} <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  );
}
