import { useQuery } from '@tanstack/react-query';
import { analysisSettingsSchema } from '@transloom/contracts/analyses';
import { autoReplaceKinds } from '@transloom/core/auto-replace/auto-replace-kind';
import { Drawer, Form, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../i18n/language-name.ts';
import { FormFields } from '../../ui/form/form-fields.tsx';
import { wordsOf } from '../../ui/form/words-of.ts';
import { useChangeSearchParams } from '../../ui/search-params.ts';
import { NewWork } from '../../work/new-work.tsx';
import { analyses, rateSchemesQuery } from './analyses.queries.ts';
import type { AnalyzedProject } from './analyzed-project.ts';
import { useSchemeName } from './rate-schemes/use-scheme-name.ts';

interface NewAnalysisDrawerProps {
  readonly project: AnalyzedProject;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The settings of a new analysis, and the button that starts it. */
export function NewAnalysisDrawer({ project, open, onClose }: NewAnalysisDrawerProps) {
  const { t } = useTranslation('analyses');
  return (
    <Drawer open={open} onClose={onClose} title={t('new.title')} size={520} destroyOnHidden>
      <NewAnalysis project={project} onStarted={onClose} />
    </Drawer>
  );
}

const { shape } = analysisSettingsSchema;

function settingsOf({ settings: { wordCount, autoReplace, autoScore } }: AnalyzedProject) {
  const { counter, contextMode, repetitionsFirst } = wordCount;
  return analysisSettingsSchema.parse({
    counter,
    contextMode,
    repetitionsFirst,
    autoReplace: autoReplaceKinds.filter((kind) => autoReplace[kind]),
    lowRiskFrom: autoScore.enabled ? autoScore.threshold : null,
  });
}

interface NewAnalysisProps {
  readonly project: AnalyzedProject;
  readonly onStarted: () => void;
}

function NewAnalysis({ project, onStarted }: NewAnalysisProps) {
  const { t } = useTranslation('analyses');
  const changeSearch = useChangeSearchParams();
  const [settings, setSettings] = useState(() => settingsOf(project));
  const [documentIds, setDocumentIds] = useState<string[]>([]);
  const [schemeId, setSchemeId] = useState<string | null>(null);
  const form = {
    id: 'new-analysis',
    schema: analysisSettingsSchema,
    labels: {
      contextMode: t('new.contextMode'),
      counter: t('new.counter'),
      repetitionsFirst: t('new.repetitionsFirst'),
      internalFuzzy: t('new.internalFuzzy'),
    },
    values: settings,
    set: (changes: Partial<typeof settings>) => setSettings((before) => ({ ...before, ...changes })),
  };
  return (
    <NewWork
      kind={analyses}
      options={{ projectId: project.projectId, documentIds, schemeId, settings }}
      missing=""
      start={t('new.start')}
      onStarted={() => {
        changeSearch({ analysis: undefined, compare: undefined, scope: undefined });
        onStarted();
      }}
    >
      <Form layout="vertical" component="div">
        <Form.Item label={t('new.files')} htmlFor="new-analysis-files">
          <Select
            id="new-analysis-files"
            mode="multiple"
            allowClear
            placeholder={t('new.allFiles')}
            value={documentIds}
            onChange={setDocumentIds}
            options={project.documents.map(({ documentId, name, targetLanguage }) => ({
              value: documentId,
              label: `${name} · ${languageName(targetLanguage)}`,
            }))}
          />
        </Form.Item>
        <Form.Item label={t('new.scheme')} htmlFor="new-analysis-scheme" required>
          <SchemeSelect value={schemeId} onChange={setSchemeId} />
        </Form.Item>
      </Form>
      <FormFields
        form={form}
        fields={{
          contextMode: { options: wordsOf(shape.contextMode.unwrap().options, (mode) => t(`mode.${mode}`)) },
          counter: { options: wordsOf(shape.counter.unwrap().options, (name) => t(`counter.${name}`)) },
          repetitionsFirst: { hint: t('new.repetitionsFirstHint') },
          internalFuzzy: { hint: t('new.internalFuzzyHint') },
        }}
      />
    </NewWork>
  );
}

const builtIn = 'built-in';

interface SchemeSelectProps {
  readonly value: string | null;
  readonly onChange: (schemeId: string | null) => void;
}

function SchemeSelect({ value, onChange }: SchemeSelectProps) {
  const schemeName = useSchemeName();
  const { data: schemes = [] } = useQuery(rateSchemesQuery);
  return (
    <Select
      id="new-analysis-scheme"
      value={value ?? builtIn}
      onChange={(chosen: string) => onChange(chosen === builtIn ? null : chosen)}
      options={schemes.map((scheme) => ({ value: scheme.schemeId ?? builtIn, label: schemeName(scheme) }))}
    />
  );
}
