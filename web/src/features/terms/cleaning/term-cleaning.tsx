import { limits } from '@transloom/contracts/limits';
import { type TermCleaning, termCleaningReasonSchema } from '@transloom/contracts/term-cleanings';
import type { TermBase } from '@transloom/contracts/terms';
import { useTranslation } from 'react-i18next';
import { takesEntries } from '../../assets/asset-kind.ts';
import { AssetCleaning } from '../../assets/cleaning/asset-cleaning.tsx';
import { CheckOptionFields } from '../../assets/cleaning/check-options.tsx';
import { termCleaner } from './term-cleaner.ts';
import { TermFindings } from './term-findings.tsx';

/** Entries of a term base that are of no use. */
export function TermCleaningTab({ base }: { readonly base: TermBase }) {
  const { t } = useTranslation('assets');
  const editable = takesEntries(base);
  return (
    <AssetCleaning
      cleaner={termCleaner}
      id={base.termBaseId}
      editable={editable}
      words={{
        meaningOf: (reason) => t(`kind.term.cleaning.meaning.${termCleaningReasonSchema.parse(reason)}`),
        consequence: t('kind.term.cleaning.consequence'),
      }}
      options={(options, onChange) => <Options options={options} onChange={onChange} />}
      findings={({ cleaningId }, reason, choosable) => (
        <TermFindings
          key={`${cleaningId} ${reason}`}
          base={base}
          cleaningId={cleaningId}
          reason={termCleaningReasonSchema.parse(reason)}
          editable={choosable}
        />
      )}
    />
  );
}

type CheckOptions = TermCleaning['options'];

interface OptionsProps {
  readonly options: CheckOptions;
  readonly onChange: (options: CheckOptions) => void;
}

function Options({ options, onChange }: OptionsProps) {
  const { t } = useTranslation('terms');
  return (
    <CheckOptionFields
      options={options}
      onChange={onChange}
      most={limits.termCharacters}
      longestHint={t('cleaning.longestHint')}
      keepLabel={t('cleaning.keep')}
      keepHint={t('cleaning.keepHint')}
      keeps={(['newest', 'fullest'] as const).map((value) => ({
        value,
        label: t(`cleaning.keeps.${value}`),
      }))}
    />
  );
}
