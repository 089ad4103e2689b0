import type { EngineTrainer } from '@transloom/contracts/engine-trainers';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { When } from '../../ui/when.tsx';

/** Where a trainer tells how its runs go, and whether it does. */
export function TrainerReports({ trainer: { reportsTo, toldAt } }: { readonly trainer: EngineTrainer }) {
  const { t } = useTranslation('engine-trainers');
  if (reportsTo === null)
    return (
      <Text size="small" tone="tertiary" as="div">
        {t('reports.unreachable')}
      </Text>
    );
  return (
    <>
      <Stack direction="row" gap="xxs">
        <Text size="small" tone="tertiary" truncate>
          {t('reports.address', { address: reportsTo })}
        </Text>
        <CopyButton text={reportsTo} />
      </Stack>
      <Text size="small" tone="tertiary" as="div">
        {toldAt === null ? (
          t('reports.never')
        ) : (
          <>
            {t('reports.last')} <When instant={toldAt} />
          </>
        )}
      </Text>
    </>
  );
}
