import { DatabaseOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { LineFact } from '../../ui/fact-line.tsx';
import { useSearchParams } from '../../ui/search-params.ts';
import { AssetFacts } from '../assets/asset-facts.tsx';
import { AssetPage } from '../assets/asset-page.tsx';
import { AssetImports } from '../assets/imports/asset-imports.tsx';
import { MemoryCleaningTab } from './cleaning/memory-cleaning.tsx';
import { MemoryEntries } from './entries/memory-entries.tsx';
import { MemoryButtons } from './memory-buttons.tsx';
import { memoryKind } from './memory-kind.ts';
import { MemorySettings } from './memory-settings.tsx';

/** One memory: `?memoryId=`. */
export function MemoryPage() {
  const { t } = useTranslation('memories');
  const { memoryId } = useSearchParams('memoryId');
  return (
    <AssetPage
      kind={memoryKind}
      id={memoryId}
      icon={<DatabaseOutlined />}
      actions={(memory) => <MemoryButtons memory={memory} />}
      facts={(memory) => (
        <AssetFacts kind={memoryKind} asset={memory}>
          {memory.penalty > 0 ? (
            <LineFact label={t('column.penalty')}>{`−${memory.penalty}`}</LineFact>
          ) : null}
        </AssetFacts>
      )}
      contents={{
        entries: (memory) => <MemoryEntries memory={memory} />,
        imports: (memory) => <AssetImports kind={memoryKind} asset={memory} />,
        cleaning: (memory) => <MemoryCleaningTab memory={memory} />,
        settings: (memory) => <MemorySettings memory={memory} />,
      }}
    />
  );
}
