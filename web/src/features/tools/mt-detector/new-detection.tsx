import { useQuery } from '@tanstack/react-query';
import { limits } from '@transloom/contracts/limits';
import type { mtDetectorContract } from '@transloom/contracts/mt-detector';
import { Alert, Checkbox, Form, Radio, Select, Slider } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../i18n/format.ts';
import { LanguageSelect } from '../../../ui/language-select.tsx';
import { NewWork } from '../../../work/new-work.tsx';
import type { OptionsIn } from '../../../work/work-kind.ts';
import { UploadField } from '../../files/upload-field.tsx';
import { useUploads } from '../../files/use-uploads.ts';
import { canChoose, useEnginesOfPairs } from '../../project-settings/engines/usable-engines.ts';
import { projectListQuery } from '../../projects/projects.queries.ts';
import { detections } from './mt-detector.queries.ts';

type Options = OptionsIn<typeof mtDetectorContract>;

interface Draft {
  readonly from: 'documents' | 'project';
  readonly projectId: string | null;
  readonly source: string | null;
  readonly target: string | null;
  readonly engineKeys: readonly string[];
  readonly rate: number;
  readonly withoutShort: boolean;
}

const empty: Draft = {
  from: 'documents',
  projectId: null,
  source: null,
  target: null,
  engineKeys: [],
  rate: 0.3,
  withoutShort: true,
};

/** Texts, engines and sample of a new detection (D3.40, D5.56). */
export function NewDetection({ onStarted }: { readonly onStarted: () => void }) {
  const { t } = useTranslation('mt-detector');
  const [draft, setDraft] = useState(empty);
  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const uploads = useUploads('document');
  return (
    <NewWork
      kind={detections}
      options={optionsOf(draft, uploads.keptIds)}
      missing={t('new.missing')}
      start={t('new.start')}
      onStarted={onStarted}
    >
      <Form layout="vertical" component="div" requiredMark="optional">
        <Form.Item label={t('new.from')} required>
          <Radio.Group
            optionType="button"
            value={draft.from}
            onChange={(event) => set({ from: event.target.value })}
            options={(['documents', 'project'] as const).map((from) => ({
              value: from,
              label: t(`from.${from}`),
            }))}
          />
        </Form.Item>
        {draft.from === 'documents' ? (
          <Form.Item label={t('new.files')} required extra={t('new.filesHint')}>
            <UploadField uploads={uploads} />
          </Form.Item>
        ) : (
          <ProjectField projectId={draft.projectId} onChange={(projectId) => set({ projectId })} />
        )}
        <Form.Item label={t('new.source')} required htmlFor="detector-source">
          <LanguageSelect
            id="detector-source"
            placeholder={t('new.chooseLanguage')}
            {...(draft.source === null ? {} : { value: draft.source })}
            onChange={(source: string) => set({ source, engineKeys: [] })}
            without={draft.target === null ? [] : [draft.target]}
          />
        </Form.Item>
        <Form.Item label={t('new.target')} required htmlFor="detector-target">
          <LanguageSelect
            id="detector-target"
            placeholder={t('new.chooseLanguage')}
            {...(draft.target === null ? {} : { value: draft.target })}
            onChange={(target: string) => set({ target, engineKeys: [] })}
            without={draft.source === null ? [] : [draft.source]}
          />
        </Form.Item>
        <EnginesField draft={draft} onChange={(engineKeys) => set({ engineKeys })} />
        <Form.Item
          label={t('new.rate', { rate: formatPercent(draft.rate) })}
          required
          extra={t('new.rateHint')}
        >
          <Slider
            min={0.1}
            max={1}
            step={0.1}
            value={draft.rate}
            tooltip={{ formatter: (rate) => formatPercent(rate ?? 0) }}
            onChange={(rate) => set({ rate })}
          />
        </Form.Item>
        <Form.Item required extra={t('new.shortHint')}>
          <Checkbox
            checked={draft.withoutShort}
            onChange={(event) => set({ withoutShort: event.target.checked })}
          >
            {t('new.short')}
          </Checkbox>
        </Form.Item>
        <Alert type="info" showIcon title={t('noProof.title')} description={t('noProof.text')} />
      </Form>
    </NewWork>
  );
}

interface ProjectFieldProps {
  readonly projectId: string | null;
  readonly onChange: (projectId: string) => void;
}

function ProjectField({ projectId, onChange }: ProjectFieldProps) {
  const { t } = useTranslation('mt-detector');
  const [search, setSearch] = useState('');
  const { data } = useQuery(projectListQuery({ search }));
  return (
    <Form.Item label={t('from.project')} required htmlFor="detector-project">
      <Select<string>
        id="detector-project"
        placeholder={t('new.chooseProject')}
        showSearch={{ filterOption: false, onSearch: setSearch }}
        {...(projectId === null ? {} : { value: projectId })}
        onChange={onChange}
        options={(data?.records ?? []).map((project) => ({ value: project.projectId, label: project.name }))}
      />
    </Form.Item>
  );
}

interface EnginesFieldProps {
  readonly draft: Draft;
  readonly onChange: (engineKeys: readonly string[]) => void;
}

function EnginesField({ draft: { source, target, engineKeys }, onChange }: EnginesFieldProps) {
  const { t } = useTranslation('mt-detector');
  const lists = useEnginesOfPairs(source ?? undefined, target === null ? [] : [target]);
  const offered = target === null ? undefined : lists.get(target);
  const known = source !== null && target !== null;
  return (
    <Form.Item
      label={t('new.engines')}
      required
      htmlFor="detector-engines"
      extra={known ? t('new.enginesHint') : t('new.languagesFirst')}
    >
      <Select<string[]>
        id="detector-engines"
        mode="multiple"
        placeholder={t('new.chooseEngines')}
        disabled={!known}
        maxCount={limits.comparedEngines}
        value={[...engineKeys]}
        onChange={onChange}
        showSearch={{ optionFilterProp: 'label' }}
        options={(offered ?? []).filter(canChoose).map(({ key, name }) => ({ value: key, label: name }))}
      />
    </Form.Item>
  );
}

function optionsOf(draft: Draft, fileIds: readonly string[]): Options | undefined {
  const { from, projectId, source, target, engineKeys, rate, withoutShort } = draft;
  const isMissing = from === 'documents' ? fileIds.length === 0 : projectId === null;
  if (isMissing || source === null || target === null || engineKeys.length === 0) return undefined;
  return {
    from,
    ...(from === 'documents' ? { fileIds: [...fileIds] } : { projectId }),
    sourceLanguage: source,
    targetLanguage: target,
    engineKeys: [...engineKeys],
    rate,
    withoutShort,
  };
}
