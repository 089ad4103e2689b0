import { accessApi } from './access.ts';
import { accountsApi } from './accounts.ts';
import { memoryImportsApi, termImportsApi } from './asset-imports.ts';
import { comparisonsApi } from './comparisons.ts';
import { customEnginesApi } from './custom-engines.ts';
import { documentSettingsApi } from './document-settings.ts';
import { documentsApi } from './documents.ts';
import type { Endpoint } from './endpoint.ts';
import { engineConnectionsApi } from './engine-connections.ts';
import { engineModelsApi } from './engine-models.ts';
import { engineTrainersApi } from './engine-trainers.ts';
import { engineUseApi } from './engine-use.ts';
import { enginesApi } from './engines.ts';
import { filesApi } from './files.ts';
import { jobsApi } from './jobs.ts';
import { matchPenaltiesApi } from './match-penalties.ts';
import { memoriesApi } from './memories.ts';
import { memoryCleaningsApi } from './memory-cleanings.ts';
import { memoryEntriesApi } from './memory-entries.ts';
import { memorySearchApi } from './memory-search.ts';
import { messagesApi } from './messages.ts';
import { organizationsApi } from './organizations.ts';
import { postEditingApi } from './post-editing.ts';
import { pretranslationEstimatesApi } from './pretranslation-estimates.ts';
import { projectAssetsApi } from './project-assets.ts';
import { projectsApi } from './projects.ts';
import { styleGuidesApi } from './style-guides.ts';
import { systemApi } from './system.ts';
import { termCleaningsApi } from './term-cleanings.ts';
import { termEntriesApi } from './term-entries.ts';
import { termsApi } from './terms.ts';
import { translationsApi } from './translations.ts';
import { workbenchApi } from './workbench.ts';

/** Every endpoint there is, by domain and operation: the documentation and the generated tests walk this. */
export const api = {
  accounts: accountsApi,
  organizations: organizationsApi,
  access: accessApi,
  messages: messagesApi,
  system: systemApi,
  jobs: jobsApi,
  files: filesApi,
  memories: memoriesApi,
  memoryImports: memoryImportsApi,
  memoryEntries: memoryEntriesApi,
  memorySearch: memorySearchApi,
  memoryCleanings: memoryCleaningsApi,
  matchPenalties: matchPenaltiesApi,
  terms: termsApi,
  termEntries: termEntriesApi,
  termImports: termImportsApi,
  termCleanings: termCleaningsApi,
  engineModels: engineModelsApi,
  engineTrainers: engineTrainersApi,
  engines: enginesApi,
  engineConnections: engineConnectionsApi,
  engineUse: engineUseApi,
  translations: translationsApi,
  customEngines: customEnginesApi,
  comparisons: comparisonsApi,
  documentSettings: documentSettingsApi,
  styleGuides: styleGuidesApi,
  documents: documentsApi,
  projects: projectsApi,
  projectAssets: projectAssetsApi,
  pretranslationEstimates: pretranslationEstimatesApi,
  postEditing: postEditingApi,
  workbench: workbenchApi,
};

export interface NamedEndpoint {
  readonly name: string;
  readonly endpoint: Endpoint;
}

/** All endpoints as `domain.operation`. */
export function listEndpoints(): readonly NamedEndpoint[] {
  return Object.entries(api).flatMap(([domain, operations]) =>
    Object.entries(operations as Record<string, Endpoint>).map(([operation, endpoint]) => ({
      name: `${domain}.${operation}`,
      endpoint,
    })),
  );
}
