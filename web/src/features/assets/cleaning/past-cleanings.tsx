import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { ReasonButton } from '../../../ui/reason-button.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { When } from '../../../ui/when.tsx';
import type { CleaningCommands } from './cleaning-parts.ts';
import { type Cleaning, canBeUndone } from './cleaning-state.ts';
import { useAskToUndo } from './use-ask-to-undo.tsx';

interface PastCleaningsProps {
  readonly cleanings: readonly Cleaning[];
  /** Another one is under way. */
  readonly busy: boolean;
  readonly commands: CleaningCommands | undefined;
}

/** Earlier ones that took something out. */
export function PastCleanings({ cleanings, busy, commands }: PastCleaningsProps) {
  const { t } = useTranslation('assets');
  const askToUndo = useAskToUndo(commands);
  const shown = cleanings.filter(({ removed }) => removed > 0);
  if (shown.length === 0) return null;
  return (
    <Section title={t('cleaning.past')}>
      <LineList>
        {shown.map((cleaning) => (
          <ListLine key={cleaning.cleaningId}>
            <Stack direction="row" gap="md" justify="space-between">
              <div>
                <Text as="div">
                  {t('cleaning.cleaned', {
                    count: cleaning.removed,
                    entries: formatNumber(cleaning.removed),
                  })}
                </Text>
                <Text as="div" size="small" tone="secondary">
                  {cleaning.creator} · <When instant={cleaning.createdAt} />
                </Text>
              </div>
              {commands && canBeUndone(cleaning) ? (
                <ReasonButton
                  size="small"
                  reason={busy ? t('cleaning.busy') : undefined}
                  onClick={() => askToUndo(cleaning)}
                >
                  {t('cleaning.undo')}
                </ReasonButton>
              ) : null}
            </Stack>
          </ListLine>
        ))}
      </LineList>
    </Section>
  );
}
