import type { OptionsByFormat } from '@transloom/contracts/document-settings';
import type { ProjectSettings } from '@transloom/contracts/project-settings';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatNumber } from '../../i18n/format.ts';
import { languageName } from '../../i18n/language-name.ts';
import { Text } from '../../ui/text.tsx';
import type { Uploads } from '../files/use-uploads.ts';
import type { EstimateWish } from './estimate/estimate.queries.ts';
import { EstimatePanel } from './estimate/estimate-panel.tsx';
import styles from './new-project.module.css';
import type { NewProjectFields } from './new-project-fields.ts';
import { ofUploaded } from './types-of-uploads.ts';

interface NewProjectSummaryProps {
  readonly fields: Partial<NewProjectFields>;
  readonly uploads: Uploads;
  readonly documentOptions: OptionsByFormat;
  readonly settings: ProjectSettings;
  readonly creating: boolean;
  readonly error: Error | null;
  readonly onCreate: () => void;
}

/** What was chosen so far, always in sight, with the button that makes it a project. */
export function NewProjectSummary(props: NewProjectSummaryProps) {
  const { fields, uploads, creating, error, onCreate } = props;
  const { t } = useTranslation('projects');
  const { sourceLanguage, targetLanguages = [] } = fields;
  return (
    <aside className={styles['summary']} aria-label={t('summary.title')}>
      <Text as="h2" size="section">
        {t('summary.title')}
      </Text>
      <dl className={styles['facts']}>
        <Fact label={t('summary.name')}>{fields.name}</Fact>
        <Fact label={t('summary.files')}>
          <FilesSummary uploads={uploads} />
        </Fact>
        <Fact label={t('summary.words')}>
          <Text size="table" tone="tertiary">
            {t('summary.wordsUnknown')}
          </Text>
        </Fact>
        <Fact label={t('summary.source')}>{sourceLanguage ? languageName(sourceLanguage) : null}</Fact>
        <Fact label={t('summary.target')}>
          <Targets targetLanguages={targetLanguages} />
        </Fact>
      </dl>
      {error ? <Alert type="error" showIcon title={error.message} /> : null}
      <Button type="primary" size="large" block loading={creating} onClick={onCreate}>
        {t('new.submit')}
      </Button>
      <Text as="p" size="small" tone="tertiary">
        {t('summary.next')}
      </Text>
      <EstimatePanel wish={wishOf(props)} />
    </aside>
  );
}

/** Undefined while files, languages or the engine are missing. */
function wishOf({
  fields,
  uploads,
  documentOptions,
  settings,
}: NewProjectSummaryProps): EstimateWish | undefined {
  const { sourceLanguage, targetLanguages = [], engines = [] } = fields;
  const { keptIds, sending } = uploads;
  const paired = targetLanguages.length > 0 && engines.length === targetLanguages.length;
  const complete = sourceLanguage !== undefined && paired;
  if (!complete || sending || keptIds.length === 0) return undefined;
  return {
    sourceLanguage,
    targetLanguages,
    fileIds: [...keptIds],
    engines: [...engines],
    settings: { matchRate: settings.matchRate, summarizes: settings.summarizes },
    documentOptions: ofUploaded(documentOptions, uploads),
  };
}

const targetsNamed = 6;

/** All of a few; of many the first ones and how many they are, with the rest in the tooltip. */
function Targets({ targetLanguages }: { readonly targetLanguages: readonly string[] }) {
  const { t } = useTranslation('projects');
  if (targetLanguages.length === 0) return <Nothing />;
  const names = targetLanguages.map(languageName);
  const all = names.join(t('listSeparator'));
  if (names.length <= targetsNamed) return all;
  const first = names.slice(0, targetsNamed).join(t('listSeparator'));
  return <span title={all}>{t('summary.moreLanguages', { names: first, count: names.length })}</span>;
}

function FilesSummary({ uploads: { list, keptIds } }: Pick<NewProjectSummaryProps, 'uploads'>) {
  const { t } = useTranslation('projects');
  if (list.length === 0) return <Nothing />;
  const bytes = list.reduce((sum, { file, state }) => sum + (state.status === 'kept' ? file.size : 0), 0);
  const kept = formatNumber(keptIds.length);
  return keptIds.length === list.length
    ? `${t('count.documents', { count: list.length, number: kept })} · ${formatBytes(bytes)}`
    : t('summary.filesKept', { kept, all: formatNumber(list.length) });
}

function Nothing() {
  return <Text tone="tertiary">—</Text>;
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt>{label}</dt>
      <dd>{children || <Nothing />}</dd>
    </div>
  );
}
