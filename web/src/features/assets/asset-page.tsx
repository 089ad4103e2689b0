import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveNews } from '../../api/use-live-news.ts';
import { DetailPage } from '../../ui/detail/detail-page.tsx';
import type { Loading } from '../../ui/loadable.tsx';
import type { AssetKind, ListedAsset } from './asset-kind.ts';
import { AssetMarks } from './asset-marks.tsx';
import { longestAssetName } from './create-asset-form.tsx';

interface AssetPageProps<One extends ListedAsset> {
  readonly kind: AssetKind<One>;
  /** Undefined where the address names none. */
  readonly id: string | undefined;
  readonly icon: ReactNode;
  readonly actions: (one: One) => ReactNode;
  readonly facts: (one: One) => ReactNode;
  /** What each tab shows. */
  readonly contents: Readonly<
    Record<'entries' | 'imports' | 'cleaning' | 'settings', (one: One) => ReactNode>
  >;
}

/** The page of a memory or a term base. */
export function AssetPage<One extends ListedAsset>({ id, ...parts }: AssetPageProps<One>) {
  return id === undefined ? (
    <AssetDetail query={undefined} {...parts} />
  ) : (
    <LiveAsset key={id} id={id} {...parts} />
  );
}

function LiveAsset<One extends ListedAsset>({ id, ...parts }: AssetPageProps<One> & { readonly id: string }) {
  return <AssetDetail query={parts.kind.useOne(id, useLiveNews(parts.kind))} {...parts} />;
}

interface AssetDetailProps<One extends ListedAsset> extends Omit<AssetPageProps<One>, 'id'> {
  readonly query: Loading<One> | undefined;
}

function AssetDetail<One extends ListedAsset>(props: AssetDetailProps<One>) {
  const { kind, query, icon, actions, facts, contents } = props;
  const { t } = useTranslation('assets');
  const change = kind.useChange();
  const tab = (key: keyof typeof contents, asset: One) => ({
    key,
    label: t(`tabs.${key}`),
    content: () => contents[key](asset),
  });
  return (
    <DetailPage<One>
      query={query}
      icon={icon}
      actions={actions}
      facts={facts}
      list={kind.listPage}
      words={{
        title: t(`kind.${kind.name}.notFound.title`),
        hint: t(`kind.${kind.name}.notFound.hint`),
        back: t(`kind.${kind.name}.notFound.back`),
      }}
      title={(asset) => ({
        text: change.isPending ? (change.variables.name ?? asset.name) : asset.name,
        edit: asset.editable
          ? {
              maxLength: longestAssetName,
              words: { label: t('name.label'), change: t('name.change') },
              onChange: (name) => change.mutate({ id: kind.idOf(asset), name }),
            }
          : undefined,
      })}
      marks={(asset) => <AssetMarks kind={kind} asset={asset} />}
      tabs={(asset) => [
        tab('entries', asset),
        tab('imports', asset),
        tab('cleaning', asset),
        tab('settings', asset),
      ]}
    />
  );
}
