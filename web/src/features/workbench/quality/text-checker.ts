import type { QualityPattern } from '@transloom/contracts/quality';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { checkSegment } from '@transloom/core/quality/check-segment';
import { customPatternRule } from '@transloom/core/quality/custom-pattern';
import { checkDocument } from '@transloom/core/quality/document-rules';
import { issueKey } from '@transloom/core/quality/issue-ignores';
import { rulesOfProject, type SwitchedChecks } from '@transloom/core/quality/project-rules';
import type { CheckedSegment, QualityIssue } from '@transloom/core/quality/quality-rule';
import { type SourceConcept, termChecks } from '@transloom/core/quality/term-checks';
import { wordsToSpell } from '@transloom/core/quality/words-to-spell';
import type { SegmentIssue } from './segment-issue.ts';
import { createSpeller, type Speller, type SpellingSetup } from './speller.ts';

export interface CheckerSetup {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly checks: SwitchedChecks;
  readonly patterns: readonly QualityPattern[];
  /** Null where words are not checked. */
  readonly spelling: SpellingSetup | null;
}

export interface CheckedText {
  readonly segmentId: string;
  /** Markup. */
  readonly source: string;
  readonly target: string;
  /** Terms of the source, where they are known. */
  readonly concepts: readonly SourceConcept[];
  /** Rate of the match that a person confirmed as it was. */
  readonly unchangedMatchRate: number | undefined;
}

export type FoundIssues = readonly (readonly [segmentId: string, issues: readonly SegmentIssue[]])[];

export interface TextChecker {
  /** The issues of each text by itself. */
  check(texts: readonly CheckedText[]): FoundIssues;
  /** What the texts that were checked so far have with one another. */
  compare(): FoundIssues;
  forget(segmentIds: readonly string[]): void;
  /** A word is right from now on. */
  learn(word: string): void;
}

/** Checks the texts of one document; it runs in a worker. */
export function createTextChecker(setup: CheckerSetup): TextChecker {
  const { sourceLanguage, targetLanguage, patterns } = setup;
  const speller = setup.spelling && createSpeller(setup.spelling);
  const own = patterns.flatMap(
    ({ patternId: id, ...pattern }) => customPatternRule({ id, ...pattern }) ?? [],
  );
  const ofProject = rulesOfProject(setup.checks);
  const rules = [...ofProject.rules, ...own];
  const known = new Map<string, CheckedText>();
  return {
    check: (texts) => {
      // Suggestions take a while: only what somebody works on has some.
      const suggests = texts.length <= fewTexts;
      return texts.map((text) => {
        known.set(text.segmentId, text);
        const pair = { source: fromMarkup(text.source), target: fromMarkup(text.target) };
        const terms = termChecks(pair, targetLanguage, text.concepts);
        const { unchangedMatchRate } = text;
        const words = { ...pair, sourceLanguage, targetLanguage };
        const misspelled = speller === null ? [] : misspelledIn(words, { speller, suggests });
        const checked = { ...words, ...terms, misspelled, unchangedMatchRate };
        return [text.segmentId, checkSegment(checked, rules).map(asSegmentIssue(text.segmentId))];
      });
    },
    compare() {
      const segments = [...known.values()].map(({ segmentId, source, target }) => ({
        id: segmentId,
        source: fromMarkup(source),
        target: fromMarkup(target),
      }));
      const found = Map.groupBy(
        checkDocument(segments, ofProject.documentRules),
        ({ segmentId }) => segmentId,
      );
      return [...found].map(([segmentId, issues]) => [segmentId, issues.map(asSegmentIssue(segmentId))]);
    },
    learn: (word) => speller?.learn(word),
    forget(segmentIds) {
      for (const segmentId of segmentIds) known.delete(segmentId);
    },
  };
}

const fewTexts = 3;

interface Spelling {
  readonly speller: Speller;
  readonly suggests: boolean;
}

function misspelledIn(segment: CheckedSegment, { speller, suggests }: Spelling) {
  return wordsToSpell(segment).flatMap((span) => {
    const word = segment.target.text.slice(span.start, span.end);
    if (speller.isKnown(word)) return [];
    return [{ span, suggestions: suggests ? speller.suggest(word) : [] }];
  });
}

function asSegmentIssue(segmentId: string) {
  return ({ fix, ...issue }: QualityIssue): SegmentIssue => ({
    ...issue,
    segmentId,
    key: issueKey(issue),
    ...(fix !== undefined && { fix: toMarkup(fix) }),
  });
}
