import type { ShownModelIssue } from '@transloom/contracts/intelligent-checks';
import { qualityText } from '@transloom/contracts/quality-texts';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import type { CheckWish } from '@transloom/core/intelligent-check/check-request';
import type { ModelIssue, SegmentToJudge } from '@transloom/core/intelligent-check/model-issue';
import type { QualityIssue } from '@transloom/core/quality/quality-rule';
import type { Context, LongContext } from '../../../platform/context.ts';
import type { UsedFor } from '../../billing/quota-wish.ts';
import { requireWriter } from '../../engines/writing/require-writer.ts';
import { chosenOwnChecks } from '../own-checks/chosen-own-checks.ts';
import { charactersToJudge, judgeTexts } from './judge-texts.ts';
import { requireIntelligentQa } from './require-intelligent-qa.ts';

export interface IntelligentCheckWish {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  /** Null: the first language model that is ready. */
  readonly engineKey: string | null;
  /** Whether the model looks for issues of its own kinds, beside the checks of the organization. */
  readonly intelligent: boolean;
  readonly ownCheckIds: readonly string[];
}

export interface TextToCheck {
  readonly id: string;
  /** Markup. */
  readonly source: string;
  readonly target: string;
  /** Of rules; the model does not repeat them. */
  readonly found: readonly QualityIssue[];
}

/** @throws {AppError} access.plan-required, engine.no-writer, engine.cannot-write, engine.not-configured, resource.not-found */
export async function requireIntelligentCheck(
  context: Context,
  { engineKey }: Pick<IntelligentCheckWish, 'engineKey'>,
): Promise<void> {
  await requireIntelligentQa(context);
  await requireWriter(context, engineKey);
}

/** Characters that the check asks a model for; each request counts and charges them itself. */
export async function priceIntelligentCheck(
  context: Context,
  wish: IntelligentCheckWish,
  texts: readonly TextToCheck[],
): Promise<number> {
  return charactersToJudge(await checkWishOf(context, wish), texts.map(segmentToJudge));
}

interface Asking {
  readonly object: UsedFor;
  readonly signal: AbortSignal;
  /** Told what was found as it comes, by the ids of the texts. */
  readonly onJudged: (judged: ReadonlyMap<string, readonly ShownModelIssue[]>) => Promise<void>;
}

/**
 * The intelligent check for texts of any origin. Gives how many texts have no usable answer.
 * @throws {AppError} as `requireIntelligentCheck`; engine.… where the engine fails, after what was found before is told
 */
export async function askIntelligentCheck(
  context: LongContext,
  wish: IntelligentCheckWish,
  texts: readonly TextToCheck[],
  { onJudged, ...asking }: Asking,
): Promise<{ readonly failed: number }> {
  const { engineKey, ...checks } = await context.transact(async (short) => {
    await requireIntelligentQa(short);
    return {
      engineKey: (await requireWriter(short, wish.engineKey)).key,
      ...(await checkWishOf(short, wish)),
    };
  });
  return judgeTexts(context, {
    ...checks,
    ...asking,
    engineKey,
    segments: texts.map(segmentToJudge),
    onJudged: (judged) =>
      onJudged(new Map([...judged].map(([id, issues]) => [id, issues.map(shownModelIssue)] as const))),
  });
}

async function checkWishOf(
  context: Context,
  { sourceLanguage, targetLanguage, intelligent, ownCheckIds }: IntelligentCheckWish,
): Promise<CheckWish> {
  const checks = await chosenOwnChecks(context, { targetLanguage, only: ownCheckIds });
  return { sourceLanguage, targetLanguage, language: context.language, general: intelligent, checks };
}

export function segmentToJudge({ id, source, target, found }: TextToCheck): SegmentToJudge {
  return {
    id,
    source: fromMarkup(source),
    target: fromMarkup(target),
    known: found.map(({ check, params, sourceSpan, targetSpan }) => ({
      message: qualityText(check, 'en-US', params),
      sourceSpan,
      targetSpan,
    })),
  };
}

export function shownModelIssue({ fix, ...issue }: ModelIssue): ShownModelIssue {
  return { ...issue, ...(fix && { fix: toMarkup(fix) }) };
}
