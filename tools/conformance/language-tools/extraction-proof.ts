import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runSteps } from '@transloom/core/custom-engines/statistical/run-steps';
import { extractTerms } from '@transloom/core/term-extraction/extract-terms';
import { extractTranslatedTerms } from '@transloom/core/term-extraction/extract-translated-terms';
import { commonWords } from '@transloom/server/providers/common-words/common-words';
import type { Proof } from '../proof.ts';

const languages = ['en', 'fr', 'nl'] as const;
const fields = ['corp', 'equi', 'wind'] as const;
/** Mean F1 over the three fields below which the extraction has become worse. */
const leastF1 = { en: 0.42, fr: 0.37, nl: 0.41 } as const;

/** Least share of the pairs of terms that must be found. */
const leastPairs = 0.6;

/** Measures term extraction against the terms that people marked in texts of three fields and languages. */
export const extractionProof: Proof = {
  name: 'tools',
  async *run({ corpusDir, print }) {
    for (const language of languages) {
      const figures = fields.map((field) => {
        const { segments, gold } = readField(
          join(corpusDir, 'mt/terms/acter', language, field),
          field,
          language,
        );
        const started = performance.now();
        const terms = extractTerms({ segments, language, commonWords: commonWords(language) });
        const found = new Set(terms.map(({ term }) => term.toLowerCase()));
        const right = [...found].filter((term) => gold.has(term)).length;
        const f1 = (2 * right) / (found.size + gold.size);
        print(
          `tools: terms of ${field} ${language}: F1 ${f1.toFixed(3)}, ${right} of ${found.size} found are right, ${gold.size} wanted, ${Math.round(performance.now() - started)} ms`,
        );
        return f1;
      });
      const mean = figures.reduce((sum, f1) => sum + f1, 0) / figures.length;
      print(`tools: terms, mean F1 in ${language}: ${mean.toFixed(3)}`);
      if (mean < leastF1[language])
        yield `tools: terms in ${language} have F1 ${mean.toFixed(3)}, least ${leastF1[language]}`;
    }
    yield* await translationProof(join(corpusDir, 'mt/terms/tico19-en-zh'), print);
  },
};

/** How many of the pairs of terms that stand on both sides of a translated text are found. */
async function translationProof(folder: string, print: (line: string) => void): Promise<readonly string[]> {
  const read = (name: string) =>
    readFileSync(join(folder, name), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('\t'));
  const segments = read('parallel.tsv').map(([source = '', target = '']) => ({ source, target }));
  const languages = { sourceLanguage: 'en', targetLanguage: 'zh-CN' };
  const terms = await runSteps(
    extractTranslatedTerms({ segments, ...languages, commonWords: commonWords('en') }),
  );
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, '');
  const found = new Map(
    terms.map(({ term, translations }) => [plain(term), translations.map(({ text }) => plain(text))]),
  );
  const gold = read('gold.tsv');
  const right = gold.filter(([term = '', translation = '']) =>
    found.get(plain(term))?.includes(plain(translation)),
  ).length;
  const share = right / gold.length;
  print(
    `tools: ${right} of ${gold.length} pairs of terms en-zh found (${share.toFixed(3)}) among ${terms.length} terms`,
  );
  return share < leastPairs ? [`tools: only ${share.toFixed(3)} of the pairs of terms found`] : [];
}

function readField(folder: string, field: string, language: string) {
  const texts = join(folder, 'annotated/texts');
  const list = join(
    folder,
    'annotated/annotations/unique_annotation_lists',
    `${field}_${language}_terms_nes.tsv`,
  );
  const lines = readdirSync(texts).flatMap((name) => readFileSync(join(texts, name), 'utf8').split('\n'));
  const segments = lines.flatMap((line) => line.split(/(?<=[.;:!?])\s+/));
  const gold = readFileSync(list, 'utf8')
    .trim()
    .split('\n')
    .map((line) => (line.split('\t')[0] ?? '').toLowerCase().replaceAll('’', "'"));
  return { segments, gold: new Set(gold) };
}
