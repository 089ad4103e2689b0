import type { CustomEngineSummary } from '@transloom/contracts/custom-engines';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { LanguagePair } from '../../ui/language-pair.tsx';
import { Card, CardFacts, CardRow } from '../../ui/list/cards.tsx';
import { NameLink } from '../../ui/name-link.tsx';
import { Text } from '../../ui/text.tsx';
import { When } from '../../ui/when.tsx';
import { useDictionary } from '../system/use-dictionary.ts';
import { EngineStatusTag } from './engine-status-tag.tsx';
import { useCustomEngineActions } from './use-custom-engine-actions.tsx';
import { formatScore } from './versions/format-score.ts';

/** One engine of the list: what it is, what it learned from, and how good it is. */
export function CustomEngineCard({ engine }: { readonly engine: CustomEngineSummary }) {
  const { t } = useTranslation('custom-engines');
  const { customEngineId, name, kind, status, tags, corpus, scores, creator, changedAt } = engine;
  const { wordOf } = useDictionary('mt-domains-tags');
  const actions = useCustomEngineActions()(engine);
  return (
    <Card
      head={
        <>
          <NameLink to="/engine/detail" search={{ customEngineId }} title={name}>
            {name}
          </NameLink>
          <LanguagePair source={engine.sourceLanguage} targets={[engine.targetLanguage]} />
        </>
      }
      actions={actions}
    >
      <Text size="small" tone="secondary" truncate as="div">
        {[
          t(`kind.${kind}.name`),
          ...(engine.team === null ? [] : [engine.team.name]),
          ...tags.map(wordOf),
        ].join(' · ')}
      </Text>
      <CardFacts
        facts={[
          corpus === null
            ? t('card.noCorpus')
            : t('card.pairs', { count: corpus.cleaned, pairs: formatNumber(corpus.cleaned) }),
          ...(scores === null
            ? []
            : [`BLEU ${formatScore(scores.custom.bleu)}`, `chrF ${formatScore(scores.custom.chrf)}`]),
        ]}
      />
      <CardRow>
        <EngineStatusTag status={status} />
        <Text size="small" tone="tertiary" truncate>
          {creator} · <When instant={changedAt} />
        </Text>
      </CardRow>
    </Card>
  );
}
