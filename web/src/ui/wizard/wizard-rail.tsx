import { CheckOutlined, ExclamationOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import styles from './wizard.module.css';
import type { WizardStep } from './wizard-step.ts';

type StepState = 'open' | 'done' | 'missing';

interface WizardRailProps {
  readonly steps: readonly WizardStep[];
  readonly place: number;
  /** Place of the last step that was shown. */
  readonly seen: number;
  readonly onShow: (place: number) => void;
}

/** All steps with their state; each can be gone to at any time. */
export function WizardRail({ steps, place, seen, onShow }: WizardRailProps) {
  const { t } = useTranslation('ui');
  return (
    <ol className={styles['rail']}>
      {steps.map((step, index) => {
        const state = stateOf(step, index <= seen && index !== place);
        return (
          <li key={step.key}>
            <button
              type="button"
              className={styles['railStep']}
              data-state={state}
              aria-current={index === place ? 'step' : undefined}
              onClick={() => onShow(index)}
            >
              <span className={styles['number']} aria-hidden>
                {state === 'done' ? (
                  <CheckOutlined />
                ) : state === 'missing' ? (
                  <ExclamationOutlined />
                ) : (
                  index + 1
                )}
              </span>
              {step.title}
              <span className={styles['state']}>{t(`wizard.state.${state}`)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** The step that is being filled in, those to come and those that wait for something are open. */
function stateOf({ missing, pending }: WizardStep, left: boolean): StepState {
  if (!left || (missing === undefined && pending !== undefined)) return 'open';
  return missing === undefined ? 'done' : 'missing';
}
