import { DownloadOutlined, HighlightOutlined, ReloadOutlined } from '@ant-design/icons';
import { limits } from '@transloom/contracts/limits';
import type { polishContract } from '@transloom/contracts/polish';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { LineFact } from '../../../ui/fact-line.tsx';
import { ReasonButton } from '../../../ui/reason-button.tsx';
import type { WorkIn } from '../../../work/work-kind.ts';
import { WorkPage } from '../../../work/work-page.tsx';
import { polishes, useExportPolish, usePolishAgain } from './polish.queries.ts';
import { PolishedSegments } from './polished-segments.tsx';
import { useStageText } from './use-stage-text.ts';
import { useStyleName } from './use-style-name.ts';

type Polish = WorkIn<typeof polishContract>;

/** A polished text beside its source, change by change. */
export function PolishResultPage({ workId }: { readonly workId: string }) {
  const { t } = useTranslation('polish');
  return (
    <WorkPage<typeof polishContract>
      kind={polishes}
      workId={workId}
      icon={<HighlightOutlined />}
      list="/tools/polish/index"
      words={{ title: t('notFound.title'), hint: t('notFound.hint'), back: t('notFound.back') }}
      stageText={useStageText()}
      primary={(work) => <PageButtons work={work} />}
      facts={(work) => <Facts work={work} />}
    >
      {(work) => <PolishedSegments work={work} />}
    </WorkPage>
  );
}

function Facts({ work: { options, result } }: { readonly work: Polish }) {
  const { t } = useTranslation('polish');
  const styleName = useStyleName();
  return (
    <>
      <LineFact label={t('new.language')}>{languageName(options.language)}</LineFact>
      <LineFact label={t('column.style')}>{styleName(options)}</LineFact>
      {result?.engine == null ? null : <LineFact label={t('new.engine')}>{result.engine}</LineFact>}
      {result === null ? null : (
        <LineFact label={t('facts.round')}>
          {t('facts.roundOf', { round: formatNumber(result.round), most: limits.polishRounds })}
        </LineFact>
      )}
    </>
  );
}

function PageButtons({ work: { workId, name, options, result } }: { readonly work: Polish }) {
  const { t } = useTranslation('polish');
  const again = usePolishAgain();
  const download = useExportPolish();
  const isWord = options.from === 'document' && /\.docx?$/i.test(name);
  const kinds = ['clean', ...(isWord ? (['tracked'] as const) : []), 'changes'] as const;
  const isUsedUp = (result?.round ?? 0) >= limits.polishRounds;
  return (
    <>
      {options.engineKey === null ? null : (
        <ReasonButton
          icon={<ReloadOutlined aria-hidden />}
          reason={isUsedUp ? t('again.usedUp', { most: limits.polishRounds }) : undefined}
          loading={again.isPending}
          onClick={() => again.mutate(workId)}
        >
          {t('again.action')}
        </ReasonButton>
      )}
      <Dropdown
        trigger={['click']}
        menu={{
          items: kinds.map((key) => ({ key, label: t(`export.${key}`) })),
          onClick: ({ key }) => {
            const as = kinds.find((kind) => kind === key);
            if (as !== undefined) download.mutate({ workId, choice: { as } });
          },
        }}
      >
        <Button type="primary" icon={<DownloadOutlined aria-hidden />} loading={download.isPending}>
          {t('export.action')}
        </Button>
      </Dropdown>
    </>
  );
}
