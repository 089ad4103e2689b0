import { DiffOutlined, DownloadOutlined, ReloadOutlined, SaveOutlined } from '@ant-design/icons';
import type { alignmentContract } from '@transloom/contracts/alignment';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { LineFact } from '../../../ui/fact-line.tsx';
import { useSearchParams } from '../../../ui/search-params.ts';
import { Stack } from '../../../ui/stack.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import type { WorkIn } from '../../../work/work-kind.ts';
import { WorkPage } from '../../../work/work-page.tsx';
import { alignments, useAlignAgain, useExportPairs } from './alignment.queries.ts';
import { AlignmentWarnings } from './alignment-warnings.tsx';
import { PairEditor } from './pairs/pair-editor.tsx';
import type { PairLook } from './pairs/pair-look.ts';
import { SaveDrawer } from './save-drawer.tsx';
import { useStageText } from './use-stage-text.ts';

type AlignmentWork = WorkIn<typeof alignmentContract>;

/** Pairs that an engine helped to find, joined by ribbons (D2.24). */
export function AlignmentDetailPage() {
  return <AlignmentPage look="ribbons" />;
}

/** Pairs that were found by rules, row by row (D2.24). */
export function TiledAlignmentPage() {
  return <AlignmentPage look="tiled" />;
}

function AlignmentPage({ look }: { readonly look: PairLook }) {
  const { t } = useTranslation('alignment');
  const { workId } = useSearchParams('workId');
  return (
    <WorkPage<typeof alignmentContract>
      kind={alignments}
      workId={workId}
      icon={<DiffOutlined />}
      list="/tools/align/index"
      words={{ title: t('notFound.title'), hint: t('notFound.hint'), back: t('notFound.back') }}
      stageText={useStageText()}
      primary={(work) => <PageButtons work={work} />}
      facts={(work) => <Facts work={work} />}
    >
      {(work) => (
        <Stack gap="sm">
          <AlignmentWarnings warnings={work.result?.warnings ?? []} />
          <PairEditor key={work.endedAt} workId={work.workId} look={look} languages={work.options} />
        </Stack>
      )}
    </WorkPage>
  );
}

function Facts({ work: { options, result } }: { readonly work: AlignmentWork }) {
  const { t } = useTranslation('alignment');
  return (
    <>
      <LineFact label={t('facts.languages')}>
        {languageName(options.sourceLanguage)} → {languageName(options.targetLanguage)}
      </LineFact>
      <LineFact label={t('column.type')}>{t(`type.${options.type}`)}</LineFact>
      <LineFact label={t('column.method')}>{t(`method.${options.method}`)}</LineFact>
      {result === null ? null : (
        <LineFact label={t('facts.sentences')}>
          {formatNumber(result.sourceSentences)} · {formatNumber(result.targetSentences)}
        </LineFact>
      )}
    </>
  );
}

function PageButtons({ work }: { readonly work: AlignmentWork }) {
  const { t } = useTranslation('alignment');
  const { workId } = work;
  const [saving, setSaving] = useState(false);
  const confirm = useConfirm();
  const again = useAlignAgain(workId);
  const exportPairs = useExportPairs();
  const askToRestart = () =>
    confirm({
      title: t('again.title'),
      consequence: t('again.allText'),
      verb: t('again.action'),
      danger: true,
      onConfirm: () => again.mutateAsync(null),
    });
  return (
    <>
      <Button icon={<ReloadOutlined aria-hidden />} onClick={askToRestart}>
        {t('again.action')}
      </Button>
      <Dropdown
        trigger={['click']}
        menu={{
          items: (['tmx', 'xlsx', 'docx'] as const).map((as) => ({ key: as, label: t(`export.${as}`) })),
          onClick: ({ key }) =>
            exportPairs.mutate({ workId, choice: { as: key as 'tmx' | 'xlsx' | 'docx' } }),
        }}
      >
        <Button icon={<DownloadOutlined aria-hidden />} loading={exportPairs.isPending}>
          {t('export.action')}
        </Button>
      </Dropdown>
      <Button type="primary" icon={<SaveOutlined aria-hidden />} onClick={() => setSaving(true)}>
        {t('save.action')}
      </Button>
      <SaveDrawer work={work} open={saving} onClose={() => setSaving(false)} />
    </>
  );
}
