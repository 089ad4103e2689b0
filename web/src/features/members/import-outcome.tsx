import type { memberImportContract } from '@transloom/contracts/member-imports';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';

const mostShown = 20;

interface ImportOutcomeProps {
  readonly result: z.output<typeof memberImportContract.result>;
}

/** How many were invited, and the rows that were not with what is wrong. */
export function ImportOutcome({ result: { invited, failed, faults } }: ImportOutcomeProps) {
  const { t } = useTranslation('members');
  return (
    <Stack gap="xxs">
      <Text size="table">{t('import.outcome', { invited, failed })}</Text>
      {faults.length > 0 ? (
        <ul>
          {faults.slice(0, mostShown).map(({ row, value, fault }) => (
            <li key={row}>
              <Text size="small" tone="danger">
                {t('import.row', { row })} {t(`import.fault.${fault}`, { value })}
              </Text>
            </li>
          ))}
          {faults.length > mostShown ? (
            <li>
              <Text size="small" tone="tertiary">
                {t('import.more', { count: faults.length - mostShown })}
              </Text>
            </li>
          ) : null}
        </ul>
      ) : null}
    </Stack>
  );
}
