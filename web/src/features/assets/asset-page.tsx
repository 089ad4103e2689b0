import { ArrowLeftOutlined } from '@ant-design/icons';
import { useNavigate } from '@tanstack/react-router';
import { Button, Tabs } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../api/api-error.ts';
import { useLiveNews } from '../../api/use-live-news.ts';
import { useAllows } from '../../session/permissions.ts';
import { typedTexts } from '../../session/typed-texts.ts';
import { EditableName } from '../../ui/editable-name.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { useChangeSearchParams, useSearchParams } from '../../ui/search-params.ts';
import { Section } from '../../ui/section.tsx';
import { TypedTextList } from '../../ui/typed-text-list.tsx';
import type { AssetKind, ListedAsset } from './asset-kind.ts';
import { AssetMarks } from './asset-marks.tsx';
import { longestAssetName } from './create-asset-form.tsx';

const tabs = ['entries', 'imports', 'cleaning', 'settings'] as const;

/** What a page shows of one asset, under its name. */
interface AssetParts<One extends ListedAsset> {
  readonly icon: ReactNode;
  readonly actions: (one: One) => ReactNode;
  readonly facts: (one: One) => ReactNode;
  /** By tab; one that is absent is not there. */
  readonly contents: Readonly<Partial<Record<(typeof tabs)[number], (one: One) => ReactNode>>>;
}

interface AssetPageProps<One extends ListedAsset> extends AssetParts<One> {
  readonly kind: AssetKind<One>;
  /** Undefined where the address names none. */
  readonly id: string | undefined;
}

export function AssetPage<One extends ListedAsset>({ id, ...parts }: AssetPageProps<One>) {
  if (id === undefined) return <AssetNotFound {...parts} />;
  return <AssetById key={id} id={id} {...parts} />;
}

interface AssetByIdProps<One extends ListedAsset> extends AssetPageProps<One> {
  readonly id: string;
}

function AssetById<One extends ListedAsset>({ id, ...parts }: AssetByIdProps<One>) {
  const query = parts.kind.useOne(id, useLiveNews(parts.kind));
  // Also of one that was deleted, or is no longer shared, while it is looked at.
  if (isNotFound(query.error)) return <AssetNotFound {...parts} />;
  return (
    <Page>
      <Loadable query={query}>{(asset) => <AssetScreen asset={asset} {...parts} />}</Loadable>
    </Page>
  );
}

interface WayBack {
  readonly kind: Pick<AssetKind<never>, 'name' | 'listPage'>;
}

/** Where it went from under somebody who was typing, what they had typed is left to be copied. */
function AssetNotFound({ kind, icon }: WayBack & { readonly icon: ReactNode }) {
  const { t } = useTranslation(['assets', 'ui']);
  const navigate = useNavigate();
  const [texts] = useState(typedTexts);
  return (
    <Page width="form">
      <EmptyState
        role="alert"
        icon={icon}
        title={t(`kind.${kind.name}.notFound.title`)}
        description={t(`kind.${kind.name}.notFound.hint`)}
        action={
          <Button onClick={() => void navigate({ to: kind.listPage })}>
            {t(`kind.${kind.name}.notFound.back`)}
          </Button>
        }
      />
      {texts.length === 0 ? null : (
        <Section title={t('ui:typed.title')} description={t('ui:typed.hint')}>
          <TypedTextList texts={texts} />
        </Section>
      )}
    </Page>
  );
}

interface AssetScreenProps<One extends ListedAsset> extends Omit<AssetPageProps<One>, 'id'> {
  readonly asset: One;
}

function AssetScreen<One extends ListedAsset>({
  kind,
  asset,
  actions,
  facts,
  contents,
}: AssetScreenProps<One>) {
  const { t } = useTranslation('assets');
  const { tab } = useSearchParams('tab');
  const changeSearch = useChangeSearchParams();
  const offered = tabs.filter((one) => contents[one] !== undefined);
  const shown = offered.find((one) => one === tab) ?? 'entries';
  return (
    <>
      <PageHeader
        back={<BackButton kind={kind} />}
        title={<AssetName kind={kind} asset={asset} />}
        facts={<AssetMarks kind={kind} asset={asset} />}
        actions={actions(asset)}
      />
      {facts(asset)}
      <Tabs
        activeKey={shown}
        onChange={(key) => changeSearch({ tab: key === 'entries' ? undefined : key })}
        items={offered.map((key) => ({ key, label: t(`tabs.${key}`) }))}
      />
      {contents[shown]?.(asset)}
    </>
  );
}

function AssetName<One extends ListedAsset>({ kind, asset }: Pick<AssetScreenProps<One>, 'kind' | 'asset'>) {
  const { t } = useTranslation('assets');
  const allows = useAllows();
  const change = kind.useChange();
  return (
    <EditableName
      name={change.isPending ? (change.variables.name ?? asset.name) : asset.name}
      editable={allows('memory:edit')}
      maxLength={longestAssetName}
      words={{ label: t('name.label'), change: t('name.change') }}
      onChange={(name) => change.mutate({ id: kind.idOf(asset), name })}
    />
  );
}

function BackButton({ kind }: WayBack) {
  const { t } = useTranslation('assets');
  const navigate = useNavigate();
  return (
    <IconButton
      label={t(`kind.${kind.name}.notFound.back`)}
      icon={<ArrowLeftOutlined />}
      onClick={() => void navigate({ to: kind.listPage })}
    />
  );
}
