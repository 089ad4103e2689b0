import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plannedPages } from './src/app/planned-pages.ts';

/** Writes docs/roadmap.md from the list of planned pages, so that no screen of the specification is forgotten. */
const file = join(import.meta.dirname, '../docs/roadmap.md');

const rows = plannedPages.map(({ path, texts }) => {
  const { what, meanwhile } = texts['en-US'];
  return `| \`${path}\` | ${what} | ${meanwhile} |`;
});

const text = `# Roadmap

Screens of the specification whose capability comes later. Each stands at its address already and says what it
will be and what can be done until then. This file is written by \`web/generate-roadmap.ts\` from
\`web/src/app/planned-pages.ts\`.

| Address | What it will be | Until then |
| --- | --- | --- |
${rows.join('\n')}

${rows.length} screens.
`;

writeFileSync(file, text);
