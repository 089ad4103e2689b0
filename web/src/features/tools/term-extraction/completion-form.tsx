import { useQuery } from '@tanstack/react-query';
import type { termCompletionContract } from '@transloom/contracts/term-completions';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/text.tsx';
import { NewWork } from '../../../work/new-work.tsx';
import { useWork } from '../../../work/use-work.ts';
import type { OptionsIn } from '../../../work/work-kind.ts';
import { enginesForPairQuery } from '../../engines/engines.queries.ts';
import { WritingEngineSelect } from '../../engines/writing-engine-select.tsx';
import { termCompletions, termExtractions } from './term-extraction.queries.ts';

export type CompletionTask = OptionsIn<typeof termCompletionContract>['task'];

interface CompletionFormProps {
  readonly extractionId: string;
  readonly task: CompletionTask;
  readonly onStarted: () => void;
}

/** Which engine completes the terms, and what that costs. */
export function CompletionForm({ extractionId, task, onStarted }: CompletionFormProps) {
  const { t } = useTranslation('term-extraction');
  const [engineKey, setEngineKey] = useState<string | null>(null);
  const isWhole = task === 'judge' || engineKey !== null;
  return (
    <NewWork
      kind={termCompletions}
      options={isWhole ? { extractionId, task, engineKey } : undefined}
      missing={t('complete.chooseEngine')}
      start={t('complete.start')}
      onStarted={onStarted}
    >
      <Text as="p" tone="secondary">
        {task === 'judge' ? t('complete.judgeHint') : t('complete.translateHint')}
      </Text>
      <Form layout="vertical" component="div" requiredMark={false}>
        <Form.Item label={t('complete.engine')} htmlFor="completion-engine" required={task === 'translate'}>
          {task === 'judge' ? (
            <WritingEngineSelect id="completion-engine" value={engineKey} onChange={setEngineKey} />
          ) : (
            <EngineSelect extractionId={extractionId} value={engineKey} onChange={setEngineKey} />
          )}
        </Form.Item>
      </Form>
    </NewWork>
  );
}

interface EngineSelectProps {
  readonly extractionId: string;
  readonly value: string | null;
  readonly onChange: (engineKey: string) => void;
}

/** Engines that are ready for the languages of the extraction. */
function EngineSelect({ extractionId, value, onChange }: EngineSelectProps) {
  const { t } = useTranslation('term-extraction');
  const options = useWork(termExtractions, extractionId).data?.options;
  const pair = { source: options?.sourceLanguage ?? '', target: options?.targetLanguage ?? '' };
  const { data = [] } = useQuery({ ...enginesForPairQuery(pair), enabled: options !== undefined });
  const ready = data.filter(({ state }) => state === 'ready');
  return (
    <Select<string>
      id="completion-engine"
      placeholder={t('complete.chooseEngine')}
      notFoundContent={t('complete.noEngine')}
      {...(value === null ? {} : { value })}
      options={ready.map(({ key, name }) => ({ value: key, label: name }))}
      onChange={onChange}
    />
  );
}
