import type { Engine } from '@transloom/contracts/engines';
import { useTranslation } from 'react-i18next';

type EngineState = Pick<Engine, 'state' | 'needs'>;

/** Configured, and away all the same. */
const absences = ['training', 'off-shelf', 'own-forbidden', 'plan'] as const;

export function absenceOf({ needs }: Pick<Engine, 'needs'>) {
  return absences.find((one) => needs.includes(one));
}

/** What keeps an engine from translating in a word or two, or that it is ready. */
export function useEngineStateText(): (engine: EngineState) => string {
  const { t } = useTranslation('engines');
  return (engine) => {
    const absence = absenceOf(engine);
    return absence === undefined ? t(`state.${engine.state}`) : t(`absent.${absence}`);
  };
}
