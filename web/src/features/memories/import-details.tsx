import type { ImportSummary, MemoryImport } from '@transloom/contracts/memories';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { Text } from '../../ui/text.tsx';
import { When } from '../../ui/when.tsx';
import { discardReasons } from './import-state.ts';
import styles from './memory-imports.module.css';

/** File by file how many records it had and what was done with them. */
export function ImportDetails({ imports }: { readonly imports: readonly MemoryImport[] }) {
  return (
    <div className={styles['files']}>
      {imports.map((one) => (
        <section key={one.importId}>
          <Text size="table" strong truncate as="div">
            {one.fileName}
          </Text>
          <Outcome one={one} />
        </section>
      ))}
    </div>
  );
}

function Outcome({ one: { status, summary, failureMessage, finishedAt } }: { readonly one: MemoryImport }) {
  const { t } = useTranslation('memories');
  if (summary === null) {
    return (
      <Text size="table" tone={status === 'failed' ? 'danger' : 'secondary'} as="p">
        {failureMessage ?? t('import.cancelled')}
      </Text>
    );
  }
  return (
    <>
      <Counts summary={summary} />
      {finishedAt ? (
        <Text size="small" tone="tertiary">
          <When instant={finishedAt} />
        </Text>
      ) : null}
    </>
  );
}

function Counts({ summary }: { readonly summary: ImportSummary }) {
  const { t } = useTranslation('memories');
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
