/**
 * A program that writes files from code. The files are committed, and the check sees that they are fresh. Generators
 * run in this order: the addresses of endpoints and the roadmap read what the registrations write.
 */
export interface Generator {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly files: readonly string[];
}

export const generators: readonly Generator[] = [
  {
    name: 'configuration',
    command: ['node', 'tools/generated/write-configuration.ts'],
    files: ['.env.example', 'docs/configuration.md'],
  },
  {
    name: 'registrations',
    command: ['node', 'tools/generated/write-registrations.ts'],
    files: [
      'contracts/src/api.generated.ts',
      'server/src/domains.generated.ts',
      'server/src/platform/http/use-case-refusals.generated.ts',
      'web/src/app/screens.generated.ts',
      'web/src/i18n/text-catalogues.generated.ts',
    ],
  },
  {
    name: 'endpoints',
    command: ['node', 'web/generate-endpoints.ts'],
    files: ['web/src/api/endpoints.generated.ts'],
  },
  {
    name: 'engines',
    command: ['node', 'tools/generated/write-engines.ts'],
    files: ['docs/engines.md'],
  },
  {
    name: 'check figures',
    command: ['node', 'tools/generated/write-check-figures.ts'],
    files: ['core/src/quality/check-figures.generated.ts'],
  },
  {
    name: 'roadmap',
    command: ['node', 'web/generate-roadmap.ts'],
    files: ['docs/roadmap.md'],
  },
  {
    name: 'schema',
    command: ['node', 'server/src/testing/write-schema.ts'],
    files: ['server/schema.sql', 'server/src/platform/db/tables.generated.ts'],
  },
];
