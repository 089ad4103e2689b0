import type { modelDownloadContract } from '@transloom/contracts/model-downloads';
import { readDirection } from '@transloom/core/language/read-direction';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../i18n/format.ts';
import type { WorkIn } from '../../work/work-kind.ts';
import { WorkLine } from '../../work/work-line.tsx';
import { modelDownloads } from './engine-models.queries.ts';
import { pairName } from './model-names.ts';

/** A model on its way; what has arrived of it stays until the download is deleted. */
export function ModelDownloadLine({ download }: { readonly download: WorkIn<typeof modelDownloadContract> }) {
  const { t } = useTranslation('engine-models');
  const { options, name } = download;
  const pair = 'direction' in options ? readDirection(options.direction) : undefined;
  return (
    <WorkLine
      kind={modelDownloads}
      work={download}
      title={pair === undefined ? name : pairName(pair)}
      stageText={() => t('fetching')}
      format={formatBytes}
    />
  );
}
