import type { Segment } from '@transloom/contracts/segments';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/stack.tsx';
import { MatchesPanel } from '../panels/matches-panel.tsx';
import { ScoreCard } from '../score/score-card.tsx';
import { textOfMatch } from '../text-of-match.ts';
import type { WorkbenchCommands } from '../workbench-context.ts';
import { OfferedTerms } from './offered-terms.tsx';
import { OfferedTranslation } from './offered-translation.tsx';
import styles from './suggestions.module.css';

interface SuggestionsPanelProps {
  readonly segment: Segment;
  readonly commands: WorkbenchCommands;
}

/** All that helps with the active segment: memory matches, machine translation and terms, each with its key. */
export function SuggestionsPanel({ segment, commands }: SuggestionsPanelProps) {
  const { t } = useTranslation('workbench');
  return (
    <Stack gap="md">
      <MatchesPanel
        segment={segment}
        onApply={(match) => commands.apply(textOfMatch(match))}
        onInsert={commands.insert}
      />
      <Part title={t('suggestions.translation')}>
        <OfferedTranslation
          segment={segment}
          onApply={({ target, engine }) => commands.apply({ target, origin: 'engine', engine })}
        />
      </Part>
      <Part title={t('suggestions.terms')}>
        <OfferedTerms segment={segment} onInsert={commands.insert} />
      </Part>
      <ScoreCard segment={segment} />
    </Stack>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className={styles['title']}>{title}</h3>
      {children}
    </section>
  );
}
