import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Engine } from '@transloom/contracts/engines';
import type { Segment } from '@transloom/contracts/segments';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { FailureDetails } from '../../../ui/failure-details.tsx';
import { InlineView } from '../../../ui/inline-view.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { EngineTrouble } from '../../engines/engine-trouble.tsx';
import { useEngineStateText } from '../../engines/use-engine-state-text.ts';
import { WaysToAnEngine } from '../../engines/ways-to-an-engine.tsx';
import { isManual, manualTranslation } from '../is-manual.ts';
import { refusalText } from '../refusal-text.ts';
import { Rating } from '../suggestions/rating.tsx';
import { useSuggestingEngine } from '../use-suggesting-engine.ts';
import { translationDraftQuery, translationQuery } from '../workbench.queries.ts';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import { ContentSummaryNote } from './content-summary-note.tsx';
import { DraftCard } from './draft-card.tsx';
import { PanelHint } from './panel-hint.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import styles from './panels.module.css';
import { SlowEngine } from './slow-engine.tsx';
import { TranslationFaults } from './translation-faults.tsx';

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
  const { opened, store } = useWorkbenchParts();
  const chooseEngine = useWorkbench((state) => state.chooseEngine);
  const suggesting = useSuggestingEngine(opened, store);
  const stateText = useEngineStateText();
  if (segment.locked) return <PanelHint text={t('translation.locked')} />;
  if (isManual(opened)) return <PanelHint text={refusalText(manualTranslation) ?? ''} />;
  if (suggesting === undefined) return <PanelSkeleton />;
  const { engines, engine } = suggesting;
  if (engine === undefined) return <NoEngine />;
  return (
    <Stack gap="sm">
      <Select
        aria-label={t('translation.engine')}
        value={engine.key}
        options={engines.map((one) => ({
          value: one.key,
          label:
            one.state === 'ready'
              ? one.name
              : t('translation.withState', { name: one.name, state: stateText(one) }),
          disabled: one.state === 'not-configured',
        }))}
        onChange={chooseEngine}
      />
      {engine.state === 'failing' ? (
        <div>
          <EngineTrouble engine={engine} />
        </div>
      ) : null}
      <Translation key={engine.key} segment={segment} engine={engine} onApply={onApply} />
      <Reference segment={segment} engines={engines} onApply={onApply} />
      <ContentSummaryNote summary={opened.contentSummary} />
    </Stack>
  );
}

interface ReferenceProps extends TranslationPanelProps {
  readonly engines: readonly Engine[];
}

/** A second engine beside the first one, for comparison: that of the project, until somebody chooses another. */
function Reference({ segment, engines, onApply }: ReferenceProps) {
  const { t } = useTranslation('workbench');
  const { opened } = useWorkbenchParts();
  const chosen = useWorkbench((state) => state.referenceKey) ?? opened.engine.referenceEngineKey ?? '';
  const choose = useWorkbench((state) => state.chooseReference);
  const usable = engines.filter(({ state }) => state !== 'not-configured');
  const engine = usable.find(({ key }) => key === chosen);
  return (
    <>
      <Select
        aria-label={t('reference.title')}
        value={engine?.key ?? ''}
        options={[
          { value: '', label: t('reference.none') },
          ...usable.map(({ key, name }) => ({ value: key, label: name })),
        ]}
        onChange={choose}
      />
      {engine === undefined ? null : (
        <Translation key={engine.key} segment={segment} engine={engine} onApply={onApply} />
      )}
    </>
  );
}

function Translation({ segment, engine, onApply }: TranslationPanelProps & { readonly engine: Engine }) {
  const { t } = useTranslation('workbench');
  const { targetLanguage } = useWorkbenchParts().opened.document;
  const query = useQuery(translationQuery(segment.segmentId, engine.key));
  if (query.error && query.data === undefined) {
    return <EngineFailure engine={engine} error={query.error} onRetry={() => void query.refetch()} />;
  }
  return (
    <Loadable query={query} skeleton={<Asking query={query} segment={segment} engine={engine} />}>
      {(suggestion) => (
        <article className={styles['card']}>
          <p className={styles['target']}>
            <InlineView markup={suggestion.target} language={targetLanguage} codes={segment.codes} />
          </p>
          {suggestion.corrected ? (
            <Text size="small" tone="secondary" as="p">
              {t('translation.corrected')}
            </Text>
          ) : null}
          {suggestion.codesRestored ? (
            <Text size="small" tone="warning" as="p">
              {t('status.codesRestored', { engine: suggestion.engine })}
            </Text>
          ) : null}
          <TranslationFaults faults={suggestion.faults} />
          <Rating
            segmentId={segment.segmentId}
            engineKey={engine.key}
            engine={suggestion.engine}
            target={suggestion.target}
          />
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

interface EngineFailureProps {
  readonly engine: Engine;
  readonly error: Error;
  readonly onRetry: () => void;
}

function EngineFailure({ engine, error, onRetry }: EngineFailureProps) {
  const { t } = useTranslation('workbench');
  return (
    <div className={styles['hint']} role="alert">
      <Text as="p" strong>
        {t('translation.failed', { engine: engine.name })}
      </Text>
      <Text as="p" size="table" tone="secondary">
        {error.message}
      </Text>
      <Button size="small" onClick={onRetry}>
        {t('translation.again', { engine: engine.name })}
      </Button>
      {error instanceof ApiError ? (
        <div>
          <FailureDetails error={error} />
        </div>
      ) : null}
    </div>
  );
}

interface AskingProps {
  readonly query: { readonly fetchStatus: string; refetch(): unknown };
  readonly segment: Segment;
  readonly engine: Engine;
}

/** On its way, or stopped by the user. */
function Asking({ query, segment, engine }: AskingProps) {
  const { t } = useTranslation('workbench');
  const queries = useQueryClient();
  const { data: draft } = useQuery(translationDraftQuery(segment.segmentId, engine.key));
  if (query.fetchStatus === 'fetching') {
    const { queryKey } = translationQuery(segment.segmentId, engine.key);
    const cancel = () => void queries.cancelQueries({ queryKey });
    if (!draft) return <SlowEngine engine={engine} onCancel={cancel} />;
    return <DraftCard segment={segment} draft={draft} onCancel={cancel} />;
  }
  return (
    <div className={styles['hint']}>
      <Text as="p" size="table" tone="secondary">
        {t('translation.stopped')}
      </Text>
      <Button size="small" onClick={() => void query.refetch()}>
        {t('translation.again', { engine: engine.name })}
      </Button>
    </div>
  );
}

function NoEngine() {
  const { t } = useTranslation('engine-models');
  return (
    <Stack gap="xs">
      <PanelHint text={t('ways.none')} />
      <Text as="div" size="table" tone="secondary">
        <WaysToAnEngine />
      </Text>
    </Stack>
  );
}
