import type { AssetImport, ImportSummary } from '@transloom/contracts/assets';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatNumber } from '../../i18n/format.ts';
import { LineList, ListLine } from '../../ui/line-list.tsx';
import { Text } from '../../ui/text.tsx';
import { When } from '../../ui/when.tsx';
import { WorkProgress } from '../../ui/work-progress.tsx';
import { discardReasons, isUnfinished } from './import-state.ts';
import styles from './imports.module.css';

/** File by file how far it came, how many records it had and what was done with them. */
export function ImportReport({ imports }: { readonly imports: readonly AssetImport[] }) {
  return (
    <LineList>
      {imports.map((file) => (
        <ListLine key={file.importId}>
          {isUnfinished(file) ? <OnItsWay file={file} /> : <Ended file={file} />}
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

function Ended({
  file: { fileName, status, summary, failureMessage, finishedAt },
}: {
  readonly file: AssetImport;
}) {
  const { t } = useTranslation('assets');
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
