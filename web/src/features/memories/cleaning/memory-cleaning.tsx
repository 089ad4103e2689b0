import { limits } from '@transloom/contracts/limits';
import type { Memory } from '@transloom/contracts/memories';
import { type MemoryCleaning, memoryCleaningReasonSchema } from '@transloom/contracts/memory-cleanings';
import { useTranslation } from 'react-i18next';
import { takesEntries } from '../../assets/asset-kind.ts';
import { AssetCleaning } from '../../assets/cleaning/asset-cleaning.tsx';
import { CheckOptionFields } from '../../assets/cleaning/check-options.tsx';
import { memoryCleaner } from './memory-cleaner.ts';
import { MemoryFindings } from './memory-findings.tsx';

/** Entries of a memory that are of no use. */
export function MemoryCleaningTab({ memory }: { readonly memory: Memory }) {
  const { t } = useTranslation('assets');
  const editable = takesEntries(memory);
  return (
    <AssetCleaning
      cleaner={memoryCleaner}
      id={memory.memoryId}
      editable={editable}
      words={{
        meaningOf: (reason) => t(`kind.memory.cleaning.meaning.${memoryCleaningReasonSchema.parse(reason)}`),
        consequence: t('kind.memory.cleaning.consequence'),
      }}
      options={(options, onChange) => <Options options={options} onChange={onChange} />}
      findings={({ cleaningId }, reason, choosable) => (
        <MemoryFindings
          key={`${cleaningId} ${reason}`}
          memory={memory}
          cleaningId={cleaningId}
          reason={memoryCleaningReasonSchema.parse(reason)}
          editable={choosable}
        />
      )}
    />
  );
}

type CheckOptions = MemoryCleaning['options'];

interface OptionsProps {
  readonly options: CheckOptions;
  readonly onChange: (options: CheckOptions) => void;
}

function Options({ options, onChange }: OptionsProps) {
  const { t } = useTranslation('memories');
  return (
    <CheckOptionFields
      options={options}
      onChange={onChange}
      most={limits.segmentCharacters}
      longestHint={t('cleaning.longestHint')}
      keepLabel={t('cleaning.keep')}
      keepHint={t('cleaning.keepHint')}
      keeps={(['newest', 'most-used', 'most-reviewed'] as const).map((value) => ({
        value,
        label: t(`cleaning.keeps.${value}`),
      }))}
    />
  );
}
