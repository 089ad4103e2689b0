import { useQuery } from '@tanstack/react-query';
import type { PairModel } from '@transloom/contracts/engine-models';
import { isUnderWay } from '@transloom/contracts/work';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../../i18n/format.ts';
import { useAllows } from '../../../session/permissions.ts';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useCreateWork, useWorkCommands } from '../../../work/use-work-commands.ts';
import { WorkState } from '../../../work/work-state.tsx';
import {
  modelDownloads,
  pairModelQuery,
  useAskForModel,
  useModelDownload,
} from '../../engine-models/engine-models.queries.ts';
import { ModelLicence } from '../../engine-models/model-licence.tsx';

interface ModelOfferProps {
  readonly source: string;
  readonly target: string;
}

/** A model for a pair that no engine translates: fetched with one press, or asked of those who may fetch it. */
export function ModelOffer({ source, target }: ModelOfferProps) {
  const { data: model } = useQuery(pairModelQuery({ source, target }));
  const allows = useAllows();
  if (!model) return null;
  return allows('installation:models') ? (
    <FetchOffer model={model} />
  ) : (
    <AskOffer model={model} source={source} target={target} />
  );
}

function FetchOffer({ model }: { readonly model: PairModel }) {
  const { t } = useTranslation('project-settings');
  const fetch = useCreateWork(modelDownloads);
  const { stop, retry } = useWorkCommands(modelDownloads);
  const download = useModelDownload(model.direction);
  if (download !== undefined)
    return (
      <Stack gap="xs">
        <WorkState
          work={download}
          stageText={() => t('offer.fetching')}
          format={formatBytes}
          onStop={() => stop.mutate(download.workId)}
        />
        {isUnderWay(download.status) ? null : (
          <div>
            <Button size="small" loading={retry.isPending} onClick={() => retry.mutate(download.workId)}>
              {t('offer.fetch')}
            </Button>
          </div>
        )}
      </Stack>
    );
  return (
    <Offer model={model} failure={fetch.error}>
      <Button
        size="small"
        loading={fetch.isPending}
        onClick={() => fetch.mutate({ direction: model.direction })}
      >
        {t('offer.fetch')}
      </Button>
    </Offer>
  );
}

function AskOffer({ model, source, target }: ModelOfferProps & { readonly model: PairModel }) {
  const { t } = useTranslation('project-settings');
  const ask = useAskForModel();
  return (
    <Offer model={model} failure={ask.error}>
      {ask.isSuccess ? (
        <span role="status">
          <Text size="small" tone="success">
            {t('offer.asked')}
          </Text>
        </span>
      ) : (
        <Button size="small" loading={ask.isPending} onClick={() => ask.mutate({ source, target })}>
          {t('offer.ask')}
        </Button>
      )}
    </Offer>
  );
}

interface OfferProps {
  readonly model: PairModel;
  readonly failure: Error | null;
  readonly children: ReactNode;
}

/** What is offered, with its size and licence. */
function Offer({ model: { downloadBytes, host, licence }, failure, children }: OfferProps) {
  const { t } = useTranslation('project-settings');
  return (
    <Alert
      type="info"
      title={t('offer.text')}
      description={
        <>
          {t('offer.size', { size: formatBytes(downloadBytes), host })} · <ModelLicence licence={licence} />
          {failure ? (
            <Text as="p" size="small" tone="danger">
              {failure.message}
            </Text>
          ) : null}
        </>
      }
      action={children}
    />
  );
}
