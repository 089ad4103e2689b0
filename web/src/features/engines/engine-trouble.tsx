import type { Engine } from '@transloom/contracts/engines';
import { useTranslation } from 'react-i18next';
import { Text } from '../../ui/text.tsx';
import { When } from '../../ui/when.tsx';

interface EngineTroubleProps {
  readonly engine: Pick<Engine, 'failureMessage' | 'failingSince'> & Partial<Pick<Engine, 'pausedUntil'>>;
}

/** Why an engine fails, since when, and until when it rests after several failures. */
export function EngineTrouble({ engine: { failureMessage, failingSince, pausedUntil } }: EngineTroubleProps) {
  const { t } = useTranslation('engines');
  return (
    <>
      <Text size="table" tone="danger" as="p">
        {failureMessage}
      </Text>
      {failingSince ? (
        <Text size="small" tone="tertiary" as="p">
          {t('failingSince')} <When instant={failingSince} />
          {pausedUntil ? (
            <>
              {` · ${t('pausedUntil')} `}
              <When instant={pausedUntil} />
            </>
          ) : null}
        </Text>
      ) : null}
    </>
  );
}
