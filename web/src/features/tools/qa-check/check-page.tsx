import { DownloadOutlined, ReloadOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { qaCheckContract } from '@transloom/contracts/qa-check';
import { Alert, Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LineFact } from '../../../ui/fact-line.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { useSearchParams } from '../../../ui/search-params.ts';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import type { WorkIn } from '../../../work/work-kind.ts';
import { WorkPage } from '../../../work/work-page.tsx';
import { qaChecks, summaryQuery, useCheckAgain, useExportCheck } from './qa-check.queries.ts';
import { CheckToolbar } from './segments/check-toolbar.tsx';
import { SegmentTable } from './segments/segment-table.tsx';
import { SideBySide } from './segments/side-by-side.tsx';
import { useCheckFilter } from './segments/use-check-filter.ts';
import { useStageText } from './use-stage-text.ts';

type Check = WorkIn<typeof qaCheckContract>;
type Look = 'table' | 'beside';

/** The result with checks, segments and issues side by side (D2.26). */
export function CheckPage() {
  return <CheckResult look="beside" />;
}

/** The result as one flat table (D2.26). */
export function TableCheckPage() {
  return <CheckResult look="table" />;
}

function CheckResult({ look }: { readonly look: Look }) {
  const { t } = useTranslation('qa-check');
  const { workId } = useSearchParams('workId');
  return (
    <WorkPage<typeof qaCheckContract>
      kind={qaChecks}
      workId={workId}
      icon={<SafetyCertificateOutlined />}
      list="/tools/qa/index"
      words={{ title: t('notFound.title'), hint: t('notFound.hint'), back: t('notFound.back') }}
      stageText={useStageText()}
      primary={(work) => <PageButtons work={work} look={look} />}
      facts={(work) => <Facts work={work} />}
    >
      {(work) => <Result key={work.endedAt} work={work} look={look} />}
    </WorkPage>
  );
}

interface ResultProps {
  readonly work: Check;
  readonly look: Look;
}

function Result({ work: { workId, options, result }, look }: ResultProps) {
  const { t } = useTranslation('qa-check');
  const unanswered = result?.unanswered ?? 0;
  const filtering = useCheckFilter();
  const { severity, file } = filtering.filter;
  const query = useQuery(
    summaryQuery({
      workId,
      ...(severity === undefined ? {} : { severity }),
      ...(file === undefined ? {} : { file }),
    }),
  );
  const View = look === 'table' ? SegmentTable : SideBySide;
  return (
    <Loadable query={query} skeleton={<LinesSkeleton />}>
      {(summary) => (
        <Stack gap="sm">
          {unanswered === 0 ? null : (
            <Alert type="warning" showIcon title={t('model.unanswered', { count: unanswered })} />
          )}
          <CheckToolbar {...{ workId, summary, filtering }} withChecks={look === 'table'} />
          <View {...{ workId, summary, filtering }} languages={options} />
        </Stack>
      )}
    </Loadable>
  );
}

function Facts({ work: { options, result } }: { readonly work: Check }) {
  const { t } = useTranslation('qa-check');
  return (
    <>
      <LineFact label={t('facts.languages')}>
        {languageName(options.sourceLanguage)} → {languageName(options.targetLanguage)}
      </LineFact>
      <LineFact label={t('column.from')}>{t(`from.${options.from}`)}</LineFact>
      {result === null ? null : (
        <LineFact label={t('column.segments')}>{formatNumber(result.segments)}</LineFact>
      )}
    </>
  );
}

const choices = [
  { key: 'files', as: 'files', openOnly: false },
  { key: 'xlsx', as: 'xlsx', openOnly: false },
  { key: 'xlsxOpen', as: 'xlsx', openOnly: true },
  { key: 'html', as: 'html', openOnly: false },
] as const;

function PageButtons({ work: { workId, options }, look }: ResultProps) {
  const { t } = useTranslation('qa-check');
  const confirm = useConfirm();
  const again = useCheckAgain(workId);
  const exportCheck = useExportCheck();
  const other = look === 'table' ? '/tools/qa/detail-new' : '/tools/qa/detail';
  const asked = options.intelligent === true || (options.ownCheckIds ?? []).length > 0;
  const offered = choices.filter(({ as }) => options.from === 'files' || as !== 'files');
  return (
    <>
      <ButtonLink to={other} search={{ workId }}>
        {t(`look.${look === 'table' ? 'beside' : 'table'}`)}
      </ButtonLink>
      <Button
        icon={<ReloadOutlined aria-hidden />}
        onClick={() =>
          confirm({
            title: t('again.title'),
            consequence: t(`again.${asked ? 'model' : options.from}`),
            verb: t('again.action'),
            onConfirm: () => again.mutateAsync(undefined),
          })
        }
      >
        {t('again.action')}
      </Button>
      <Dropdown
        trigger={['click']}
        menu={{
          items: offered.map(({ key }) => ({ key, label: t(`export.${key}`) })),
          onClick: ({ key }) => {
            const found = choices.find((choice) => choice.key === key);
            if (found !== undefined)
              exportCheck.mutate({ workId, choice: { as: found.as, openOnly: found.openOnly } });
          },
        }}
      >
        <Button type="primary" icon={<DownloadOutlined aria-hidden />} loading={exportCheck.isPending}>
          {t('export.action')}
        </Button>
      </Dropdown>
    </>
  );
}
