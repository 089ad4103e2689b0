import { objectsInAnswer } from '../answers/objects-in-answer.ts';
import { edited } from '../quality/find-spans.ts';
import type { TextSpan } from '../quality/quality-rule.ts';
import { type CheckWish, checkName } from './check-request.ts';
import { type ModelIssue, modelIssueKinds, type SegmentToJudge } from './model-issue.ts';

/** Unicode code points. What is longer says more than a sentence. */
const mostExplanation = 400;
/** A model that reports more of one segment does not check it. */
const mostIssues = 10;

/**
 * Issues by the id of the segment, for each segment that the answer names; an empty list says that nothing was found.
 * Segments that it leaves out, names twice or that were not asked for are absent. A quotation that does not stand in the
 * text is dropped, and so is an issue of which nothing else is left, or that repeats what a rule found.
 */
export function readCheckAnswer(
  written: string,
  wish: CheckWish,
  segments: readonly SegmentToJudge[],
): ReadonlyMap<string, readonly ModelIssue[]> {
  const found = new Map<string, readonly ModelIssue[]>();
  const twice = new Set<string>();
  for (const item of itemsOf(written)) {
    const segment = segments[Number(item['id']) - 1];
    const issues = item['issues'];
    if (segment === undefined || !Array.isArray(issues)) continue;
    if (found.has(segment.id)) twice.add(segment.id);
    found.set(segment.id, issuesOf(issues, wish, segment));
  }
  for (const id of twice) found.delete(id);
  return found;
}

type Item = Readonly<Record<string, unknown>>;

/** The whole answer, or those of its segments that were written to their end. */
function itemsOf(written: string): readonly Item[] {
  return objectsInAnswer(written).flatMap((object) => {
    const list = object['segments'];
    return Array.isArray(list) ? list.filter(isItem) : [object];
  });
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function issuesOf(
  issues: readonly unknown[],
  wish: CheckWish,
  segment: SegmentToJudge,
): readonly ModelIssue[] {
  return issues
    .filter(isItem)
    .flatMap((item) => issueOf(item, wish, segment) ?? [])
    .slice(0, mostIssues);
}

function issueOf(item: Item, wish: CheckWish, segment: SegmentToJudge): ModelIssue | undefined {
  const what = checkOf(item, wish);
  const explanation = wordsOf(item['explanation']);
  if (what === undefined || explanation === '') return undefined;
  const sourceSpan = spanOf(segment.source.text, item['source']);
  const targetSpan = spanOf(segment.target.text, item['target']);
  const spans = { ...(sourceSpan && { sourceSpan }), ...(targetSpan && { targetSpan }) };
  const isPlaced = sourceSpan !== undefined || targetSpan !== undefined;
  // A check of the organization may be about a whole segment, where the model quotes nothing.
  if (!isPlaced && (what.origin === 'model' || isQuoted(item))) return undefined;
  if (what.origin === 'model' && isKnown(spans, segment)) return undefined;
  const fix = targetSpan && fixOf(segment, targetSpan, item['replacement']);
  return { ...what, ...spans, explanation, ...(fix && { fix }) };
}

function checkOf(item: Item, { general, checks }: CheckWish) {
  const own = checks.find((_, i) => checkName(i) === item['kind']);
  if (own !== undefined)
    return { origin: 'own', check: own.id, name: own.name, severity: own.severity } as const;
  const kind = general ? modelIssueKinds.find((one) => one === item['kind']) : undefined;
  if (kind === undefined) return undefined;
  const severity = item['severity'] === 'minor' ? 'info' : 'warning';
  return { origin: 'model', check: `model-${kind}`, severity } as const;
}

/** One line without signs that no text has. */
function wordsOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  const characters = [...value.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()];
  return characters.length <= mostExplanation
    ? characters.join('')
    : `${characters.slice(0, mostExplanation).join('')}…`;
}

function isQuoted(item: Item): boolean {
  return [item['source'], item['target']].some((quote) => typeof quote === 'string' && quote.trim() !== '');
}

/** The first place of a quotation, which some models put into quotation marks. */
function spanOf(text: string, quote: unknown): TextSpan | undefined {
  if (typeof quote !== 'string') return undefined;
  for (const words of [
    quote,
    quote.trim(),
    quote.trim().replace(/^["'“”‘’«»「『]+|["'“”‘’«»」』…]+$/g, ''),
  ]) {
    const start = words.trim() === '' ? -1 : text.indexOf(words);
    if (start >= 0) return { start, end: start + words.length };
  }
  return undefined;
}

interface Spans {
  readonly sourceSpan?: TextSpan | undefined;
  readonly targetSpan?: TextSpan | undefined;
}

function isKnown(spans: Spans, { known }: SegmentToJudge): boolean {
  return known.some(
    (one) => overlaps(one.sourceSpan, spans.sourceSpan) || overlaps(one.targetSpan, spans.targetSpan),
  );
}

function overlaps(a: TextSpan | undefined, b: TextSpan | undefined): boolean {
  return a !== undefined && b !== undefined && a.start < b.end && b.start < a.end;
}

/** Codes and styles stay where they are. A replacement that changes nothing is none. */
function fixOf({ target }: SegmentToJudge, { start, end }: TextSpan, replacement: unknown) {
  if (typeof replacement !== 'string' || /[\p{Cc}]/u.test(replacement)) return undefined;
  if (replacement === target.text.slice(start, end)) return undefined;
  // A replacement many times as long is an answer to something else.
  if (replacement.length > 200 + 4 * target.text.length) return undefined;
  return edited(target, [{ start, end, text: replacement }]);
}
