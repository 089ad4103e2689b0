import { WarningOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWorkbench } from '../workbench-context.ts';
import { issueText } from './issue-text.ts';
import styles from './quality.module.css';
import { useIssues } from './use-issues.ts';

/** How many issues a segment has, in its row; pressing it shows them. */
export function IssueMark({ segmentId }: { readonly segmentId: string }) {
  const { t } = useTranslation('quality');
  const issues = useIssues(segmentId);
  const goTo = useWorkbench((state) => state.goTo);
  const showPanel = useWorkbench((state) => state.showPanel);
  const [gravest] = issues;
  if (gravest === undefined) return null;
  const label = t('mark', { count: issues.length });
  return (
    <Tooltip
      title={
        <ul className={styles['tooltip']}>
          {issues.slice(0, 5).map((issue) => (
            <li key={`${issue.check}${issue.key}${issue.targetSpan?.start}`}>{issueText(issue)}</li>
          ))}
        </ul>
      }
    >
      <button
        type="button"
        tabIndex={-1}
        className={`${styles['mark']} ${styles[gravest.severity]}`}
        aria-label={label}
        onClick={() => {
          goTo(segmentId);
          showPanel('quality');
        }}
      >
        <WarningOutlined aria-hidden />
        {issues.length > 1 ? issues.length : null}
      </button>
    </Tooltip>
  );
}
