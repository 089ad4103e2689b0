import type { OutputOf } from '@transloom/contracts/endpoint';
import type { segmentStepsApi } from '@transloom/contracts/segment-steps';
import { linearPattern } from '@transloom/core/text/linear-pattern';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportFailure } from '../../../api/report-failure.ts';
import { Stack } from '../../../ui/stack.tsx';
import { PanelHint } from '../panels/panel-hint.tsx';
import type { SegmentWork } from '../segment-work/use-segment-work.tsx';
import { useWorkbenchParts } from '../workbench-context.ts';
import { FoundList } from './found-list.tsx';
import { findText } from './replace.queries.ts';
import { firstSearch, type ReplaceWish, SearchFields } from './search-fields.tsx';

type Found = OutputOf<typeof segmentStepsApi.findText>;

/** Finds a text in the document or the project, shows where it stands, and replaces one place or all as one step. */
export function ReplacePanel({ work }: { readonly work: SegmentWork }) {
  const { t } = useTranslation('replace');
  const { opened } = useWorkbenchParts();
  const { documentId } = opened.document;
  const [wish, setWish] = useState(firstSearch);
  const [found, setFound] = useState<Found>();
  const [busy, setBusy] = useState(false);
  const { replacement, side, ...search } = wish;
  const isValid = isValidSearch(wish);
  const canFind = wish.find !== '' && isValid;
  const canReplace = opened.editable && side === 'target' && !busy;
  const run = async (task: () => Promise<unknown>) => {
    setBusy(true);
    await task().catch(reportFailure);
    setBusy(false);
  };
  const look = async () => {
    if (await work.saveAll()) setFound(await findText({ documentId, ...search, side }));
  };
  const replace = (segmentIds?: string[]) =>
    void run(async () => {
      await work.replace({ ...search, replacement, ...(segmentIds && { segmentIds }) });
      await look();
    });
  return (
    <Stack gap="sm">
      <SearchFields
        wish={wish}
        isValid={isValid}
        onChange={(change) => {
          setWish((before) => ({ ...before, ...change }));
          if (!('replacement' in change)) setFound(undefined);
        }}
        onFind={() => {
          if (canFind) void run(look);
        }}
      />
      <Stack direction="row" gap="xs">
        <Button type="primary" size="small" disabled={!canFind} loading={busy} onClick={() => void run(look)}>
          {t('search')}
        </Button>
        <Button size="small" disabled={!canReplace || !found?.total} onClick={() => replace()}>
          {t('all', { count: found?.places ?? 0 })}
        </Button>
      </Stack>
      {found === undefined ? (
        <PanelHint text={wish.find === '' ? t('hint') : t('press')} />
      ) : (
        <FoundList found={found} wish={wish} canReplace={canReplace} onReplace={(id) => replace([id])} />
      )}
    </Stack>
  );
}

function isValidSearch({ pattern, find }: ReplaceWish): boolean {
  return !pattern || find === '' || linearPattern(find) !== undefined;
}
