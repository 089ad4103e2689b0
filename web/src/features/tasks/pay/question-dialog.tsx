import type { PayQuestion } from '@transloom/contracts/task-pay';
import { useTranslation } from 'react-i18next';
import { lineText } from '../../analyses/line-texts.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useQuestionPay } from './pay.queries.ts';

interface QuestionDialogProps {
  readonly taskId: string;
  /** Null: all of the pay. */
  readonly line: PayQuestion['line'];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks the task manager about a line of pay. */
export function QuestionDialog({ taskId, line, open, onClose }: QuestionDialogProps) {
  const { t } = useTranslation('tasks');
  const question = useQuestionPay();
  return (
    <ReasonDialog
      open={open}
      title={line === null ? t('pay.ask') : t('pay.askLine', { line: lineText(line) })}
      label={t('pay.question')}
      required={t('pay.questionRequired')}
      verb={t('pay.send')}
      hint={t('pay.hint')}
      usual={[]}
      onGive={(text) => question.mutateAsync({ taskId, line, question: text })}
      onClose={onClose}
    />
  );
}
