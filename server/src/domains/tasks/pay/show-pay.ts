import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { PayQuestion, TaskPay, taskPayApi } from '@transloom/contracts/task-pay';
import { reckonQuote } from '@transloom/core/analysis/reckon-quote';
import { wordCounters } from '@transloom/core/analysis/word-counters';
import { fromMarkup } from '@transloom/core/inline/markup';
import { totalPrice } from '@transloom/core/workflow/task-price';
import type { Context } from '../../../platform/context.ts';
import { segmentsOfAnalysis } from '../../analyses/analyzed-parts.ts';
import { billableParts } from '../../analyses/billable-parts.ts';
import type { CountedPart } from '../../analyses/counted-part.ts';
import { shownNames } from '../../users/shown-names.ts';
import type { TaskInHand } from '../task-in-hand.ts';
import { priceOf } from '../task-summary.ts';
import { findQuestions, lineOf, type QuestionRow } from './pay.store.ts';
import { countsBehind, partOf, requirePay } from './pay-in-hand.ts';

type Api = typeof taskPayApi;

/**
 * What a task pays, line by line. Translator and manager read the same.
 * @throws {AppError} resource.not-found, also where its pay does not concern the reader
 */
export async function showPay(context: Context, { taskId }: InputOf<Api['taskPay']>): Promise<TaskPay> {
  const hand = await requirePay(context, taskId);
  const { task, actors } = hand;
  const counted = await countsBehind(context, hand);
  const { unit } = partOf(hand);
  const isManager = actors.includes('manager');
  return {
    taskId,
    sourceLanguage: task.sourceLanguage,
    unit,
    price: priceOf(task),
    returned: task.returned,
    analysis: counted === undefined ? null : analysisOf(counted, hand),
    differs: isManager && counted !== undefined ? await differenceOf(context, hand) : null,
    questions: await questionsOf(context, taskId),
    may: {
      ask:
        context.actor.permissions.has('task:accept') &&
        actors.some((actor) => actor === 'assignee' || actor === 'asked'),
      answer: isManager && context.actor.permissions.has('task:price'),
    },
  };
}

function analysisOf({ analysis, counts }: CountedPart, hand: TaskInHand): NonNullable<TaskPay['analysis']> {
  const { scheme } = analysis.result;
  const { unitPrice = 0, per = 1, extraFee = 0 } = priceOf(hand.task) ?? {};
  const terms = { unit: partOf(hand).unit, unitPrice, per, extraFee };
  const { lines, billable } = reckonQuote(counts, scheme.rates, terms);
  return {
    analyzedAt: analysis.madeAt.toISOString(),
    counter: analysis.options.settings.counter,
    scheme,
    lines: lines.filter(({ segments }) => segments > 0),
    billable,
  };
}

/** A later analysis never changes a task; its manager sees that it would. */
async function differenceOf(context: Context, hand: TaskInHand): Promise<TaskPay['differs']> {
  const [newest] = await billableParts(context, hand.task.projectId, [partOf(hand)]);
  if (newest === undefined || newest.analysisId === hand.task.analysisId) return null;
  const { billable } = newest;
  if (billable === hand.task.billableWords) return null;
  const price = priceOf(hand.task);
  return { billable, total: price && totalPrice({ ...price, billableWords: billable }) };
}

async function questionsOf(context: Context, taskId: string): Promise<PayQuestion[]> {
  const rows = await findQuestions(context.db, taskId);
  const names = await shownNames(
    context,
    rows.flatMap(({ askedBy, answeredBy }) => [askedBy, ...(answeredBy === null ? [] : [answeredBy])]),
  );
  const person = (userId: string) => ({ userId, username: names.get(userId) ?? '' });
  return rows.map((row) => ({
    questionId: row.id,
    line: lineOf(row),
    askedBy: person(row.askedBy),
    askedAt: row.askedAt.toISOString(),
    question: row.question,
    answer: answerOf(row, person),
  }));
}

function answerOf(
  { answeredBy, answeredAt, answer }: QuestionRow,
  person: (userId: string) => PayQuestion['askedBy'],
): PayQuestion['answer'] {
  if (answeredBy === null || answeredAt === null || answer === null) return null;
  return { by: person(answeredBy), at: answeredAt.toISOString(), text: answer };
}

/**
 * The segments behind a line of pay: how each was counted and why, and its units times the rate of the line.
 * @throws {AppError} resource.not-found
 */
export async function paidSegments(
  context: Context,
  { taskId, ...wanted }: InputOf<Api['paidSegments']>,
): Promise<OutputOf<Api['paidSegments']>> {
  const hand = await requirePay(context, taskId);
  const counted = await countsBehind(context, hand);
  const { pageNumber, pageSize } = wanted;
  if (counted === undefined) return { records: [], total: 0, pageNumber, pageSize };
  const { documentId, part, isWhole, unit } = partOf(hand);
  const { analysisId, options, result } = counted.analysis;
  const of = { analysisId, documentId, ...(!isWhole && { part }) };
  const page = await segmentsOfAnalysis(context, { ...wanted, ...of });
  const count = wordCounters[options.settings.counter];
  const weight = result.scheme.rates[wanted.line];
  const records = page.records.map((segment) => {
    const units = segment.source === null ? 0 : count(fromMarkup(segment.source).text)[unit];
    return { ...segment, units, weight, billableHundredths: units * weight };
  });
  return { ...page, records };
}
