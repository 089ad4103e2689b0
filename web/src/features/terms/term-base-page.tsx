import { BookOutlined } from '@ant-design/icons';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LineFact } from '../../ui/fact-line.tsx';
import { useSearchParams } from '../../ui/search-params.ts';
import { AssetFacts } from '../assets/asset-facts.tsx';
import { AssetPage } from '../assets/asset-page.tsx';
import { AssetImports } from '../assets/imports/asset-imports.tsx';
import { AssetButtons } from '../assets/list/asset-buttons.tsx';
import { TermCleaningTab } from './cleaning/term-cleaning.tsx';
import { TermEntries } from './entries/term-entries.tsx';
import { termBaseKind } from './term-base-kind.ts';
import { TermBaseSettings } from './term-base-settings.tsx';
import { useTermBaseActions } from './use-term-base-actions.tsx';

/** One term base: `?termBaseId=`. */
export function TermBasePage() {
  const { t } = useTranslation('terms');
  const { termBaseId } = useSearchParams('termBaseId');
  const navigate = useNavigate();
  const actions = useTermBaseActions(() => void navigate({ to: termBaseKind.listPage }));
  return (
    <AssetPage
      kind={termBaseKind}
      id={termBaseId}
      icon={<BookOutlined />}
      actions={(base) => <AssetButtons kind={termBaseKind} asset={base} actions={actions(base)} />}
      facts={(base) => (
        <AssetFacts kind={termBaseKind} asset={base}>
          <LineFact label={t('column.priority')}>{base.priority}</LineFact>
        </AssetFacts>
      )}
      contents={{
        entries: (base) => <TermEntries base={base} />,
        imports: (base) => <AssetImports kind={termBaseKind} asset={base} />,
        cleaning: (base) => <TermCleaningTab base={base} />,
        settings: (base) => <TermBaseSettings base={base} />,
      }}
    />
  );
}
