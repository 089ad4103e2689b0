import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import type { OutputOf } from '@transloom/contracts/endpoint';
import type { systemApi } from '@transloom/contracts/system';
import { useTranslation } from 'react-i18next';
import { LineList, ListLine } from '../../ui/line-list.tsx';
import { ShellCommand } from '../../ui/shell-command.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';

type SystemProgram = OutputOf<typeof systemApi.programs>[number];

/** Programs of the machine: what each makes possible, and how to install what is missing. */
export function ProgramList({ programs }: { readonly programs: readonly SystemProgram[] }) {
  return (
    <LineList>
      {programs.map((program) => (
        <ProgramLine key={program.name} program={program} />
      ))}
    </LineList>
  );
}

function ProgramLine({ program }: { readonly program: SystemProgram }) {
  const { t } = useTranslation('system');
  return (
    <ListLine>
      <Stack direction="row" gap="sm">
        <Stack gap="none" grow>
          <Text strong>{program.name}</Text>
          <Text size="small" tone="secondary">
            {program.feature}
          </Text>
        </Stack>
        {program.installed ? (
          <StatusTag tone="success" icon={<CheckCircleFilled aria-hidden />}>
            {t('program.installed')}
          </StatusTag>
        ) : (
          <StatusTag tone="neutral" icon={<MinusCircleOutlined aria-hidden />}>
            {t('program.missing')}
          </StatusTag>
        )}
      </Stack>
      {program.installed || !program.installCommand ? null : (
        <ShellCommand command={program.installCommand} />
      )}
    </ListLine>
  );
}
