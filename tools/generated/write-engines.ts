import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { engineVendors } from '../../server/src/providers/machine-translation/engine-registry.ts';
import type { EngineVendor } from '../../server/src/providers/machine-translation/engine-vendor.ts';
import { conformingProtocols } from '../../server/src/testing/fake-engines/conforming-protocols.ts';

const root = dirname(dirname(import.meta.dirname));
const conforming = conformingProtocols();

const kinds = [
  ['local', 'On this machine'],
  ['machine-translation', 'Machine translation'],
  ['translation-model', 'Models made for translating'],
  ['language-model', 'Language models'],
] as const;

function languages({ profile: { languages: known } }: EngineVendor): string {
  if (known === undefined) return 'as installed';
  if (known === 'all') return 'all';
  const tags = 'sources' in known ? known.targets : known.flatMap(({ source, target }) => [source, target]);
  return String(new Set(tags).size);
}

function price({ profile: { price: listed, kind, ownServer } }: EngineVendor): string {
  if (listed === undefined) return kind === 'local' || ownServer ? 'none' : 'see vendor';
  const { currency, unit, source, target } = listed;
  return `${currency} ${source}${target === undefined ? '' : ` / ${target}`} per million ${unit}`;
}

function tested({ profile: { protocol, kind } }: EngineVendor): string {
  if (kind === 'local') return 'own tests';
  const checks = conforming.get(protocol);
  if (checks === undefined) throw new Error(`${protocol} has no fake in fake-vendors.ts`);
  return checks.join(', ');
}

function row(vendor: EngineVendor): string {
  const { id, name, profile } = vendor;
  const warnings = [profile.slow && 'slow', profile.proOnly && 'Pro'].filter(Boolean).join(', ');
  const cells = [
    name,
    `\`${id}\``,
    profile.protocol,
    languages(vendor),
    profile.codes,
    profile.terms,
    profile.style ?? 'none',
    price(vendor),
    warnings,
    tested(vendor),
  ];
  return `| ${cells.join(' | ')} |`;
}

function section([kind, title]: (typeof kinds)[number]): string {
  const rows = engineVendors.filter(({ profile }) => profile.kind === kind).map(row);
  return `## ${title}

| Engine | Id | Protocol | Languages | Codes | Terms | Style | List price | | Tested |
|---|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

const page = `# Engines

The ${engineVendors.length} engines that can be connected or run here. This page is written by \`npm run generate\` from
\`engine-registry.ts\` and the list of fakes that the conformance suite runs against.

*Codes*: inline codes travel as markup that the engine keeps, or as signs between the words; lost ones, and
where there are *none* all of them, are put back where they likely belong.
*Terms*: given terms reach the engine by its protocol, by an instruction in the prompt, or not at all. *Style*: of a style guide
the whole reaches the engine, how readers are spoken to, or nothing. *List price*: of the source, and of the translation
behind the stroke, as the vendor lists it; check it before you rely on it.

Every protocol passes one suite (\`conformance.test.ts\`) against a local server that speaks it and refuses wrong keys,
unknown fields and requests over the limits: pairs, regions and languages it does not know, order, codes and odd
characters, batches, texts far over the limit, requests it finds too long, 401, 403, no more money, 429 with Retry-After,
5xx, no answer, garbage, a web page, broken-off JSON, a wrong count, a part of a batch, lost codes, talk instead of a
translation, stopping, and no key or text in logs. Their bodies are spoiled ten thousand times by
\`npm run conformance -- answers\`. *Tested* names what is checked beyond that.

${kinds.map(section).join('\n')}`;

writeFileSync(join(root, 'docs/engines.md'), page);
