import { type CheckedIssue, ignoreReaches } from '@transloom/contracts/qa-check';
import { Form, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { useIgnoreIssues } from '../qa-check.queries.ts';

interface IgnoreDialogProps {
  readonly workId: string;
  readonly issue: CheckedIssue;
  readonly onClose: () => void;
}

interface Fields {
  readonly reason?: string;
  readonly reach: (typeof ignoreReaches)[number];
}

/** Ignores an issue with a reason: here, the same one everywhere, or all that its check finds (D4.30). */
export function IgnoreDialog({ workId, issue, onClose }: IgnoreDialogProps) {
  const { t } = useTranslation('qa-check');
  const ignore = useIgnoreIssues(workId);
  return (
    <FormDialog<Fields>
      open
      title={t('ignore.title')}
      verb={t('ignore.action')}
      initialValues={{ reach: 'issue' }}
      hint={issue.message}
      onClose={onClose}
      onSubmit={({ reason = '', reach }) =>
        ignore.mutateAsync({ issueIds: [issue.issueId], reach, reason: reason.trim() })
      }
    >
      <Form.Item name="reason" label={t('ignore.reason')}>
        <Input autoFocus maxLength={500} />
      </Form.Item>
      <Form.Item name="reach" label={t('ignore.reach')}>
        <Radio.Group
          vertical
          options={ignoreReaches.map((value) => ({ value, label: t(`ignore.where.${value}`) }))}
        />
      </Form.Item>
    </FormDialog>
  );
}
