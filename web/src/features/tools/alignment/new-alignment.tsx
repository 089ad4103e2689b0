import { useQuery } from '@tanstack/react-query';
import { Checkbox, Form, Input, Radio, Slider } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../i18n/format.ts';
import { LanguageSelect } from '../../../ui/language-select.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { NewWork } from '../../../work/new-work.tsx';
import { UploadField } from '../../files/upload-field.tsx';
import { useUploads } from '../../files/use-uploads.ts';
import { EngineField } from '../../project-settings/engines/engine-field.tsx';
import { canChoose, useEnginesOfPairs } from '../../project-settings/engines/usable-engines.ts';
import { alignments, languagesQuery } from './alignment.queries.ts';
import { AskModelField } from './ask-model-field.tsx';

type Method = 'rules' | 'ai';

interface Draft {
  readonly name: string;
  readonly type: 'double' | 'single';
  readonly source: string | null;
  readonly target: string | null;
  readonly method: Method;
  /** Undefined: the recommended one. */
  readonly engineKey: string | null | undefined;
  readonly askModel: boolean;
  readonly modelKey: string | null;
  readonly useMemories: boolean;
  readonly useTerms: boolean;
  readonly threshold: number;
}

const empty: Draft = {
  name: '',
  type: 'double',
  source: null,
  target: null,
  method: 'rules',
  engineKey: undefined,
  askModel: false,
  modelKey: null,
  useMemories: true,
  useTerms: true,
  threshold: 0.3,
};

/** The files, languages and method of a new alignment (D5.52). */
export function NewAlignment({ onStarted }: { readonly onStarted: () => void }) {
  const { t } = useTranslation('alignment');
  const [chosen, setChosen] = useState(empty);
  const set = (changes: Partial<Draft>) => setChosen((before) => ({ ...before, ...changes }));
  const [source, target] = [useUploads('document'), useUploads('document')];
  const sourceFileId = source.keptIds[0];
  const targetFileId = chosen.type === 'double' ? target.keptIds[0] : null;
  const draft = useWithDetected(chosen, sourceFileId, targetFileId);
  const engines = useEngines(draft);
  const engineKey = draft.engineKey === undefined ? (engines?.find(canChoose)?.key ?? null) : draft.engineKey;
  const options = optionsOf({ ...draft, engineKey }, sourceFileId, targetFileId);
  return (
    <NewWork
      kind={alignments}
      options={options}
      missing={t('new.missing')}
      start={t('new.start')}
      onStarted={onStarted}
    >
      <Form layout="vertical" component="div" requiredMark="optional">
        <Form.Item label={t('column.type')} required>
          <Radio.Group
            optionType="button"
            value={draft.type}
            options={(['double', 'single'] as const).map((value) => ({ value, label: t(`type.${value}`) }))}
            onChange={(event) => set({ type: event.target.value as Draft['type'] })}
          />
        </Form.Item>
        <Form.Item label={t(draft.type === 'double' ? 'new.sourceFile' : 'new.bilingualFile')} required>
          <UploadField uploads={source} single />
        </Form.Item>
        {draft.type === 'double' ? (
          <Form.Item label={t('new.targetFile')} required>
            <UploadField uploads={target} single />
          </Form.Item>
        ) : null}
        <Languages draft={draft} set={set} />
        <Form.Item
          label={t('column.method')}
          extra={t(draft.method === 'ai' ? 'new.aiHint' : 'new.rulesHint')}
          required
        >
          <Radio.Group
            optionType="button"
            value={draft.method}
            options={(['rules', 'ai'] as const).map((value) => ({ value, label: t(`method.${value}`) }))}
            onChange={(event) => set({ method: event.target.value as Method })}
          />
        </Form.Item>
        {draft.method === 'ai' ? (
          <Form.Item label={t('new.engine')} htmlFor="new-alignment-engine" required>
            <EngineField
              id="new-alignment-engine"
              label={t('new.engine')}
              engines={engines}
              value={engineKey}
              none={t('new.noEngine')}
              onChange={(key) => set({ engineKey: key })}
            />
          </Form.Item>
        ) : null}
        <AskModelField value={draft} onChange={set} />
        <Form.Item label={t('new.help')}>
          <Stack gap="xs">
            <Checkbox
              checked={draft.useMemories}
              onChange={(event) => set({ useMemories: event.target.checked })}
            >
              {t('new.useMemories')}
            </Checkbox>
            <Checkbox checked={draft.useTerms} onChange={(event) => set({ useTerms: event.target.checked })}>
              {t('new.useTerms')}
            </Checkbox>
          </Stack>
        </Form.Item>
        <Form.Item label={t('new.threshold')} extra={t('new.thresholdHint')}>
          <Slider
            ariaLabelForHandle={t('new.threshold')}
            min={0}
            max={100}
            step={5}
            value={draft.threshold * 100}
            tooltip={{ formatter: (value) => formatPercent((value ?? 0) / 100) }}
            onChange={(value: number) => set({ threshold: value / 100 })}
          />
        </Form.Item>
        <Form.Item label={t('new.name')} htmlFor="new-alignment-name">
          <Input
            id="new-alignment-name"
            maxLength={200}
            value={draft.name}
            placeholder={source.kept[0]?.name.replace(/\.[^.]{1,8}$/, '') ?? t('new.nameHint')}
            onChange={(event) => set({ name: event.target.value })}
          />
        </Form.Item>
      </Form>
    </NewWork>
  );
}

interface PartProps {
  readonly draft: Draft;
  readonly set: (changes: Partial<Draft>) => void;
}

function Languages({ draft, set }: PartProps) {
  const { t } = useTranslation('alignment');
  return (
    <>
      <Form.Item label={t('new.sourceLanguage')} htmlFor="new-alignment-source" required>
        <LanguageSelect
          id="new-alignment-source"
          placeholder={t('new.chooseLanguage')}
          {...(draft.source === null ? {} : { value: draft.source })}
          without={draft.target === null ? [] : [draft.target]}
          onChange={(language: string) => set({ source: language })}
        />
      </Form.Item>
      <Form.Item label={t('new.targetLanguage')} htmlFor="new-alignment-target" required>
        <LanguageSelect
          id="new-alignment-target"
          placeholder={t('new.chooseLanguage')}
          {...(draft.target === null ? {} : { value: draft.target })}
          without={draft.source === null ? [] : [draft.source]}
          onChange={(language: string) => set({ target: language })}
        />
      </Form.Item>
    </>
  );
}

/** The draft with what the files say of their languages, where nobody has chosen one. */
function useWithDetected(
  draft: Draft,
  sourceFileId: string | undefined,
  targetFileId: string | null | undefined,
): Draft {
  const { data } = useQuery({
    ...languagesQuery(sourceFileId ?? '', targetFileId ?? null),
    enabled: sourceFileId !== undefined,
  });
  const source = draft.source ?? (data?.source === draft.target ? null : (data?.source ?? null));
  const target = draft.target ?? (data?.target === source ? null : (data?.target ?? null));
  return { ...draft, source, target };
}

function useEngines({ source, target }: Draft) {
  const pairs = useEnginesOfPairs(source ?? undefined, target === null ? [] : [target]);
  return target === null ? undefined : pairs.get(target);
}

function optionsOf(
  { name, type, source, target, ...draft }: Draft & { readonly engineKey: string | null },
  sourceFileId: string | undefined,
  targetFileId: string | null | undefined,
) {
  if (sourceFileId === undefined || targetFileId === undefined || source === null || target === null)
    return undefined;
  if (draft.method === 'ai' && draft.engineKey === null) return undefined;
  return {
    ...draft,
    engineKey: draft.method === 'ai' ? draft.engineKey : null,
    modelKey: draft.askModel ? draft.modelKey : null,
    name: name.trim() === '' ? null : name.trim(),
    type,
    sourceFileId,
    targetFileId,
    sourceLanguage: source,
    targetLanguage: target,
  };
}
