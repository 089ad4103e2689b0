import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/section.tsx';
import { Text } from '../../../ui/text.tsx';
import { moveItem } from './move-item.ts';
import { type NamedAsset, NamedAssetLine } from './named-asset-line.tsx';
import styles from './named-assets.module.css';

interface NamedAssetsProps<One extends NamedAsset> {
  readonly kind: 'memories' | 'termBases';
  readonly named: readonly One[];
  /** What may be named and is not. */
  readonly offered: readonly One[];
  readonly fixed: boolean;
  readonly more?: (one: One, change: (changed: One) => void) => ReactNode;
  readonly onChange: (named: readonly One[]) => void;
}

/** Memories or term bases of a project in their order, each with its use; saved at once. */
export function NamedAssets<One extends NamedAsset>(props: NamedAssetsProps<One>) {
  const { kind, named, offered, fixed, more, onChange } = props;
  const { t } = useTranslation('project-settings');
  const changed = (one: One) => onChange(named.map((each) => (each.id === one.id ? one : each)));
  return (
    <Section title={t(`assets.${kind}.title`)} description={t(`assets.${kind}.hint`)}>
      {named.length === 0 ? (
        <Text as="p" size="table" tone="secondary">
          {t(`assets.${kind}.none`)}
        </Text>
      ) : (
        <ol className={styles['list']} aria-label={t(`assets.${kind}.title`)}>
          {named.map((one, place) => (
            <NamedAssetLine
              key={one.id}
              asset={one}
              place={place}
              last={place === named.length - 1}
              fixed={fixed}
              more={more?.(one, changed)}
              onChange={(change) => changed({ ...one, ...change })}
              onMove={(from, to) => onChange(moveItem(named, from, to))}
              onRemove={() => onChange(named.filter(({ id }) => id !== one.id))}
            />
          ))}
        </ol>
      )}
      {fixed ? null : <AddAsset kind={kind} offered={offered} onAdd={(one) => onChange([...named, one])} />}
    </Section>
  );
}

interface AddAssetProps<One extends NamedAsset> extends Pick<NamedAssetsProps<One>, 'kind' | 'offered'> {
  readonly onAdd: (one: One) => void;
}

function AddAsset<One extends NamedAsset>({ kind, offered, onAdd }: AddAssetProps<One>) {
  const { t } = useTranslation('project-settings');
  return (
    <Select<string>
      className={styles['add'] ?? ''}
      aria-label={t(`assets.${kind}.add`)}
      placeholder={t(`assets.${kind}.add`)}
      value={null as unknown as string}
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent={t(`assets.${kind}.nothing`)}
      options={offered.map(({ id, name }) => ({ value: id, label: name }))}
      onSelect={(chosen) => {
        const one = offered.find(({ id }) => id === chosen);
        if (one !== undefined) onAdd(one);
      }}
    />
  );
}
