import { docxFormat } from '@transloom/core/document/formats/docx/docx-format';
import { buildDocument, parseDocument } from '@transloom/core/document/read-document';
import { buildDocx, paragraph, run } from '@transloom/core/testing/docx-builder';
import type { Bench } from './bench.ts';

const paragraphs = 20_000;
const sentence =
  'The weaver passes the shuttle through the warp, 译梭 in hand, and the cloth grows by a thread. ';
const runs = 5;

/** Reading a long Word document, and writing it back with every paragraph replaced, by the size of its main part. */
export const docxRate: Bench = {
  name: 'docxRate',
  meanings: {
    megabytes: { meaning: 'Size of the main part of the Word document below' },
    parseMbPerSecond: { meaning: 'Megabytes of it read in a second' },
    buildMbPerSecond: { meaning: 'Megabytes of it written in a second, every paragraph replaced' },
    fiveMbSeconds: { meaning: 'Seconds to read and write a Word file of 5 MB', bound: '≤ 0.4' },
  },
  async measure() {
    const { megabytes, parseSeconds, buildSeconds } = measureDocument(paragraphs);
    const five = measureDocument(Math.round((paragraphs * 5) / megabytes));
    return {
      megabytes: round(megabytes),
      parseMbPerSecond: round(megabytes / parseSeconds),
      buildMbPerSecond: round(megabytes / buildSeconds),
      fiveMbSeconds: Math.round((five.parseSeconds + five.buildSeconds) * 100) / 100,
    };
  },
};

function measureDocument(length: number) {
  const body = Array.from({ length }, (_, index) => longParagraph(index));
  const file = buildDocx({ body });
  const targets = new Map(parseDocument(docxFormat, file).units.map((unit) => [unit.id, unit.source]));
  return {
    megabytes: Buffer.byteLength(body.join('')) / 1e6,
    parseSeconds: bestOf(() => parseDocument(docxFormat, file)),
    buildSeconds: bestOf(() => buildDocument(docxFormat, file, targets)),
  };
}

function longParagraph(index: number): string {
  const looks = ['', '<w:b/>', '<w:i/>', '<w:color w:val="FF0000"/>'];
  const content = Array.from({ length: runs }, (_, part) =>
    run(sentence, looks[(index + part) % looks.length]),
  );
  return paragraph(...content, run(String(index)));
}

/** Seconds of the fastest of a few runs: the others waited for the machine. */
function bestOf(work: () => unknown): number {
  const times = Array.from({ length: 10 }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return Math.min(...times) / 1000;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
