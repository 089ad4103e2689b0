import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { configSchema } from '../../server/src/config.ts';

const root = dirname(dirname(import.meta.dirname));

interface Variable {
  readonly name: string;
  readonly meaning: string;
  readonly values: string;
  readonly byDefault: string;
}

interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly description?: string;
  readonly default?: unknown;
}

function listVariables(): readonly Variable[] {
  const { properties = {} } = configSchema.toJSONSchema({ io: 'input', unrepresentable: 'any' });
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => {
    if (!schema.description)
      throw new Error(`${name} has no meaning: add .describe() in server/src/config.ts`);
    const byDefault = schema.default === undefined ? '' : String(schema.default);
    return { name, meaning: schema.description, values: describeValues(schema), byDefault };
  });
}

function describeValues({
  type,
  format,
  enum: choices,
  minimum,
  maximum,
  default: byDefault,
}: JsonSchema): string {
  if (choices !== undefined) return choices.join(', ');
  if (typeof byDefault === 'boolean') return 'true, false';
  if (type === 'integer' || type === 'number') return `${minimum ?? ''} to ${maximum ?? ''}`;
  return format === 'uri' ? 'address' : 'text';
}

function exampleFile(variables: readonly Variable[]): string {
  const head = [
    '# Settings of Transloom. None is needed; what is commented out shows the default.',
    '# Of each, NAME_FILE may name a file that holds the value. Written by `npm run generate`.',
  ];
  const entries = variables.flatMap(({ name, meaning, byDefault }) => [
    '',
    `# ${meaning}`,
    `# ${name}=${byDefault}`,
  ]);
  return `${[...head, ...entries].join('\n')}\n`;
}

function page(variables: readonly Variable[]): string {
  const rows = variables.map(
    ({ name, meaning, values, byDefault }) =>
      `| \`${name}\` | ${meaning.replaceAll('|', '\\|')} | ${values} | ${byDefault === '' ? '' : `\`${byDefault}\``} |`,
  );
  return `# Configuration

Transloom is set by environment variables, read once at start; a fault stops the start and names every faulty
variable. An empty variable counts as not set. Of each, \`NAME_FILE\` may name a file that holds the value, which
keeps secrets out of the environment. This page is written by \`npm run generate\` from \`server/src/config.ts\`.

| Variable | Meaning | Values | Default |
|---|---|---|---|
${rows.join('\n')}
`;
}

const variables = listVariables();
writeFileSync(join(root, '.env.example'), exampleFile(variables));
writeFileSync(join(root, 'docs/configuration.md'), page(variables));
