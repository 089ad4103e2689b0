import { useTranslation } from 'react-i18next';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { When } from '../../../ui/when.tsx';
import type { PretranslationRun } from './again.queries.ts';
import { UndoButton } from './undo-button.tsx';
import { useOutcomeText } from './use-outcome-text.ts';

/** Runs that changed something, newest first, each with its undo. */
export function EarlierRuns({ runs }: { readonly runs: readonly PretranslationRun[] }) {
  const { t } = useTranslation('projects');
  const outcomeText = useOutcomeText();
  return (
    <Stack gap="xs">
      <Text as="h3" size="table" strong>
        {t('again.runs')}
      </Text>
      <LineList label={t('again.runs')}>
        {runs.map((run) => {
          const { title, details } = outcomeText(run);
          return (
            <ListLine key={run.workId}>
              <Stack direction="row" justify="space-between" gap="sm">
                <div>
                  <Text as="div" size="table">
                    {title}
                  </Text>
                  <Text as="div" size="small" tone="tertiary">
                    {details} · {run.creator} · <When instant={run.endedAt ?? run.createdAt} />
                  </Text>
                </div>
                <UndoButton run={run} />
              </Stack>
            </ListLine>
          );
        })}
      </LineList>
    </Stack>
  );
}
