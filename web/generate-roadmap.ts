import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { screens } from './src/app/screens.generated.ts';
import type { PlannedKey } from './src/screens/screen-texts.ts';

/** Writes docs/roadmap.md from the planned screens, so that no screen of the specification is forgotten. */
const file = join(import.meta.dirname, '../docs/roadmap.md');

interface PlannedTexts {
  readonly what: string;
  readonly meanwhile: string;
}

function textsOf(key: PlannedKey): PlannedTexts {
  const [catalogue = '', path = ''] = key.split(':');
  const text = readFileSync(join(import.meta.dirname, `src/i18n/en-US/${catalogue}.json`), 'utf8');
  const { planned } = JSON.parse(text) as { planned: Record<string, PlannedTexts> };
  const found = planned[path.slice('planned.'.length)];
  if (found === undefined) throw new Error(`${key} has no English text`);
  return found;
}

const rows = screens.flatMap(({ path, planned }) => {
  if (planned === undefined) return [];
  const { what, meanwhile } = textsOf(planned.text);
  return [`| \`${path}\` | ${what} | ${meanwhile} |`];
});

const text = `# Roadmap

Screens of the specification whose capability comes later. Each stands at its address already and says what it
will be and what can be done until then. This file is written by \`web/generate-roadmap.ts\` from the rows of
\`web/src/features/**/*.screens.ts\`.

| Address | What it will be | Until then |
| --- | --- | --- |
${rows.join('\n')}

${rows.length} screens.
`;

writeFileSync(file, text);
