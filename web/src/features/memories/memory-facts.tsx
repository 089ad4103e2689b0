import type { Memory } from '@transloom/contracts/memories';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { FactLine, LineFact } from '../../ui/fact-line.tsx';
import { LanguagePair } from '../../ui/language-pair.tsx';
import { When } from '../../ui/when.tsx';
import { targetsOf } from './memory-languages.ts';

/** Languages, size, penalty, people and times in one line under the title. */
export function MemoryFacts({ memory }: { readonly memory: Memory }) {
  const { t } = useTranslation('memories');
  const { sourceLanguage, entryCount, penalty, creator, createdAt, updater, updatedAt } = memory;
  return (
    <FactLine>
      <LineFact label={t('column.languages')}>
        <LanguagePair source={sourceLanguage} targets={targetsOf(memory)} />
      </LineFact>
      <LineFact label={t('column.entries')}>{formatNumber(entryCount)}</LineFact>
      {penalty > 0 ? <LineFact label={t('column.penalty')}>{`−${penalty}`}</LineFact> : null}
      <LineFact label={t('fact.created')}>
        {creator} · <When instant={createdAt} />
      </LineFact>
      <LineFact label={t('column.updated')}>
        {updater === null ? null : `${updater} · `}
        <When instant={updatedAt} />
      </LineFact>
    </FactLine>
  );
}
