import { BookOutlined, DownloadOutlined, SaveOutlined } from '@ant-design/icons';
import type { termExtractionContract } from '@transloom/contracts/term-extraction';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { useAllows } from '../../../session/permissions.ts';
import { LineFact } from '../../../ui/fact-line.tsx';
import { useSearchParams } from '../../../ui/search-params.ts';
import type { WorkIn } from '../../../work/work-kind.ts';
import { WorkPage } from '../../../work/work-page.tsx';
import { ExtractedTerms } from './extracted-terms.tsx';
import { SaveTermsDrawer } from './save-terms-drawer.tsx';
import { termExtractions, useExportTerms } from './term-extraction.queries.ts';
import { useStageText } from './use-stage-text.ts';

type Extraction = WorkIn<typeof termExtractionContract>;

/** The terms that were found, to be confirmed and saved (D2.25, D4.40). */
export function ExtractionPage() {
  const { t } = useTranslation('term-extraction');
  const { workId } = useSearchParams('workId');
  return (
    <WorkPage<typeof termExtractionContract>
      kind={termExtractions}
      workId={workId}
      icon={<BookOutlined />}
      list="/tools/termExtraction/index"
      words={{ title: t('notFound.title'), hint: t('notFound.hint'), back: t('notFound.back') }}
      stageText={useStageText()}
      primary={(work) => (work.status === 'done' ? <PageButtons work={work} /> : null)}
      facts={(work) => <Facts work={work} />}
    >
      {(work) => <ExtractedTerms workId={work.workId} translated={work.options.targetLanguage !== null} />}
    </WorkPage>
  );
}

function Facts({ work: { options, result } }: { readonly work: Extraction }) {
  const { t } = useTranslation('term-extraction');
  const { sourceLanguage, targetLanguage } = options;
  return (
    <>
      <LineFact label={t('facts.languages')}>
        {languageName(sourceLanguage)}
        {targetLanguage === null || targetLanguage === undefined ? '' : ` → ${languageName(targetLanguage)}`}
      </LineFact>
      <LineFact label={t('column.from')}>{t(`from.${options.from}`)}</LineFact>
      {result === null ? null : (
        <LineFact label={t('facts.segments')}>{formatNumber(result.segments)}</LineFact>
      )}
    </>
  );
}

const choices = [
  { key: 'xlsx', as: 'xlsx', confirmedOnly: false },
  { key: 'xlsxConfirmed', as: 'xlsx', confirmedOnly: true },
  { key: 'tbxConfirmed', as: 'tbx', confirmedOnly: true },
] as const;

function PageButtons({ work }: { readonly work: Extraction }) {
  const { t } = useTranslation('term-extraction');
  const { workId } = work;
  const [saving, setSaving] = useState(false);
  const exportTerms = useExportTerms();
  const allowed = useAllows()('term:edit');
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: choices.map(({ key }) => ({ key, label: t(`export.${key}`) })),
          onClick: ({ key }) => {
            const found = choices.find((choice) => choice.key === key);
            if (found !== undefined)
              exportTerms.mutate({ workId, choice: { as: found.as, confirmedOnly: found.confirmedOnly } });
          },
        }}
      >
        <Button icon={<DownloadOutlined aria-hidden />} loading={exportTerms.isPending}>
          {t('export.action')}
        </Button>
      </Dropdown>
      {allowed ? (
        <Button type="primary" icon={<SaveOutlined aria-hidden />} onClick={() => setSaving(true)}>
          {t('save.action')}
        </Button>
      ) : null}
      <SaveTermsDrawer work={work} open={saving} onClose={() => setSaving(false)} />
    </>
  );
}
