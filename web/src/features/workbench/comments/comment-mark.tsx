import { MessageOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import styles from './comments.module.css';
import { documentCommentsQuery } from './comments.queries.ts';

/** How many open comments a segment has, in its row; pressing it shows them. */
export function CommentMark({ segmentId }: { readonly segmentId: string }) {
  const { t } = useTranslation('comments');
  const { documentId } = useWorkbenchParts().opened.document;
  const { data: count = 0 } = useQuery({
    ...documentCommentsQuery(documentId),
    select: (threads) =>
      threads.filter((thread) => thread.segmentId === segmentId && thread.resolved === null).length,
  });
  const goTo = useWorkbench((state) => state.goTo);
  const showPanel = useWorkbench((state) => state.showPanel);
  if (count === 0) return null;
  const label = t('mark', { count });
  return (
    <Tooltip title={label}>
      <button
        type="button"
        tabIndex={-1}
        className={styles['mark']}
        aria-label={label}
        onClick={() => {
          goTo(segmentId);
          showPanel('comments');
        }}
      >
        <MessageOutlined aria-hidden />
        {count > 1 ? count : null}
      </button>
    </Tooltip>
  );
}
