import type { CleaningReason } from '@transloom/contracts/cleanings';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { ReasonButton } from '../../../ui/reason-button.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import type { CleaningPanelProps } from './cleaning-parts.ts';
import { type Cleaning, entriesFor } from './cleaning-state.ts';

interface CleaningReasonsProps
  extends Pick<CleaningPanelProps, 'reasons' | 'words' | 'commands' | 'findings'> {
  readonly cleaning: Cleaning;
}

/** Reasons with how many entries have them: to be ticked for the cleaning, and opened to see which entries. */
export function CleaningReasons({ cleaning, reasons, words, commands, findings }: CleaningReasonsProps) {
  const { t } = useTranslation('assets');
  const found = reasons.filter((reason) => cleaning.found.some((set) => set.reasons.includes(reason)));
  const [chosen, setChosen] = useState<readonly CleaningReason[]>(cleaning.chosen);
  const [seen, setSeen] = useState(found[0]);
  const clean = useAskToClean(cleaning, { commands, words });
  if (found.length === 0) return null;
  const entries = entriesFor(cleaning, chosen);
  return (
    <>
      <Section
        title={t('cleaning.found')}
        description={
          cleaning.excluded > 0
            ? t('cleaning.excluded', { count: cleaning.excluded, entries: formatNumber(cleaning.excluded) })
            : t('cleaning.foundHint')
        }
        actions={
          commands ? (
            <ReasonButton
              type="primary"
              danger
              reason={entries === 0 ? t('cleaning.chooseFirst') : undefined}
              onClick={() => clean(chosen)}
            >
              {entries === 0
                ? t('cleaning.cleanVerb')
                : t('cleaning.clean', { count: entries, entries: formatNumber(entries) })}
            </ReasonButton>
          ) : null
        }
      >
        <LineList>
          {found.map((reason) => (
            <ListLine key={reason}>
              <Stack direction="row" gap="md" justify="space-between">
                <Reason
                  reason={reason}
                  meaning={words.meaningOf(reason)}
                  chosen={chosen.includes(reason)}
                  {...(commands
                    ? {
                        onChoose: (on: boolean) =>
                          setChosen(on ? [...chosen, reason] : chosen.filter((one) => one !== reason)),
                      }
                    : {})}
                />
                <Stack direction="row" gap="md">
                  <Text numeric>{formatNumber(entriesFor(cleaning, [reason]))}</Text>
                  <Button
                    size="small"
                    ghost={seen === reason}
                    type={seen === reason ? 'primary' : 'default'}
                    aria-pressed={seen === reason}
                    onClick={() => setSeen(reason)}
                  >
                    {t('cleaning.show')}
                  </Button>
                </Stack>
              </Stack>
            </ListLine>
          ))}
        </LineList>
      </Section>
      {seen === undefined ? null : (
        <Section title={t(`cleaning.reason.${seen}`)}>{findings(cleaning, seen)}</Section>
      )}
    </>
  );
}

interface ReasonProps {
  readonly reason: CleaningReason;
  readonly meaning: string;
  readonly chosen: boolean;
  /** Absent for those who only look. */
  readonly onChoose?: (on: boolean) => void;
}

function Reason({ reason, meaning, chosen, onChoose }: ReasonProps) {
  const { t } = useTranslation('assets');
  const name = t(`cleaning.reason.${reason}`);
  return (
    <div>
      {onChoose ? (
        <Checkbox checked={chosen} onChange={({ target }) => onChoose(target.checked)}>
          {name}
        </Checkbox>
      ) : (
        <Text as="div">{name}</Text>
      )}
      <Text as="p" size="small" tone="secondary">
        {meaning}
      </Text>
    </div>
  );
}

/** Says how many entries go, and that they can come back. */
function useAskToClean(
  cleaning: Cleaning,
  { commands, words }: Pick<CleaningReasonsProps, 'commands' | 'words'>,
) {
  const { t } = useTranslation('assets');
  const confirm = useConfirm();
  return (chosen: readonly CleaningReason[]) => {
    const count = entriesFor(cleaning, chosen);
    confirm({
      title: t('cleaning.cleanTitle', { count, entries: formatNumber(count) }),
      consequence: words.consequence,
      verb: t('cleaning.cleanVerb'),
      danger: true,
      onConfirm: () => commands?.clean(cleaning, chosen),
    });
  };
}
