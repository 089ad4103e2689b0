import { PlusOutlined } from '@ant-design/icons';
import type { CorpusCounts } from '@transloom/contracts/custom-engine-corpora';
import type { CustomEngineDetail } from '@transloom/contracts/custom-engines';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FactLine, LineFact } from '../../../ui/fact-line.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { AddCorpusDrawer } from './add-corpus-drawer.tsx';
import { ContributorsSection } from './contributors-section.tsx';
import { CorpusFiles } from './corpus-files.tsx';
import { PairReview } from './pair-review.tsx';

interface CorpusTabProps {
  readonly engine: CustomEngineDetail;
  readonly makes: boolean;
}

/** The files an engine learns from, what was found in them, and the pairs themselves. */
export function CorpusTab({ engine, makes }: CorpusTabProps) {
  const { t } = useTranslation('custom-engines');
  const [adding, setAdding] = useState(false);
  const idle = engine.status !== 'cleaning' && engine.status !== 'training';
  const add = makes ? (
    <Button icon={<PlusOutlined aria-hidden />} disabled={!idle} onClick={() => setAdding(true)}>
      {t('corpus.add')}
    </Button>
  ) : null;
  return (
    <Stack gap="md">
      {engine.files.length === 0 ? (
        <EmptyState title={t('corpus.empty.title')} description={t('corpus.empty.text')} action={add} />
      ) : (
        <>
          <Section title={t('corpus.files')} actions={add}>
            <CorpusFiles engine={engine} removable={makes && idle} />
          </Section>
          <ContributorsSection contributors={engine.contributors} />
          {engine.corpus === null ? null : (
            <>
              <Section title={t('corpus.counts')} description={t('corpus.countsText')}>
                <Counts corpus={engine.corpus} />
              </Section>
              <PairReview engine={engine} corpus={engine.corpus} decides={makes && idle} />
            </>
          )}
        </>
      )}
      <AddCorpusDrawer engine={engine} open={adding} onClose={() => setAdding(false)} />
    </Stack>
  );
}

const counted = ['uploaded', 'suspected', 'deduplicated', 'cleaned', 'test'] as const;

function Counts({ corpus }: { readonly corpus: CorpusCounts }) {
  const { t } = useTranslation('custom-engines');
  return (
    <FactLine>
      {counted.map((name) => (
        <LineFact key={name} label={t(`counts.${name}`)}>
          {formatNumber(corpus[name])}
        </LineFact>
      ))}
    </FactLine>
  );
}
