import type { EngineTrainer } from '@transloom/contracts/engine-trainers';
import { useTranslation } from 'react-i18next';
import { ChangeAndRemove } from '../../ui/change-and-remove.tsx';
import { ConnectionLine } from '../../ui/connection-line.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { When } from '../../ui/when.tsx';
import { useRemoveTrainer } from './engine-trainers.queries.ts';
import { useTrainerTexts } from './use-trainer-texts.ts';

interface TrainerLineProps {
  readonly trainer: EngineTrainer;
  readonly onChange: () => void;
}

export function TrainerLine({ trainer, onChange }: TrainerLineProps) {
  const { t } = useTranslation('engine-trainers');
  const texts = useTrainerTexts();
  const remove = useRemoveTrainer();
  const { trainerId, name, vendor, failureMessage, settings } = trainer;
  const works = failureMessage === null;
  return (
    <ConnectionLine
      name={name}
      state={{ tone: works ? 'success' : 'danger', word: t(works ? 'state.ready' : 'state.failing') }}
      about={[texts.kind(vendor), settings?.['model'], settings?.['baseUrl']]}
      failure={failureMessage}
      actions={
        <ChangeAndRemove
          word={(key) => t(key, { name })}
          onChange={onChange}
          remove={() => remove.mutateAsync(trainerId)}
        />
      }
    >
      <TrainerReports trainer={trainer} />
    </ConnectionLine>
  );
}

/** The address to which a trainer reports its runs, and whether it does. */
function TrainerReports({ trainer: { reportsTo, reportedAt } }: Pick<TrainerLineProps, 'trainer'>) {
  const { t } = useTranslation('engine-trainers');
  if (reportsTo === null)
    return (
      <Text as="div" size="small" tone="tertiary">
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
      <Text as="div" size="small" tone="tertiary">
        {t(reportedAt === null ? 'reports.never' : 'reports.last')}{' '}
        {reportedAt && <When instant={reportedAt} />}
      </Text>
    </>
  );
}
