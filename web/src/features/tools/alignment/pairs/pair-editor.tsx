import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../../i18n/language-name.ts';
import { Loadable } from '../../../../ui/loadable.tsx';
import { LinesSkeleton } from '../../../../ui/skeletons.tsx';
import { Text } from '../../../../ui/text.tsx';
import { pendingQuery } from '../alignment.queries.ts';
import { InsertDialog } from './insert-dialog.tsx';
import { PairGrid } from './pair-grid.tsx';
import { pairKeys } from './pair-keys.ts';
import type { PairLook } from './pair-look.ts';
import { PairRail } from './pair-rail.tsx';
import { PairToolbar } from './pair-toolbar.tsx';
import styles from './pairs.module.css';
import { usePairEditor } from './use-pair-editor.ts';
import { usePairs } from './use-pairs.ts';

interface PairEditorProps {
  readonly workId: string;
  readonly look: PairLook;
  readonly languages: { readonly sourceLanguage: string; readonly targetLanguage: string };
}

/** The rows of an alignment, and everything that is done with them. */
export function PairEditor({ workId, look, languages }: PairEditorProps) {
  const { t } = useTranslation('alignment');
  const [sight, setSight] = useState({ first: 0, last: 0 });
  const [inserting, setInserting] = useState(false);
  const { list, rowAt } = usePairs(workId, sight);
  const pending = useQuery(pendingQuery(workId)).data?.numbers ?? [];
  const [here, setHere] = useState(0);
  const nextPending = (pending.find((number) => number > here + 1) ??
    pending.find((number) => number <= here)) as number | undefined;
  const editing = usePairEditor(
    {
      workId,
      state: list.data,
      rowAt,
      nextPending: nextPending === undefined ? undefined : nextPending - 1,
    },
    { place: 0, side: 'source' },
    useCallback(({ place }: { readonly place: number }) => setHere(place), []),
  );
  const goToPending = () => {
    if (nextPending !== undefined) editing.go({ ...editing.active, place: nextPending - 1 });
  };
  const onKey = pairKeys(editing, { insert: () => setInserting(true), nextPending: goToPending });
  return (
    <Loadable query={list} skeleton={<LinesSkeleton />}>
      {(state) => (
        <section className={styles['editor']} aria-label={t('pairs')}>
          <PairToolbar
            state={state}
            editing={editing}
            onInsert={() => setInserting(true)}
            onNextPending={goToPending}
          />
          <div className={`${styles['head']} ${styles['row']} ${styles[look]}`}>
            <span />
            {look === 'tiled' ? <span /> : null}
            <Text size="small" strong>
              {languageName(languages.sourceLanguage)}
            </Text>
            {look === 'ribbons' ? <span /> : null}
            <Text size="small" strong>
              {languageName(languages.targetLanguage)}
            </Text>
          </div>
          <div className={styles['body']}>
            <PairGrid
              rows={state.rows}
              rowAt={rowAt}
              look={look}
              languages={languages}
              editing={editing}
              onSight={setSight}
              onKey={onKey}
            />
            <PairRail
              rows={state.rows}
              pending={pending}
              onGo={(place) => editing.go({ ...editing.active, place })}
            />
          </div>
          <InsertDialog open={inserting} onClose={() => setInserting(false)} onInsert={editing.insert} />
        </section>
      )}
    </Loadable>
  );
}
