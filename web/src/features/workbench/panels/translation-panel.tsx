import { useQuery } from '@tanstack/react-query';
import type { Segment } from '@transloom/contracts/workbench';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../../ui/kbd.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { enginesForPairQuery } from '../../engines/engines.queries.ts';
import { InlineView } from '../segment-editor/inline-view.tsx';
import { translationQuery } from '../workbench.queries.ts';
import { useWorkbenchParts } from '../workbench-context.ts';
import { PanelHint } from './panel-hint.tsx';
import styles from './panels.module.css';

export interface EngineSuggestion {
  readonly target: string;
  readonly engine: string;
}

interface TranslationPanelProps {
  readonly segment: Segment;
  readonly onApply: (suggestion: EngineSuggestion) => void;
}

/** A translation by the project's engine or another one; asked for only while the panel is looked at. */
export function TranslationPanel({ segment, onApply }: TranslationPanelProps) {
  const { t } = useTranslation('workbench');
  const { opened } = useWorkbenchParts();
  const { sourceLanguage: source, targetLanguage: target } = opened.document;
  const { data: engines = [] } = useQuery(enginesForPairQuery({ source, target }));
  const [chosen, setChosen] = useState(opened.engineKey);
  const ready = engines.filter(({ state }) => state !== 'not-configured');
  const engineKey = ready.find(({ key }) => key === chosen)?.key ?? ready[0]?.key;
  if (segment.locked) return <PanelHint text={t('translation.locked')} />;
  if (engineKey === undefined) return <PanelHint text={t('translation.noEngine')} />;
  return (
    <Stack gap="sm">
      <Select
        aria-label={t('translation.engine')}
        value={engineKey}
        options={ready.map(({ key, name }) => ({ value: key, label: name }))}
        onChange={setChosen}
      />
      <Translation segment={segment} engineKey={engineKey} onApply={onApply} />
    </Stack>
  );
}

function Translation({
  segment,
  engineKey,
  onApply,
}: TranslationPanelProps & { readonly engineKey: string }) {
  const { t } = useTranslation('workbench');
  const query = useQuery(translationQuery(segment.segmentId, engineKey));
  return (
    <Loadable query={query}>
      {(suggestion) => (
        <article className={styles['card']}>
          <p className={styles['target']}>
            <InlineView markup={suggestion.target} codes={segment.codes} />
          </p>
          <Stack direction="row" gap="xs" justify="space-between">
            <Text size="small" tone="tertiary" numeric>
              {t('translation.by', { engine: suggestion.engine, milliseconds: suggestion.milliseconds })}
            </Text>
            <Button size="small" type="text" onClick={() => onApply(suggestion)}>
              {t('matches.apply')} <Kbd keys="Ctrl M" />
            </Button>
          </Stack>
        </article>
      )}
    </Loadable>
  );
}
