import type { Flow, Stage } from '@transloom/contracts/project-settings';
import { useTranslation } from 'react-i18next';

/** What a stage is called: by its own name, else by its kind. */
export function useStageName(): (stage: Stage) => string {
  const { t } = useTranslation('project-settings');
  return ({ kind, name }) => name || t(`stage.${kind}`);
}

/** The stages of a workflow in one line. */
export function useFlowText(): (flow: Flow) => string {
  const name = useStageName();
  return (flow) => flow.map(name).join(' → ');
}
