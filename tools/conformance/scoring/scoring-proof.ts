import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bleuScore, countBleu, sumBleu } from '@transloom/core/scoring/bleu';
import { chrfScore, countChrf, sumChrf } from '@transloom/core/scoring/chrf';
import { scoreCorpus } from '@transloom/core/scoring/score-corpus';
import { scoreTokens, type Tokenization, tokenizations } from '@transloom/core/scoring/score-tokens';
import type { Proof } from '../proof.ts';

const tolerance = 1e-6;

/** BLEU, chrF and words of the vectors that sacreBLEU computed, in `mt/metrics` of the corpus. */
export const scoringProof: Proof = {
  name: 'scoring',
  async *run({ corpusDir, print }) {
    const folder = join(corpusDir, 'mt');
    const vectors = JSON.parse(
      readFileSync(join(folder, 'metrics/sacrebleu-vectors.json'), 'utf8'),
    ) as ScoreVectors;
    const tokenized = vectors.tokenized.filter(({ tokenize }) => tokenizations.includes(tokenize));
    print(
      `scoring: ${vectors.corpora.length} corpora, ${vectors.sentences.length} sentences, ${vectors.edge.length} edge cases, ${tokenized.length} lines cut into words`,
    );
    yield* [
      ...vectors.corpora.flatMap((vector) => corpusFailures(folder, vector)),
      ...[...vectors.sentences, ...vectors.edge].flatMap(sentenceFailures),
      ...vectors.edge.flatMap(edgeFailures),
      ...tokenized.flatMap(tokenFailures),
    ];
  },
};

interface ScoreVectors {
  readonly corpora: readonly CorpusVector[];
  readonly sentences: readonly SentenceVector[];
  readonly edge: readonly (SentenceVector & { readonly corpus: CorpusScores })[];
  readonly tokenized: readonly {
    readonly tokenize: Tokenization;
    readonly text: string;
    readonly out: string;
  }[];
}

interface CorpusScores {
  readonly bleu: {
    readonly score: number;
    readonly signature: string;
    readonly counts: readonly number[];
    readonly totals: readonly number[];
    readonly sys_len: number;
    readonly ref_len: number;
  };
  readonly bleu_eff: { readonly score: number };
  readonly chrf2: { readonly score: number; readonly signature: string };
  readonly 'chrf++': { readonly score: number; readonly signature: string };
}

interface CorpusVector extends CorpusScores {
  readonly hyp: string;
  readonly ref: string;
  readonly tokenize: Tokenization;
}

interface SentenceVector {
  readonly hyp: string;
  readonly refs: readonly string[];
  readonly tokenize: Tokenization;
  readonly bleu: number;
  readonly chrf2: number;
  readonly 'chrf++': number;
}

function corpusFailures(folder: string, vector: CorpusVector): readonly string[] {
  const references = linesOf(join(folder, vector.ref));
  const segments = linesOf(join(folder, vector.hyp)).map((hypothesis, i) => ({
    hypothesis,
    references: [references[i] ?? ''],
  }));
  const score = scoreCorpus(segments, { tokenization: vector.tokenize });
  const plusPlus = scoreCorpus(segments, { tokenization: vector.tokenize, words: true });
  const differ = differences(`${vector.hyp} (${vector.tokenize})`);
  return [
    ...countFailures(segments, vector),
    ...differ('BLEU', score.bleu, vector.bleu.score),
    ...differ('chrF2', score.chrf, vector.chrf2.score),
    ...differ('chrF++', plusPlus.chrf, vector['chrf++'].score),
    ...differ('signature', score.signature, vector.bleu.signature),
    ...differ('signature of chrF2', score.chrfSignature, vector.chrf2.signature),
    ...differ('signature of chrF++', plusPlus.chrfSignature, vector['chrf++'].signature),
  ];
}

type Segments = readonly { readonly hypothesis: string; readonly references: readonly string[] }[];

function countFailures(
  segments: Segments,
  { hyp, tokenize, bleu, bleu_eff }: CorpusScores & { readonly hyp: string; readonly tokenize: Tokenization },
): readonly string[] {
  const counts = sumBleu(
    segments.map(({ hypothesis, references }) => countBleu(hypothesis, references, tokenize)),
  );
  const differ = differences(`${hyp} (${tokenize})`);
  return [
    ...differ('right n-grams', counts.correct.join(), bleu.counts.join()),
    ...differ('n-grams', counts.total.join(), bleu.totals.join()),
    ...differ('length', counts.hypothesisLength, bleu.sys_len),
    ...differ('length of the reference', counts.referenceLength, bleu.ref_len),
    ...differ('BLEU of effective order', bleuScore(counts, { effectiveOrder: true }), bleu_eff.score),
  ];
}

function sentenceFailures({ hyp, refs, tokenize, ...expected }: SentenceVector): readonly string[] {
  const differ = differences(`${JSON.stringify(hyp)} (${tokenize})`);
  return [
    ...differ('BLEU', bleuScore(countBleu(hyp, refs, tokenize), { effectiveOrder: true }), expected.bleu),
    ...differ('chrF2', chrfScore(countChrf(hyp, refs)), expected.chrf2),
    ...differ('chrF++', chrfScore(countChrf(hyp, refs, { words: true })), expected['chrf++']),
  ];
}

/** A corpus of one segment scores otherwise than the segment does. */
function edgeFailures({ hyp, refs, tokenize, corpus }: ScoreVectors['edge'][number]): readonly string[] {
  const differ = differences(`${JSON.stringify(hyp)} as a corpus (${tokenize})`);
  return [
    ...differ('BLEU', bleuScore(sumBleu([countBleu(hyp, refs, tokenize)])), corpus.bleu.score),
    ...differ('chrF2', chrfScore(sumChrf([countChrf(hyp, refs)])), corpus.chrf2.score),
  ];
}

function tokenFailures({ tokenize, text, out }: ScoreVectors['tokenized'][number]): readonly string[] {
  // sacreBLEU splits what its `char` made at white space later on.
  const expected = out.split(' ').filter((word) => word !== '');
  return differences(`${JSON.stringify(text)} (${tokenize})`)(
    'words',
    scoreTokens(text, tokenize).join(' '),
    expected.join(' '),
  );
}

function differences(subject: string) {
  return <Value extends string | number>(what: string, ours: Value, theirs: Value): readonly string[] => {
    const equal = typeof ours === 'number' ? Math.abs(ours - Number(theirs)) <= tolerance : ours === theirs;
    return equal ? [] : [`${subject}: ${what} is ${ours}, sacreBLEU has ${theirs}`];
  };
}

function linesOf(path: string): readonly string[] {
  return readFileSync(path, 'utf8').replace(/\n$/, '').split('\n');
}
