import {
  CheckCircleFilled,
  CloseCircleFilled,
  ExclamationCircleFilled,
  StopOutlined,
} from '@ant-design/icons';
import type { AssetImport } from '@transloom/contracts/assets';
import { Button, Popover, Progress } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '../../../i18n/format.ts';
import { Allowed } from '../../../session/allowed.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import type { AssetKind, ImportingKind, ListedAsset } from '../asset-kind.ts';
import { ImportReport } from './import-report.tsx';
import { type ImportState, importState, isIndexing } from './import-state.ts';
import styles from './imports.module.css';
import { useCancelImports } from './imports.queries.ts';

interface LastImportsProps<One extends ListedAsset> {
  readonly kind: AssetKind<One>;
  readonly asset: One;
}

/** What became of the files that came last: on their way, taken in and left out, refused and why. */
export function LastImports<One extends ListedAsset>({ kind, asset }: LastImportsProps<One>) {
  const { name, lastImports: imports } = asset;
  if (imports.length === 0)
    return (
      <Text size="table" tone="tertiary">
        —
      </Text>
    );
  const state = importState(imports);
  const report = <ImportReport kind={kind} asset={asset} />;
  return (
    <div className={styles['imports']}>
      {state.unfinished.length > 0 ? (
        <Running state={state} name={name} kind={kind} />
      ) : (
        <Ended imports={imports} state={state} report={report} />
      )}
      <Failures state={state} report={report} />
    </div>
  );
}

interface RunningProps {
  readonly state: ImportState;
  /** Of the memory or term base. */
  readonly name: string;
  readonly kind: ImportingKind;
}

function Running({ state: { unfinished, progress }, name, kind }: RunningProps) {
  const { t } = useTranslation('assets');
  const cancel = useCancelImports(kind.queryKey);
  // Between two files the next one waits for a moment.
  const waiting = progress === 0 && unfinished.every(({ status }) => status === 'waiting');
  const step = unfinished.some(isIndexing) ? 'import.indexing' : 'import.running';
  const words = waiting ? t('import.waiting') : t(step, { percent: formatPercent(progress) });
  return (
    <div>
      <Stack direction="row" gap="xs" justify="space-between">
        <Text size="small" tone="secondary" numeric>
          {words}
        </Text>
        <Allowed keys={kind.editKey}>
          <Button
            size="small"
            type="text"
            aria-label={t('import.cancelOf', { name })}
            loading={cancel.isPending}
            onClick={() => cancel.mutate(unfinished)}
          >
            {t('import.cancel')}
          </Button>
        </Allowed>
      </Stack>
      <Progress
        percent={Math.floor(progress * 100)}
        size="small"
        status="active"
        showInfo={false}
        aria-label={words}
      />
    </div>
  );
}

/** One with its cause; several by their number, each with its cause on asking, so that a row stays a row. */
function Failures({ state: { failed }, report }: Omit<EndedProps, 'imports'>) {
  const { t } = useTranslation('assets');
  const [first, second] = failed;
  if (first === undefined) return null;
  if (second === undefined) return <Failed failed={first} />;
  return (
    <Report report={report}>
      <CloseCircleFilled className={styles['bad'] ?? ''} aria-hidden />{' '}
      {t('import.failedMany', { count: failed.length })}
    </Report>
  );
}

interface EndedProps {
  readonly imports: readonly AssetImport[];
  readonly state: ImportState;
  /** File by file. */
  readonly report: ReactNode;
}

/** How many records came in and how many did not; file by file and reason by reason on asking. */
function Ended({ imports, state, report }: EndedProps) {
  const { t } = useTranslation('assets');
  const done = imports.some(({ status }) => status === 'done');
  if (!done && state.cancelled.length === 0) return null;
  const numbers = {
    imported: formatNumber(state.imported),
    discarded: formatNumber(state.discarded),
    count: state.imported,
  };
  const words = done
    ? t(state.discarded > 0 ? 'import.doneInPart' : 'import.done', numbers)
    : t('import.cancelled');
  return (
    <Report report={report}>
      {done ? <Mark state={state} /> : <StopOutlined aria-hidden />} {words}
    </Report>
  );
}

interface ReportProps extends Pick<EndedProps, 'report'> {
  readonly children: ReactNode;
}

/** A few words that tell of each file on asking. */
function Report({ report, children }: ReportProps) {
  const { t } = useTranslation('assets');
  return (
    <Popover
      trigger={['click', 'hover']}
      title={t('import.details')}
      content={<div className={styles['popover']}>{report}</div>}
    >
      <button type="button" className={styles['ended']}>
        {children}
      </button>
    </Popover>
  );
}

function Mark({ state: { imported } }: { readonly state: ImportState }) {
  return imported > 0 ? (
    <CheckCircleFilled className={styles['good'] ?? ''} aria-hidden />
  ) : (
    <ExclamationCircleFilled className={styles['doubtful'] ?? ''} aria-hidden />
  );
}

function Failed({ failed: { fileName, failureMessage } }: { readonly failed: AssetImport }) {
  const { t } = useTranslation('assets');
  const cause = failureMessage ?? '';
  const words = cause.includes(fileName) ? cause : t('import.failed', { fileName, cause });
  return (
    <span className={styles['failure']} title={words}>
      <Text size="small" tone="danger">
        <CloseCircleFilled className={styles['bad'] ?? ''} aria-hidden /> {words}
      </Text>
    </span>
  );
}
