import { isShifted } from '@transloom/core/answers/is-shifted';
import type { EngineSegment } from '../engine-vendor.ts';
import { type Asking, askOnce, type OnDraft } from './ask-once.ts';
import { type AskedText, badOutput } from './asked-text.ts';

/** Single texts without an answer, one after another, before the rest of a batch is given up. */
export const mostUnanswered = 3;

const fewTexts = 4;

interface Patience {
  unanswered: number;
}

/**
 * Asks for a batch; one that comes back joined, shifted or incomplete is asked for again in halves, down to single
 * texts, because nobody can tell which of its answers belong to which text.
 */
export async function askInHalves(
  asking: Asking,
  texts: readonly EngineSegment[],
  onDraft?: OnDraft,
  patience: Patience = { unanswered: 0 },
): Promise<AskedText[]> {
  if (patience.unanswered >= mostUnanswered) return texts.map(() => badOutput('missing'));
  const answers = await askOnce(asking, texts, onDraft);
  if (texts.length === 1) {
    patience.unanswered = answers.some(isMissing) ? patience.unanswered + 1 : 0;
    return answers;
  }
  if (!answers.some(isMissing) && !isShifted(pairsOf(texts, answers))) return answers;
  // Few answers do not show whether they are shifted.
  const half = texts.length <= fewTexts ? 1 : Math.ceil(texts.length / 2);
  const asked: AskedText[] = [];
  for (let start = 0; start < texts.length; start += half)
    asked.push(...(await askInHalves(asking, texts.slice(start, start + half), undefined, patience)));
  return asked;
}

export function isMissing(asked: AskedText): boolean {
  return asked.status === 'failed' && asked.failure.fault === 'missing';
}

function pairsOf(texts: readonly EngineSegment[], answers: readonly AskedText[]) {
  return answers.flatMap((asked, index) => {
    const source = texts[index]?.source;
    return asked.status === 'translated' && source
      ? [{ source, target: asked.answered ?? asked.target }]
      : [];
  });
}
