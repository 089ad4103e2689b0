import { UndoOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { Section } from '../../../ui/section.tsx';
import { WorkProgress } from '../../../ui/work-progress.tsx';
import type { CleaningCommands } from './cleaning-parts.ts';
import { type Cleaning, canBeUndone, entriesFor, workOf } from './cleaning-state.ts';
import { useAskToUndo } from './use-ask-to-undo.tsx';

interface CleaningResultProps {
  readonly cleaning: Cleaning;
  readonly commands: CleaningCommands | undefined;
}

/** How far the last one is, or how it ended. */
export function CleaningResult({ cleaning, commands }: CleaningResultProps) {
  const { t } = useTranslation('assets');
  const askToUndo = useAskToUndo(commands);
  const { job, removed } = cleaning;
  const work = workOf(cleaning.status);
  if (work)
    return (
      <Section title={t(`cleaning.status.${work}`)}>
        <WorkProgress
          step={t(job?.step === 'comparing' ? 'cleaning.comparing' : `cleaning.status.${work}`)}
          done={job?.done ?? 0}
          total={job?.total ?? 0}
          startedAt={job?.startedAt ?? null}
          {...(commands ? { onCancel: () => commands.cancel(cleaning) } : {})}
        />
      </Section>
    );
  const result = resultOf(cleaning);
  if (result === undefined) return null;
  return (
    <Alert
      showIcon
      type={result.type}
      title={t(result.text, { count: removed, entries: formatNumber(removed) })}
      {...(commands && canBeUndone(cleaning)
        ? {
            action: (
              <Button size="small" icon={<UndoOutlined aria-hidden />} onClick={() => askToUndo(cleaning)}>
                {t('cleaning.undo')}
              </Button>
            ),
          }
        : {})}
    />
  );
}

/** Undefined where the list of what was found says it. */
function resultOf(cleaning: Cleaning) {
  switch (cleaning.status) {
    case 'cleaned':
      return { type: 'success', text: 'cleaning.cleaned' } as const;
    case 'undone':
      return { type: 'info', text: 'cleaning.undone' } as const;
    case 'stopped':
      return { type: 'warning', text: 'cleaning.stopped' } as const;
    case 'failed':
      return { type: 'warning', text: 'cleaning.failed' } as const;
    default: {
      const all = cleaning.found.flatMap(({ reasons }) => reasons);
      const clean = entriesFor(cleaning, all) + cleaning.excluded === 0;
      return clean ? ({ type: 'success', text: 'cleaning.nothing' } as const) : undefined;
    }
  }
}
