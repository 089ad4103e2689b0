import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnownAnswer } from './spoiled-answers.ts';

/** Good translations of the corpus: FLORES in all its pairs both ways, NTREX beads of one to one, Python's documents. */
export function readKnownAnswers(corpusDir: string): readonly KnownAnswer[] {
  const folder = join(corpusDir, 'mt');
  return [
    ...floresAnswers(join(folder, 'mt')),
    ...ntrexAnswers(join(folder, 'align/ntrex-synth')),
    ...tables(folder),
  ];
}

function linesOf(path: string): readonly string[] {
  return existsSync(path) ? readFileSync(path, 'utf8').replace(/\n$/, '').split('\n') : [];
}

function tagOf(code: string): string {
  return code === 'zh' ? 'zh-CN' : code;
}

function floresAnswers(folder: string): KnownAnswer[] {
  const pairs = foldersIn(folder).map((name) => name.split('-'));
  const texts = new Map<string, readonly string[]>();
  for (const [source = '', target = ''] of pairs) {
    for (const code of [source, target]) {
      const lines = linesOf(join(folder, `${source}-${target}`, `flores-dev.${code}`));
      if (!texts.has(code) && lines.length > 0) texts.set(code, lines);
    }
  }
  const codes = [...texts.keys()];
  return pairs.flatMap(([a = '', b = '']) =>
    [
      [a, b],
      [b, a],
    ].flatMap(([from = '', to = '']) => {
      const targets = texts.get(to) ?? [];
      return (texts.get(from) ?? []).map((source, i): KnownAnswer => {
        const others = codes.filter((code) => code !== from && code !== to);
        const other = others[i % others.length] ?? '';
        return answer(source, targets[i], from, to, texts.get(other)?.[i]);
      });
    }),
  );
}

function foldersIn(folder: string): readonly string[] {
  return readdirSync(folder);
}

function answer(source: string, target = '', from: string, to: string, elsewhere?: string): KnownAnswer {
  return { source, target, sourceLanguage: tagOf(from), targetLanguage: tagOf(to), elsewhere };
}

function ntrexAnswers(folder: string): KnownAnswer[] {
  const golds = foldersIn(folder).filter((name) => name.endsWith('.gold'));
  return golds.flatMap((gold) => {
    const name = gold.slice(0, -'.gold'.length);
    const language = name.slice('en-'.length);
    const [english, others] = [
      linesOf(join(folder, `${name}.en`)),
      linesOf(join(folder, `${name}.${language}`)),
    ];
    return linesOf(join(folder, gold)).flatMap((bead) => {
      const [, a, b] = /^\[(\d+)\]:\[(\d+)\]$/.exec(bead.trim()) ?? [];
      const [source = '', target = ''] = [english[Number(a)], others[Number(b)]];
      return a === undefined
        ? []
        : [answer(source, target, 'en', language), answer(target, source, language, 'en')];
    });
  });
}

function tables(folder: string): KnownAnswer[] {
  const files = [
    'custom/pydocs-en-zh/dev.tsv',
    'custom/pydocs-en-zh/train.tsv',
    'terms/tico19-en-zh/parallel.tsv',
  ];
  return files.flatMap((file) =>
    linesOf(join(folder, file)).flatMap((line) => {
      const [source = '', target = ''] = line.split('\t');
      return source === '' || target === '' ? [] : [answer(source, target, 'en', 'zh')];
    }),
  );
}
