import { DownloadOutlined, RadarChartOutlined, ReloadOutlined } from '@ant-design/icons';
import type { mtDetectorContract } from '@transloom/contracts/mt-detector';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '../../../i18n/format.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { LineFact } from '../../../ui/fact-line.tsx';
import { useSearchParams } from '../../../ui/search-params.ts';
import { Stack } from '../../../ui/stack.tsx';
import type { WorkIn } from '../../../work/work-kind.ts';
import { WorkPage } from '../../../work/work-page.tsx';
import { DetectedSegments } from './detected-segments.tsx';
import { EngineSummary } from './engine-summary.tsx';
import { detections, useExportDetection, useRetryEngines } from './mt-detector.queries.ts';
import { useStageText } from './use-stage-text.ts';

type Detection = WorkIn<typeof mtDetectorContract>;

/** How close translations are to what engines write, engine by engine and segment by segment (D2.27). */
export function DetectorPage() {
  const { t } = useTranslation('mt-detector');
  const { workId } = useSearchParams('workId');
  return (
    <WorkPage<typeof mtDetectorContract>
      kind={detections}
      workId={workId}
      icon={<RadarChartOutlined />}
      list="/tools/detector/index"
      words={{ title: t('notFound.title'), hint: t('notFound.hint'), back: t('notFound.back') }}
      stageText={useStageText()}
      primary={(work) => <PageButtons work={work} />}
      facts={(work) => <Facts work={work} />}
    >
      {(work) => (
        <Stack gap="lg">
          <Alert type="info" showIcon title={t('noProof.title')} description={t('noProof.text')} />
          <EngineSummary result={work.result} />
          <DetectedSegments workId={work.workId} engines={work.result?.engines ?? []} />
        </Stack>
      )}
    </WorkPage>
  );
}

function Facts({ work: { options, result } }: { readonly work: Detection }) {
  const { t } = useTranslation('mt-detector');
  return (
    <>
      <LineFact label={t('facts.languages')}>
        {languageName(options.sourceLanguage)} → {languageName(options.targetLanguage)}
      </LineFact>
      <LineFact label={t('facts.rate')}>{formatPercent(options.rate)}</LineFact>
      {result === null ? null : (
        <LineFact label={t('facts.sampled')}>
          {t('facts.sampledOf', {
            sampled: formatNumber(result.sampled),
            segments: formatNumber(result.segments),
            short: formatNumber(result.short),
          })}
        </LineFact>
      )}
    </>
  );
}

function PageButtons({ work: { workId, result } }: { readonly work: Detection }) {
  const { t } = useTranslation('mt-detector');
  const retry = useRetryEngines();
  const download = useExportDetection();
  return (
    <>
      {result?.engines.some(({ status }) => status === 'failed') ? (
        <Button
          icon={<ReloadOutlined aria-hidden />}
          loading={retry.isPending}
          onClick={() => retry.mutate(workId)}
        >
          {t('retry')}
        </Button>
      ) : null}
      <Button
        type="primary"
        icon={<DownloadOutlined aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate(workId)}
      >
        {t('export')}
      </Button>
    </>
  );
}
