import type { PolishOptions } from '@transloom/contracts/polish';
import { tidyAnswer } from '@transloom/core/answers/tidy-answer';
import { plainInline } from '@transloom/core/inline/inline-text';
import { fromMarkup } from '@transloom/core/inline/markup';
import { joinMarks, readMarkers, splitMarks, withMarkers } from '@transloom/core/polish/marked-text';
import { polishChanges } from '@transloom/core/polish/polish-changes';
import { findPolishFault, lostNames, polishWarningsOf } from '@transloom/core/polish/polish-drift';
import { checkTermUse, isAllowed } from '@transloom/core/terms/check-term-use';
import { AppError } from '../../../platform/app-error.ts';
import { writeByEngine } from '../../engines/translating/write-by-engine.ts';
import type { TextTerm } from '../../terms/finding/find-terms.ts';
import {
  type PolishedAnswer,
  polishInstructions,
  polishPayload,
  readPolishAnswer,
} from './polish-request.ts';
import type { PolishStep } from './read-text.ts';
import type { OpenSegment, PolishedRow } from './segments/polished-segments.store.ts';

interface Asked extends Pick<PolishOptions, 'language' | 'requirements' | 'extent'> {
  readonly engineKey: string;
  /** The card of the style. */
  readonly style: string;
  readonly batch: readonly OpenSegment[];
  /** Terms of each segment. */
  readonly terms: readonly (readonly TextTerm[])[];
}

interface Polished {
  readonly polished: readonly PolishedRow[];
  readonly engine: string;
  readonly version: string;
}

/** A request that was sent is answered and charged, also when the work is stopped meanwhile (D4.44). */
const answerMs = 180_000;

/**
 * Polishes a batch by a language model. Texts whose answers change what must stay are asked for once more; what drifts
 * again keeps its source and says why.
 * @throws {AppError} engine.…; engine.bad-output where nothing of the answers can be read
 */
export async function askForPolish(step: PolishStep, asked: Asked): Promise<Polished> {
  const places = [...asked.batch.keys()];
  const first = await ask(step, asked, places);
  const faulty = places.filter((_, i) => first.rows[i]?.fault !== null);
  if (faulty.length === 0) return { ...first.by, polished: first.rows };
  const second = await ask(step, asked, faulty);
  const polished = first.rows.map((row, place) => {
    const again = second.rows[faulty.indexOf(place)];
    return again === undefined ? row : again;
  });
  if (polished.every(({ fault }) => fault === 'answer'))
    throw new AppError('engine.bad-output', { engine: second.by.engine });
  return { ...second.by, polished };
}

async function ask(step: PolishStep, asked: Asked, places: readonly number[]) {
  const { engineKey, language, requirements, extent, style } = asked;
  const batch = places.flatMap((place) => asked.batch[place] ?? []);
  const terms = places.flatMap((place) => asked.terms[place] ?? []);
  const texts = batch.map(({ source }) => withMarkers(splitMarks(source)));
  const { text, engine, version } = await writeByEngine(step, {
    engineKey,
    module: 'polish',
    object: { kind: 'work', id: step.work.workId },
    instructions: polishInstructions({
      language,
      requirements,
      extent,
      style,
      reasonsIn: step.language,
      terms: [...new Set(terms.map(({ term }) => term.text))],
    }),
    text: polishPayload(texts),
    characters: batch.reduce((sum, { source }) => sum + [...fromMarkup(source).text].length, 0),
    signal: AbortSignal.timeout(answerMs),
  });
  const answers = readPolishAnswer(text, batch.length);
  const rows = batch.map((segment, i) =>
    judged(segment, answers[i], { language, terms: asked.terms[places[i] ?? 0] ?? [] }),
  );
  return { rows, by: { engine, version } };
}

interface Rules {
  readonly language: string;
  readonly terms: readonly TextTerm[];
}

function judged(
  { id, source }: OpenSegment,
  answer: PolishedAnswer | undefined,
  { language, terms }: Rules,
): PolishedRow {
  const refused = { id, polished: source, changes: 0, reasons: [], warnings: [], lost: [], byRules: false };
  if (answer === undefined) return { ...refused, fault: 'answer' };
  const marked = splitMarks(source);
  const tidy = tidyAnswer(plainInline(withMarkers(marked)), plainInline(answer.polished)).text;
  const read = readMarkers(tidy, marked);
  if (read === undefined) return { ...refused, fault: 'tags' };
  const polished = joinMarks(read);
  const [before, after] = [fromMarkup(source).text, fromMarkup(polished).text];
  const fault = before === after ? undefined : findPolishFault(before, after, language);
  if (fault !== undefined) return { ...refused, fault };
  const lostTerms = missingTerms(after, language, terms);
  const warnings = [
    ...polishWarningsOf(before, after, language),
    ...(lostTerms.length > 0 ? ['terms' as const] : []),
  ];
  return {
    ...refused,
    polished,
    changes: polishChanges(source, polished).length,
    reasons: answer.changes,
    warnings,
    lost: [...new Set([...lostNames(before, after, language), ...lostTerms])],
    fault: null,
  };
}

function missingTerms(text: string, language: string, terms: readonly TextTerm[]): readonly string[] {
  const concepts = terms.map(({ term, targets }, id) => ({
    id,
    targets: [term, ...targets].filter(isAllowed),
  }));
  return checkTermUse(text, language, concepts)
    .filter(({ use }) => use === 'missing')
    .flatMap(({ id }) => terms[id]?.term.text ?? []);
}
