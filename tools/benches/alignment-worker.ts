import { join } from 'node:path';
import { alignSentences } from '@transloom/core/alignment/align-sentences';
import { corpusDir } from '../conformance/corpus-dir.ts';
import { joinTexts, readNews } from '../conformance/language-tools/gold-texts.ts';

export interface AlignmentFigures {
  readonly seconds: number;
  /** Most memory of the process, its program included. */
  readonly megabytes: number;
  readonly pairs: number;
}

/** A process of its own for one long text: as many sentences as its argument says, of news in many languages. */
const wanted = Number(process.argv[2]);
const news = readNews(join(corpusDir, 'mt/align'));
const repeated = Array.from({ length: Math.ceil(wanted / joinTexts(news).source.length) }, () => news).flat();
const { source, target } = joinTexts(repeated);
const share = wanted / source.length;
const started = performance.now();
const beads = alignSentences({
  source: source.slice(0, wanted),
  target: target.slice(0, Math.round(target.length * share)),
});
process.send?.({
  seconds: (performance.now() - started) / 1000,
  megabytes: process.resourceUsage().maxRSS / 1024,
  pairs: beads.length,
} satisfies AlignmentFigures);
