import type { CustomEngineDetail } from '@transloom/contracts/custom-engines';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { FactLine, LineFact } from '../../ui/fact-line.tsx';
import { LanguagePair } from '../../ui/language-pair.tsx';
import { useDictionary } from '../system/use-dictionary.ts';
import { useEngineName } from './use-engine-name.ts';
import { ScoreGain } from './versions/score-gain.tsx';

/** Key facts of an engine under its name. */
export function EngineFacts({ engine }: { readonly engine: CustomEngineDetail }) {
  const { t } = useTranslation('custom-engines');
  const { kind, tags, sourceLanguage, targetLanguage, scores, corpus, currentVersion, contributors } = engine;
  const nameOf = useEngineName(engine);
  const current = engine.versions.find(({ number }) => number === currentVersion);
  const { wordOf } = useDictionary('mt-domains-tags');
  const people = contributors.map(({ name, pairs }) =>
    t('facts.contributor', { name, pairs: formatNumber(pairs) }),
  );
  return (
    <FactLine>
      <LineFact label={t('facts.kind')}>{t(`kind.${kind}.name`)}</LineFact>
      <LineFact label={t('facts.languages')}>
        <LanguagePair source={sourceLanguage} targets={[targetLanguage]} />
      </LineFact>
      {engine.team === null ? null : <LineFact label={t('team.label')}>{engine.team.name}</LineFact>}
      <LineFact label={t('tags.label')}>{tags.map(wordOf).join(' · ')}</LineFact>
      {corpus === null ? null : (
        <LineFact label={t('facts.pairs')}>{formatNumber(corpus.cleaned - corpus.test)}</LineFact>
      )}
      {currentVersion === null ? null : (
        <LineFact label={t('facts.version')}>{`v${currentVersion}`}</LineFact>
      )}
      {scores === null ? null : (
        <>
          <LineFact label="BLEU">
            <ScoreGain scores={scores} metric="bleu" />
          </LineFact>
          <LineFact label="chrF">
            <ScoreGain scores={scores} metric="chrf" />
          </LineFact>
        </>
      )}
      {current?.variant === 'post-edited' ? (
        <LineFact label={t('facts.needs')}>
          {t('variant.needs', { base: nameOf(current.baseEngine) })}
        </LineFact>
      ) : null}
      {people.length === 0 ? null : <LineFact label={t('facts.contributors')}>{people.join(' · ')}</LineFact>}
    </FactLine>
  );
}
