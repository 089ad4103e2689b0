import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@transloom/contracts/endpoint';
import type { EngineModels, engineModelsApi, OfferedEngineModel } from '@transloom/contracts/engine-models';
import { isUnderWay } from '@transloom/contracts/work';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../i18n/format.ts';
import { LineList, ListLine } from '../../ui/line-list.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import { SearchField } from '../../ui/toolbar.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { useCreateWork } from '../../work/use-work-commands.ts';
import { modelDownloads, offeredModelsQuery, type useModelDownloads } from './engine-models.queries.ts';
import { ModelFactsLine } from './model-facts-line.tsx';
import { ModelLicence } from './model-licence.tsx';
import { pairName } from './model-names.ts';

type Downloads = ReturnType<typeof useModelDownloads>;
type Offer = OutputOf<typeof engineModelsApi.offeredModels>;

interface OfferedModelsDrawerProps {
  readonly open: boolean;
  readonly models: EngineModels;
  readonly downloads: Downloads;
  readonly onClose: () => void;
}

/** Models to choose from, each with its size; nothing is fetched before size and licence were agreed to. */
export function OfferedModelsDrawer({ open, models, downloads, onClose }: OfferedModelsDrawerProps) {
  const { t } = useTranslation('engine-models');
  const query = useQuery({ ...offeredModelsQuery, enabled: open });
  return (
    <Drawer open={open} onClose={onClose} size={520} destroyOnHidden title={t('offer.title')}>
      <Loadable query={query}>
        {(offer) => <OfferedModels offer={offer} installed={models} downloads={downloads} />}
      </Loadable>
    </Drawer>
  );
}

interface OfferedModelsProps {
  readonly offer: Offer;
  readonly installed: EngineModels;
  readonly downloads: Downloads;
}

function OfferedModels({ offer, installed, downloads }: OfferedModelsProps) {
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
        <ModelLicence licence={offer.licence}>
          {t('offer.licence', { licence: offer.licence.name })}
        </ModelLicence>
      </Text>
      <SearchField label={t('offer.search')} value={search} onChange={setSearch} />
      {found.length === 0 ? (
        <Text as="p" tone="tertiary">
          {t('offer.notFound', { search })}
        </Text>
      ) : null}
      <LineList>
        {found.map((model) => (
          <OfferedModelLine
            key={model.direction}
            model={model}
            offer={offer}
            installed={installed}
            downloads={downloads}
          />
        ))}
      </LineList>
    </Stack>
  );
}

interface OfferedModelLineProps extends OfferedModelsProps {
  readonly model: OfferedEngineModel;
}

function OfferedModelLine({ model, offer, installed, downloads }: OfferedModelLineProps) {
  const { t } = useTranslation('engine-models');
  const confirm = useConfirm();
  const fetch = useCreateWork(modelDownloads);
  const { direction, version, downloadBytes, bytes, files } = model;
  const name = pairName(model);
  const has = installed.models.find((one) => one.direction === direction);
  const coming = downloads.find(({ name: wanted, status }) => wanted === direction && isUnderWay(status));
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
      onConfirm: () => fetch.mutateAsync({ direction }),
    });
  return (
    <ListLine>
      <Stack direction="row" gap="sm" justify="space-between">
        <div>
          <Text strong>{name}</Text>
          <ModelFactsLine facts={[t('version', { version }), formatBytes(downloadBytes)]} files={files} />
        </div>
        {has?.version === version ? <StatusTag tone="success">{t('offer.installed')}</StatusTag> : null}
        {coming ? <StatusTag tone="info">{t('offer.coming')}</StatusTag> : null}
        {has?.version === version || coming ? null : (
          <Button size="small" aria-label={t('offer.fetchOf', { name })} onClick={askToFetch}>
            {has ? t('offer.renew') : t('offer.fetch')}
          </Button>
        )}
      </Stack>
    </ListLine>
  );
}
