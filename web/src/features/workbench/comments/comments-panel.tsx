import { useQuery } from '@tanstack/react-query';
import type { CommentThread } from '@transloom/contracts/comments';
import type { Segment } from '@transloom/contracts/segments';
import { Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../../session/permissions.ts';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { PanelHint } from '../panels/panel-hint.tsx';
import { PanelSkeleton } from '../panels/panel-skeleton.tsx';
import listStyles from '../panels/panels.module.css';
import { numberOf, segmentAt } from '../segment-rows.ts';
import { shownText } from '../workbench.store.ts';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import { type CommentRange, chosenWords } from './chosen-words.ts';
import { CommentField } from './comment-field.tsx';
import { documentCommentsQuery, useCreateComment } from './comments.queries.ts';
import { ThreadCard } from './thread-card.tsx';

const shownKinds = ['segment', 'open', 'all'] as const;
type ShownKind = (typeof shownKinds)[number];

/** What people say about the active segment, or about all of the document. */
export function CommentsPanel() {
  const { t } = useTranslation('comments');
  const { document } = useWorkbenchParts().opened;
  const query = useQuery(documentCommentsQuery(document.documentId));
  const segment = useWorkbench(({ rows, activeId }) =>
    activeId === null ? undefined : segmentAt(rows, activeId),
  );
  const [kind, setKind] = useState<ShownKind>('open');
  const mayComment = useAllows()('segment:comment');
  return (
    <Stack gap="sm">
      {mayComment && segment !== undefined ? <NewComment key={segment.segmentId} segment={segment} /> : null}
      {segment === undefined ? <PanelHint text={t('choose')} /> : null}
      <FilterChips
        label={t('show')}
        choices={shownKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <Loadable query={query} skeleton={<PanelSkeleton />}>
        {(threads) => <Threads threads={threads.filter(fits)} />}
      </Loadable>
    </Stack>
  );

  function fits({ segmentId, resolved }: CommentThread): boolean {
    if (kind === 'segment') return segmentId === segment?.segmentId;
    return kind === 'all' || resolved === null;
  }
}

function Threads({ threads }: { readonly threads: readonly CommentThread[] }) {
  const { t } = useTranslation('comments');
  const rows = useWorkbench((state) => state.rows);
  if (threads.length === 0) return <PanelHint text={t('none')} />;
  const placeOf = ({ segmentId }: CommentThread) => numberOf(rows, segmentId) ?? 0;
  return (
    <ol className={listStyles['list']}>
      {threads
        .toSorted((a, b) => placeOf(a) - placeOf(b))
        .map((thread) => (
          <li key={thread.commentId}>
            <ThreadCard thread={thread} />
          </li>
        ))}
    </ol>
  );
}

/** About the words that are selected when the field is entered, or about the whole segment. */
function NewComment({ segment }: { readonly segment: Segment }) {
  const { t } = useTranslation('comments');
  const { store, editor } = useWorkbenchParts();
  const [range, setRange] = useState<CommentRange | null>(null);
  const create = useCreateComment();
  const { segmentId, number } = segment;
  return (
    <Stack gap="xs">
      {range === null ? null : (
        <div>
          <Tag closable onClose={() => setRange(null)}>
            {range.quote}
          </Tag>
        </div>
      )}
      <CommentField
        label={t('new', { number })}
        verb={t('send')}
        onFocus={() => {
          const state = store.getState();
          const target = shownText(state, segmentId)?.target ?? '';
          const selected = { source: state.sourceSelection, target: editor.current?.selectedText() ?? '' };
          setRange((before) => chosenWords(segment, target, selected) ?? before);
        }}
        onSend={async (text, mentions) => {
          await create.mutateAsync({ segmentId, text, mentions, range });
          setRange(null);
          return true;
        }}
      />
    </Stack>
  );
}
