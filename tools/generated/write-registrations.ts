import { writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { errorCatalogue } from '../../contracts/src/errors.ts';
import { filesOf, findExports } from './registrations/find-exports.ts';
import { findRefusals } from './registrations/find-refusals.ts';
import { importLines, joinedList, notice } from './registrations/write-list.ts';

/** Writes what the product consists of from its folders: endpoints, domains, texts and screens. */
const root = dirname(dirname(import.meta.dirname));

const write = (file: string, parts: readonly string[]) =>
  writeFileSync(join(root, file), `${[notice, ...parts].join('\n')}\n`);

function writeEndpoints(): void {
  const file = 'contracts/src/api.generated.ts';
  const found = findExports(root, 'contracts/src/*.ts', 'Api');
  const rows = found.map(({ name }) => `  ${name.slice(0, -'Api'.length)}: ${name},`);
  write(file, [
    importLines(file, found),
    '',
    '/** Every endpoint, by domain and operation. */',
    'export const api = {',
    ...rows,
    '};',
  ]);
}

function writeDomains(): void {
  const file = 'server/src/domains.generated.ts';
  const domain = (kind: string, suffix: string) =>
    findExports(root, `server/src/domains/**/*.${kind}.ts`, suffix);
  const routes = domain('routes', 'Routes');
  const streams = routes.filter(({ name }) => name.endsWith('StreamRoutes'));
  const hooks = routes.filter(({ name }) => name.endsWith('HookRoutes'));
  const plain = routes.filter((each) => !streams.includes(each) && !hooks.includes(each));
  const jobs = domain('jobs', 'Jobs');
  const sweeps = domain('sweeps', 'Sweeps');
  write(file, [
    importLines(file, [...routes, ...jobs, ...sweeps]),
    "import type { HookRoute, Route, StreamRoute } from './platform/http/route.ts';",
    "import type { BoundJob } from './platform/queue/handle-job.ts';",
    "import type { Sweep } from './platform/queue/sweep.ts';",
    '',
    joinedList('domainRoutes', 'Route', plain),
    '',
    joinedList('domainStreamRoutes', 'StreamRoute', streams),
    '',
    joinedList('domainHookRoutes', 'HookRoute', hooks),
    '',
    joinedList('domainJobs', 'BoundJob', jobs),
    '',
    joinedList('domainSweeps', 'Sweep', sweeps),
  ]);
}

function writeRefusals(): void {
  const refusals = findRefusals(root, 'server/src/domains/**/*.routes.ts', (word) => word in errorCatalogue);
  const rows = Object.entries(refusals).map(
    ([name, codes]) => `  '${name}': [${codes.map((code) => `'${code}'`).join(', ')}],`,
  );
  write('server/src/platform/http/use-case-refusals.generated.ts', [
    "import type { ErrorCode } from '@transloom/contracts/errors';",
    '',
    '/** What use cases refuse with, by the names of their endpoints, as their comments say. */',
    'export const useCaseRefusals: Readonly<Record<string, readonly ErrorCode[]>> = {',
    ...rows,
    '};',
  ]);
}

function writeTextKeys(): void {
  const names = filesOf(root, 'web/src/i18n/zh-CN/*.json').map((file) => basename(file, '.json'));
  const rows = names.map((name) => `  readonly '${name}': typeof import('./zh-CN/${name}.json');`);
  write('web/src/i18n/text-catalogues.generated.ts', [
    '',
    '/** The texts of each catalogue by its name, with the keys of the Chinese file. */',
    'export interface TextCatalogues {',
    ...rows,
    '}',
  ]);
}

function writeScreens(): void {
  const file = 'web/src/app/screens.generated.ts';
  const found = findExports(root, 'web/src/**/*.screens.ts', 'Screens');
  write(file, [
    importLines(file, found),
    "import type { Screen } from '../screens/screen.ts';",
    '',
    joinedList('screens', 'Screen', found),
  ]);
}

writeEndpoints();
writeDomains();
writeRefusals();
writeTextKeys();
writeScreens();
