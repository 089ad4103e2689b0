import { useQuery } from '@tanstack/react-query';
import type { Engine } from '@transloom/contracts/engines';
import type { Segment } from '@transloom/contracts/segments';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineView } from '../../../ui/inline-view.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import { Text } from '../../../ui/text.tsx';
import { isManual, manualTranslation } from '../is-manual.ts';
import type { EngineSuggestion } from '../panels/translation-panel.tsx';
import { refusalText } from '../refusal-text.ts';
import { useSuggestingEngine } from '../use-suggesting-engine.ts';
import { translationQuery } from '../workbench.queries.ts';
import { useWorkbenchParts } from '../workbench-context.ts';
import styles from './suggestions.module.css';

interface OfferedTranslationProps {
  readonly segment: Segment;
  readonly onApply: (suggestion: EngineSuggestion) => void;
}

/** The translation by an engine in short; what costs characters is asked for by a press only. */
export function OfferedTranslation({ segment, onApply }: OfferedTranslationProps) {
  const { t } = useTranslation('workbench');
  const { opened, store } = useWorkbenchParts();
  const engine = useSuggestingEngine(opened, store)?.engine;
  if (isManual(opened)) return <Note text={refusalText(manualTranslation) ?? ''} />;
  if (segment.locked) return <Note text={t('translation.locked')} />;
  if (engine === undefined) return <Note text={t('translation.noEngine')} />;
  return <Offer key={segment.segmentId} segment={segment} engine={engine} onApply={onApply} />;
}

function Note({ text }: { readonly text: string }) {
  return (
    <Text size="small" tone="secondary">
      {text}
    </Text>
  );
}

function Offer({ segment, engine, onApply }: OfferedTranslationProps & { readonly engine: Engine }) {
  const { t } = useTranslation('workbench');
  const { targetLanguage } = useWorkbenchParts().opened.document;
  const [asked, setAsked] = useState(false);
  const query = useQuery({ ...translationQuery(segment.segmentId, engine.key), enabled: asked });
  const { data } = query;
  if (data === undefined)
    return (
      <div className={styles['line']}>
        <Button size="small" loading={query.isFetching} onClick={() => setAsked(true)}>
          {t('suggestions.ask')} <Kbd keys="Ctrl M" />
        </Button>
        {query.error === null ? null : (
          <Text size="small" tone="danger">
            {query.error.message}
          </Text>
        )}
      </div>
    );
  return (
    <div className={styles['offer']}>
      <p className={styles['text']}>
        <InlineView markup={data.target} language={targetLanguage} codes={segment.codes} />
      </p>
      <div className={styles['line']}>
        <Text size="small" tone="tertiary">
          {data.engine}
        </Text>
        <Button size="small" type="text" onClick={() => onApply(data)}>
          {t('suggestions.use')} <Kbd keys="Ctrl M" />
        </Button>
      </div>
    </div>
  );
}
