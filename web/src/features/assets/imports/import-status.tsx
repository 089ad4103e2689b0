import type { AssetImport } from '@transloom/contracts/assets';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../../session/permissions.ts';
import { StatusTag, type StatusTone } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { WorkProgress } from '../../../ui/work-progress.tsx';
import type { ImportingKind } from '../asset-kind.ts';
import { isIndexing, isUnfinished } from './import-state.ts';
import { useCancelImports } from './imports.queries.ts';

interface ImportStatusProps {
  readonly file: AssetImport;
  readonly kind: ImportingKind;
}

/** How far a file is, with a way to stop it; how it ended. */
export function ImportStatus({ file, kind }: ImportStatusProps) {
  const { t } = useTranslation('assets');
  const mayEdit = useAllows()(kind.editKey);
  const cancel = useCancelImports(kind.queryKey);
  const { status, job, failureMessage } = file;
  if (isUnfinished(file)) {
    return (
      <WorkProgress
        step={t(`import.status.${isIndexing(file) ? 'indexing' : status}`)}
        done={job?.done ?? 0}
        total={job?.total ?? 0}
        format={null}
        startedAt={job?.startedAt ?? null}
        {...(mayEdit ? { onCancel: () => cancel.mutate([file]) } : {})}
      />
    );
  }
  return (
    <>
      <StatusTag tone={hasNothing(file) ? 'warning' : tones[status]}>
        {t(`import.status.${status}`)}
      </StatusTag>
      {isWithoutRecords(file) ? (
        <Text size="small" tone="secondary" as="p">
          {t('import.nothingFound')}
        </Text>
      ) : null}
      {failureMessage === null || status === 'cancelled' ? null : (
        <Text size="small" tone="danger" as="p">
          {failureMessage}
        </Text>
      )}
    </>
  );
}

/** It was read to its end, and nothing of it was of use. */
function hasNothing({ status, summary }: AssetImport): boolean {
  return status === 'done' && summary?.imported === 0;
}

function isWithoutRecords({ status, summary }: AssetImport): boolean {
  return status === 'done' && summary?.detected === 0;
}

const tones: Readonly<Record<AssetImport['status'], StatusTone>> = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
  cancelled: 'warning',
  'taken-back': 'neutral',
};
