import { DeleteOutlined } from '@ant-design/icons';
import type { CommentReply, CommentThread } from '@transloom/contracts/comments';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { When } from '../../../ui/when.tsx';
import { numberOf } from '../segment-rows.ts';
import { useWorkbench } from '../workbench-context.ts';
import { CommentField } from './comment-field.tsx';
import { CommentText } from './comment-text.tsx';
import styles from './comments.module.css';
import { useDeleteComment, useReplyToComment, useResolveComment } from './comments.queries.ts';

/** A comment with its replies, and what can be done with it. */
export function ThreadCard({ thread }: { readonly thread: CommentThread }) {
  const { t } = useTranslation('comments');
  const { commentId, segmentId, range, resolved, replies } = thread;
  const number = useWorkbench(({ rows }) => numberOf(rows, segmentId));
  const active = useWorkbench(({ activeId }) => activeId === segmentId);
  const goTo = useWorkbench((state) => state.goTo);
  const [replying, setReplying] = useState(false);
  const reply = useReplyToComment();
  const resolve = useResolveComment();
  return (
    <article className={styles['thread']} data-active={active} data-resolved={resolved !== null}>
      <div className={styles['line']}>
        <Button size="small" type="link" onClick={() => goTo(segmentId)}>
          {t('segment', { number: number ?? '' })}
        </Button>
        {resolved === null ? null : (
          <span title={t('resolvedBy', { name: resolved.by })}>
            <StatusTag tone="success">{t('resolved')}</StatusTag>
          </span>
        )}
      </div>
      {range === null ? null : <blockquote className={styles['quote']}>{range.quote}</blockquote>}
      <Written comment={thread} />
      {replies.map((each) => (
        <div key={each.commentId} className={styles['reply']}>
          <Written comment={each} />
        </div>
      ))}
      {replying ? (
        <CommentField
          autoFocus
          label={t('reply')}
          verb={t('send')}
          onSend={async (text, mentions) => {
            await reply.mutateAsync({ commentId, text, mentions });
            setReplying(false);
            return true;
          }}
        />
      ) : (
        <div className={styles['actions']}>
          <Button size="small" type="text" onClick={() => setReplying(true)}>
            {t('reply')}
          </Button>
          <Button
            size="small"
            type="text"
            loading={resolve.isPending}
            onClick={() => resolve.mutate({ commentId, resolved: resolved === null })}
          >
            {resolved === null ? t('resolve') : t('reopen')}
          </Button>
        </div>
      )}
    </article>
  );
}

function Written({ comment }: { readonly comment: CommentReply }) {
  const { t } = useTranslation('comments');
  const remove = useDeleteComment();
  const { commentId, author, writtenAt, text, mentions, deletable } = comment;
  return (
    <div>
      <div className={styles['line']}>
        <Text size="small" tone="secondary">
          {author.name} · <When instant={writtenAt} />
        </Text>
        {deletable ? (
          <IconButton
            size="small"
            label={t('delete')}
            icon={<DeleteOutlined />}
            onClick={() => remove.mutate({ commentId })}
          />
        ) : null}
      </div>
      <CommentText text={text} mentions={mentions} />
    </div>
  );
}
