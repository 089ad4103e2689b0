import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { fieldId } from '../../../ui/form/focus-field.ts';
import { SettingLine } from '../../../ui/setting-line.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { PairEngines } from '../../project-settings/engines/pair-engines.tsx';
import type { NewProject } from './use-new-project.ts';

interface EngineChoiceProps {
  readonly draft: NewProject;
  /** Whether this is a step of its own. */
  readonly ownStep: boolean;
  readonly onOwnStep: (own: boolean) => void;
  readonly formId: string;
}

/** An engine and a reference engine for each pair: the recommended one until somebody chooses another (D3.2, D5.9). */
export function EngineChoice({ draft, ownStep, onOwnStep, formId }: EngineChoiceProps) {
  const { t } = useTranslation('projects');
  const { sourceLanguage, targetLanguages, engines, decided } = draft.values;
  return (
    <Stack gap="sm">
      {ownStep ? null : <Text as="div">{t('engine.label')}</Text>}
      <div id={fieldId(formId, 'engines')}>
        <PairEngines
          source={sourceLanguage ?? undefined}
          targets={targetLanguages}
          value={engines}
          onChange={(pair) =>
            draft.set({
              decided: [...new Set([...decided, pair.targetLanguage])],
              engines: engines.map((one) => (one.targetLanguage === pair.targetLanguage ? pair : one)),
            })
          }
        />
      </div>
      <SettingLine label={<Text tone="secondary">{t('engine.ownStep')}</Text>}>
        <Switch size="small" aria-label={t('engine.ownStep')} checked={ownStep} onChange={onOwnStep} />
      </SettingLine>
    </Stack>
  );
}
