import { DownloadOutlined } from '@ant-design/icons';
import type { AssetImport, ImportSummary } from '@transloom/contracts/assets';
import { Button } from 'antd';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatNumber } from '../../../i18n/format.ts';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { Text } from '../../../ui/text.tsx';
import { When } from '../../../ui/when.tsx';
import { WorkProgress } from '../../../ui/work-progress.tsx';
import type { AssetKind, ListedAsset } from '../asset-kind.ts';
import { discardedOf, discardReasons, isUnfinished } from './import-state.ts';
import styles from './imports.module.css';
import { useDiscarded } from './imports.queries.ts';

interface ImportReportProps<One extends ListedAsset> {
  readonly kind: AssetKind<One>;
  readonly asset: One;
}

/** File by file how far it came, how many records it had and what was done with them; what was left out can be had. */
export function ImportReport<One extends ListedAsset>({ kind, asset }: ImportReportProps<One>) {
  const discarded = useDiscarded(kind);
  const download = (importId: string) => discarded.mutate({ assetId: kind.idOf(asset), importId });
  return (
    <LineList>
      {asset.lastImports.map((file) => (
        <ListLine key={file.importId}>
          {isUnfinished(file) ? <OnItsWay file={file} /> : <Ended file={file} onDownload={download} />}
        </ListLine>
      ))}
    </LineList>
  );
}

function OnItsWay({ file: { fileName, job } }: { readonly file: AssetImport }) {
  return (
    <WorkProgress
      step={fileName}
      done={job?.done ?? 0}
      total={job?.total ?? 0}
      format={formatBytes}
      startedAt={job?.startedAt ?? null}
    />
  );
}

interface EndedProps {
  readonly file: AssetImport;
  readonly onDownload: (importId: string) => void;
}

function Ended({ file, onDownload }: EndedProps) {
  const { t } = useTranslation('assets');
  const { importId, fileName, status, summary, failureMessage, finishedAt } = file;
  return (
    <>
      <div className={styles['file']}>
        <Text size="table" strong truncate>
          {fileName}
        </Text>
        {finishedAt ? (
          <Text size="small" tone="tertiary">
            <When instant={finishedAt} />
          </Text>
        ) : null}
      </div>
      {summary === null ? (
        <Text size="table" tone={status === 'failed' ? 'danger' : 'secondary'} as="p">
          {failureMessage ?? t('import.cancelled')}
        </Text>
      ) : (
        <Counts summary={summary} />
      )}
      {summary !== null && discardedOf(summary) > 0 ? (
        <div>
          <Button size="small" icon={<DownloadOutlined aria-hidden />} onClick={() => onDownload(importId)}>
            {t('imports.discarded')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Counts({ summary }: { readonly summary: ImportSummary }) {
  const { t } = useTranslation('assets');
  const left = discardReasons.filter((reason) => summary[reason] > 0);
  return (
    <dl className={styles['counts']}>
      {(['detected', 'imported', ...left] as const).map((name) => (
        <Fragment key={name}>
          <dt>{t(`import.count.${name}`)}</dt>
          <dd>{formatNumber(summary[name])}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
