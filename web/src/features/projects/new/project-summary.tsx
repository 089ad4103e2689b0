import { useTranslation } from 'react-i18next';
import { formatBytes, formatNumber } from '../../../i18n/format.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Text } from '../../../ui/text.tsx';
import { When } from '../../../ui/when.tsx';
import type { Uploads } from '../../files/use-uploads.ts';
import { useFlowText } from '../../project-settings/use-stage-name.ts';
import type { EstimateWish } from '../estimate/estimate.queries.ts';
import { EstimatePanel } from '../estimate/estimate-panel.tsx';
import { ofUploaded } from '../types-of-uploads.ts';
import type { ProjectDraft } from './project-draft.ts';

interface ProjectSummaryProps {
  readonly draft: ProjectDraft;
  readonly uploads: Uploads;
  readonly onEstimate: (workId: string | undefined) => void;
}

/** What was chosen so far, and what it would take and cost. */
export function ProjectSummary({ draft, uploads, onEstimate }: ProjectSummaryProps) {
  const { t } = useTranslation('projects');
  const flowText = useFlowText();
  const { name, sourceLanguage, targetLanguages, deadline, settings, template } = draft;
  const nothing = <Text tone="tertiary">—</Text>;
  const facts = [
    { label: t('summary.name'), value: name.trim() || nothing },
    { label: t('summary.files'), value: <FilesSummary uploads={uploads} /> },
    { label: t('summary.source'), value: sourceLanguage ? languageName(sourceLanguage) : nothing },
    { label: t('summary.target'), value: <Targets targetLanguages={targetLanguages} /> },
    { label: t('fact.flow'), value: flowText(settings.flow) },
    { label: t('fact.deadline'), value: deadline ? <When instant={deadline} /> : nothing },
    ...(template ? [{ label: t('template.label'), value: template.name }] : []),
  ];
  return (
    <>
      <Facts narrow facts={facts} />
      <EstimatePanel wish={wishOf(draft, uploads)} auto={isQuick(draft, uploads)} onEstimate={onEstimate} />
      <Text as="p" size="small" tone="tertiary">
        {t('summary.next')}
      </Text>
    </>
  );
}

/** What is estimated without asking: reading more takes time that others need. */
const quickBytes = 2_000_000;
const quickDocuments = 20;

function isQuick({ targetLanguages }: ProjectDraft, { list }: Uploads): boolean {
  const bytes = list.reduce((sum, { file }) => sum + file.size, 0);
  return bytes <= quickBytes && list.length * targetLanguages.length <= quickDocuments;
}

/** Undefined while files, languages or the engines are missing. */
function wishOf(
  { sourceLanguage, targetLanguages, engines, settings, documentOptions }: ProjectDraft,
  uploads: Uploads,
): EstimateWish | undefined {
  const paired = targetLanguages.length > 0 && engines.length === targetLanguages.length;
  if (sourceLanguage === null || !paired || uploads.sending || uploads.keptIds.length === 0) return undefined;
  return {
    sourceLanguage,
    targetLanguages,
    fileIds: [...uploads.keptIds],
    engines,
    settings: { matchRate: settings.matchRate, summarizes: settings.summarizes },
    documentOptions: ofUploaded(documentOptions, uploads),
  };
}

const targetsNamed = 6;

/** All of a few; of many the first ones and how many they are, with the rest in the tooltip. */
function Targets({ targetLanguages }: Pick<ProjectDraft, 'targetLanguages'>) {
  const { t } = useTranslation('projects');
  if (targetLanguages.length === 0) return <Text tone="tertiary">—</Text>;
  const names = targetLanguages.map(languageName);
  const all = names.join(t('listSeparator'));
  if (names.length <= targetsNamed) return all;
  const first = names.slice(0, targetsNamed).join(t('listSeparator'));
  return <span title={all}>{t('summary.moreLanguages', { names: first, count: names.length })}</span>;
}

function FilesSummary({ uploads: { list, keptIds } }: Pick<ProjectSummaryProps, 'uploads'>) {
  const { t } = useTranslation('projects');
  if (list.length === 0) return <Text tone="tertiary">—</Text>;
  const bytes = list.reduce((sum, { file, state }) => sum + (state.status === 'kept' ? file.size : 0), 0);
  const kept = formatNumber(keptIds.length);
  return keptIds.length === list.length
    ? `${t('count.documents', { count: list.length, number: kept })} · ${formatBytes(bytes)}`
    : t('summary.filesKept', { kept, all: formatNumber(list.length) });
}
