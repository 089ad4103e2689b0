import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@transloom/contracts/endpoint';
import type { EngineModels, engineModelsApi, OfferedEngineModel } from '@transloom/contracts/engine-models';
import { Button, Drawer, Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../i18n/format.ts';
import { LineList, ListLine } from '../../ui/line-list.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { SearchField } from '../../ui/toolbar.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { offeredModelsQuery, useModelCommand } from './engine-models.queries.ts';
import { pairName } from './pair-name.ts';

type Offer = OutputOf<typeof engineModelsApi.offeredModels>;

interface OfferedModelsDrawerProps {
  readonly open: boolean;
  readonly models: EngineModels;
  readonly onClose: () => void;
}

/** Models to choose from, each with its size; nothing is fetched before size and licence were agreed to. */
export function OfferedModelsDrawer({ open, models, onClose }: OfferedModelsDrawerProps) {
  const { t } = useTranslation('engine-models');
  const query = useQuery({ ...offeredModelsQuery, enabled: open });
  return (
    <Drawer open={open} onClose={onClose} size={520} destroyOnHidden title={t('offer.title')}>
      <Loadable query={query}>{(offer) => <OfferedModels offer={offer} installed={models} />}</Loadable>
    </Drawer>
  );
}

function OfferedModels({ offer, installed }: { readonly offer: Offer; readonly installed: EngineModels }) {
  const { t } = useTranslation('engine-models');
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = offer.models.filter((model) =>
    `${pairName(model)} ${model.direction}`.toLowerCase().includes(wanted),
  );
  return (
    <Stack gap="sm">
      <Text as="p" size="table" tone="secondary">
        {t('offer.text', { host: offer.host })}{' '}
        <a href={offer.licence.address} target="_blank" rel="noreferrer">
          {t('offer.licence', { licence: offer.licence.name })}
        </a>
      </Text>
      <SearchField label={t('offer.search')} value={search} onChange={setSearch} />
      {found.length === 0 ? (
        <Text as="p" tone="tertiary">
          {t('offer.notFound', { search })}
        </Text>
      ) : null}
      <LineList>
        {found.map((model) => (
          <OfferedModelLine key={model.direction} model={model} offer={offer} installed={installed} />
        ))}
      </LineList>
    </Stack>
  );
}

interface OfferedModelLineProps {
  readonly model: OfferedEngineModel;
  readonly offer: Offer;
  readonly installed: EngineModels;
}

function OfferedModelLine({ model, offer, installed }: OfferedModelLineProps) {
  const { t } = useTranslation('engine-models');
  const confirm = useConfirm();
  const fetch = useModelCommand('fetchModel');
  const { direction, version, downloadBytes, bytes } = model;
  const name = pairName(model);
  const is = (one: { readonly direction: string }) => one.direction === direction;
  const has = installed.models.find(is);
  const coming = installed.downloads.find((one) => is(one) && one.failureMessage === null);
  const askToFetch = () =>
    confirm({
      title: t('offer.question', { name }),
      consequence: t('offer.consequence', {
        host: offer.host,
        size: formatBytes(downloadBytes),
        disk: formatBytes(bytes),
        licence: offer.licence.name,
      }),
      verb: t('offer.fetch'),
      onConfirm: () => fetch.mutateAsync(direction),
    });
  return (
    <ListLine>
      <Stack direction="row" gap="sm" justify="space-between">
        <div>
          <Text strong>{name}</Text>
          <Text size="small" tone="tertiary" numeric as="div">
            {[t('version', { version }), formatBytes(downloadBytes)].join(' · ')}
          </Text>
        </div>
        {has?.version === version ? <Tag>{t('offer.installed')}</Tag> : null}
        {coming ? <Tag>{t('offer.coming')}</Tag> : null}
        {has?.version === version || coming ? null : (
          <Button size="small" aria-label={t('offer.fetchOf', { name })} onClick={askToFetch}>
            {has ? t('offer.renew') : t('offer.fetch')}
          </Button>
        )}
      </Stack>
    </ListLine>
  );
}
