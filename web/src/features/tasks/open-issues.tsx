import { qualityText } from '@transloom/contracts/quality-texts';
import type { OpenIssue, TaskOutcome } from '@transloom/contracts/task-shape';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../i18n/locale.ts';
import { NameLink } from '../../ui/name-link.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';

interface OpenIssuesProps {
  /** Refused submissions. */
  readonly outcomes: readonly TaskOutcome[];
  readonly onOpen: () => void;
}

/** Why tasks cannot be submitted yet: each QA issue with a link to its segment (D4.14). */
export function OpenIssues({ outcomes, onOpen }: OpenIssuesProps) {
  return (
    <Stack gap="sm">
      {outcomes.map(({ taskId, message, issues }) => (
        <Stack key={taskId} gap="xxs">
          <Text as="p">{message}</Text>
          {issues.map((issue) => (
            <IssueLine key={`${issue.segmentId} ${issue.check}`} {...{ issue, taskId, onOpen }} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

interface IssueLineProps extends Pick<OpenIssuesProps, 'onOpen'> {
  readonly issue: OpenIssue;
  readonly taskId: string;
}

function IssueLine({ issue, taskId, onOpen }: IssueLineProps) {
  const { t } = useTranslation('tasks');
  const { documentId, segmentId, number, check, params } = issue;
  return (
    <Text as="p" size="table">
      <NameLink
        to="/workbench/editer"
        search={{ documentId, task: taskId, segment: segmentId }}
        onClick={onOpen}
      >
        {t('issue.segment', { number })}
      </NameLink>{' '}
      {qualityText(check, currentLocale(), params)}
    </Text>
  );
}
