import { buildDocx, paragraph, run } from '@transloom/core/testing/docx-builder';
import type { MadeFile } from './call-product.ts';

/** Each journey has words of its own, because what one confirms the memory offers the next. */
export function letterOf(color: string): MadeFile {
  const sentences = ['The house is red', 'The garden is green', 'The door is open', 'The roof is old'];
  return {
    name: `${color}.txt`,
    content: sentences.map((sentence) => `${sentence}, ${color}.`).join('\n\n'),
  };
}

/** A manual with a code, bold words and a line break. */
export function manualOf(color: string): MadeFile {
  const body = [
    paragraph(run('Press '), run(color, '<w:color w:val="FF0000"/>'), run(' and wait.')),
    paragraph(run('Bold '), run('words', '<w:b/>'), run(` in ${color}.`)),
    paragraph(run(`The house is ${color}.`)),
    paragraph(run(`Two lines`), '<w:r><w:br/></w:r>', run(`in ${color}`)),
  ];
  return { name: `${color}.docx`, content: buildDocx({ body }) };
}
