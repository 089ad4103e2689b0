import { useQuery } from '@tanstack/react-query';
import type { Project } from '@transloom/contracts/projects';
import { Alert, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { Stack } from '../../../ui/stack.tsx';
import { deliveriesQuery } from './archive.queries.ts';

interface ArchiveQuestionProps {
  readonly project: Project;
  /** Whether the outside system is told. */
  readonly onTell: (tell: boolean) => void;
}

/** What archiving does, what is not finished, and whom it is told to. */
export function ArchiveQuestion({ project, onTell }: ArchiveQuestionProps) {
  const { t } = useTranslation('projects');
  const { data } = useQuery(deliveriesQuery(project.projectId));
  const open = project.segmentCount - project.confirmedCount;
  return (
    <Stack gap="sm">
      {t('archive.consequence')}
      {open > 0 ? (
        <Alert
          type="warning"
          showIcon
          title={t('archive.unconfirmed', { count: open, number: formatNumber(open) })}
        />
      ) : null}
      {data?.tells ? (
        <Checkbox defaultChecked onChange={({ target }) => onTell(target.checked)}>
          {t('archive.tell', { host: data.tells })}
        </Checkbox>
      ) : null}
    </Stack>
  );
}
