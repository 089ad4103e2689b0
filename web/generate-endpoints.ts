import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@transloom/contracts/api.generated';
import type { Endpoint } from '@transloom/contracts/endpoint';

/**
 * Writes the addresses of all endpoints for the browser, so that it calls the contract without loading its
 * schemas.
 */
const file = join(import.meta.dirname, 'src/api/endpoints.generated.ts');

function lineOf(domain: string, operation: string, endpoint: Endpoint): string {
  return `    ${operation}: at<Api['${domain}']['${operation}']>('${endpoint.method}', '${endpoint.path}'),`;
}

function blockOf(domain: string, operations: Record<string, Endpoint>): string {
  const lines = Object.entries(operations).map(([operation, endpoint]) =>
    lineOf(domain, operation, endpoint),
  );
  return [`  ${domain}: {`, ...lines, '  },'].join('\n');
}

const text = `// Written by web/generate-endpoints.ts from the contracts.
import type { api } from '@transloom/contracts/api.generated';
import { at } from './endpoint-address.ts';

type Api = typeof api;

export const endpoints = {
${Object.entries(api)
  .map(([domain, operations]) => blockOf(domain, operations as Record<string, Endpoint>))
  .join('\n')}
};
`;

writeFileSync(file, text);
