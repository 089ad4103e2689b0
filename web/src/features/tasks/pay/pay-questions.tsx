import type { PayQuestion, TaskPay } from '@transloom/contracts/task-pay';
import { Button, Form, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../i18n/format.ts';
import { Stack } from '../../../ui/stack.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { columnText, lineText } from '../../analyses/line-texts.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useAnswerPayQuestion } from './pay.queries.ts';

/** What was asked about the pay of a task, and the answers. */
export function PayQuestions({ pay }: { readonly pay: TaskPay }) {
  const { t } = useTranslation('tasks');
  const [answering, setAnswering] = useState<PayQuestion>();
  if (pay.questions.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text strong as="p">
        {t('pay.questions')}
      </Text>
      {pay.questions.map((question) => (
        <Stack key={question.questionId} gap="xxs">
          <Stack direction="row" gap="xs" wrap align="center">
            <Text size="small" tone="secondary">
              {said(question.askedBy.username, question.askedAt, nameOf(question.line))}
            </Text>
            {question.answer === null ? <StatusTag tone="warning">{t('pay.open')}</StatusTag> : null}
          </Stack>
          <Text as="p" size="table">
            {question.question}
          </Text>
          <Answer question={question} />
          {question.answer === null && pay.may.answer ? (
            <div>
              <Button size="small" onClick={() => setAnswering(question)}>
                {t('pay.answer')}
              </Button>
            </div>
          ) : null}
        </Stack>
      ))}
      <AnswerDialog pay={pay} question={answering} onClose={() => setAnswering(undefined)} />
    </Stack>
  );
}

function Answer({ question: { answer } }: { readonly question: PayQuestion }) {
  if (answer === null) return null;
  return (
    <>
      <Text size="small" tone="secondary">
        {said(answer.by.username, answer.at)}
      </Text>
      <Text as="p" size="table">
        {answer.text}
      </Text>
    </>
  );
}

function said(name: string, at: string, ...more: readonly string[]): string {
  return [name, formatInstant(at), ...more].join(' · ');
}

function nameOf(line: PayQuestion['line']): string {
  return line === null ? columnText('total') : lineText(line);
}

interface AnswerDialogProps {
  readonly pay: TaskPay;
  /** Undefined: closed. */
  readonly question: PayQuestion | undefined;
  readonly onClose: () => void;
}

/** The manager answers, and corrects the billable words where the question is right. */
function AnswerDialog({ pay: { taskId, price }, question, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('tasks');
  const answer = useAnswerPayQuestion();
  const [billableWords, setBillableWords] = useState<number | null>(null);
  const questionId = question?.questionId ?? '';
  return (
    <ReasonDialog
      open={question !== undefined}
      title={t('pay.answerTitle')}
      label={t('pay.answerLabel')}
      required={t('pay.answerRequired')}
      verb={t('pay.answer')}
      usual={[]}
      onGive={(text) =>
        answer.mutateAsync({
          taskId,
          questionId,
          answer: text,
          ...(billableWords === null ? {} : { billableWords }),
        })
      }
      onClose={() => {
        setBillableWords(null);
        onClose();
      }}
    >
      {price === null ? null : (
        <Form.Item label={t('pay.correct')} htmlFor="pay-words">
          <InputNumber
            id="pay-words"
            min={0}
            precision={0}
            placeholder={String(price.billableWords)}
            value={billableWords}
            onChange={setBillableWords}
          />
        </Form.Item>
      )}
    </ReasonDialog>
  );
}
