// Written by tools/generated/write-registrations.ts from the folders.
import { accessTokensApi } from './access-tokens.ts';
import { accessApi } from './access.ts';
import { accountDataApi } from './account-data.ts';
import { accountSettingsApi } from './account-settings.ts';
import { accountsApi } from './accounts.ts';
import { alignmentApi } from './alignment.ts';
import { analysesApi } from './analyses.ts';
import { memoryImportsApi, termImportsApi } from './asset-imports.ts';
import { auditApi } from './audit.ts';
import { autoScoresApi } from './auto-scores.ts';
import { billingApi } from './billing.ts';
import { commentsApi } from './comments.ts';
import { companySignInApi } from './company-sign-in.ts';
import { comparisonsApi } from './comparisons.ts';
import { customEnginesApi } from './custom-engines.ts';
import { documentSettingsApi } from './document-settings.ts';
import { documentsApi } from './documents.ts';
import { engineConnectionsApi } from './engine-connections.ts';
import { engineModelsApi } from './engine-models.ts';
import { engineTrainersApi } from './engine-trainers.ts';
import { engineUseApi } from './engine-use.ts';
import { enginesApi } from './engines.ts';
import { filesApi } from './files.ts';
import { helpApi } from './help.ts';
import { intelligentChecksApi } from './intelligent-checks.ts';
import { invitesApi } from './invites.ts';
import { invoicesApi } from './invoices.ts';
import { jobsApi } from './jobs.ts';
import { matchPenaltiesApi } from './match-penalties.ts';
import { memberImportsApi } from './member-imports.ts';
import { memberOffersApi } from './member-offers.ts';
import { membersApi } from './members.ts';
import { memoriesApi } from './memories.ts';
import { memoryCleaningsApi } from './memory-cleanings.ts';
import { memoryEntriesApi } from './memory-entries.ts';
import { memorySearchApi } from './memory-search.ts';
import { messagesApi } from './messages.ts';
import { modelDownloadsApi } from './model-downloads.ts';
import { mtDetectorApi } from './mt-detector.ts';
import { offlineWorkApi } from './offline-work.ts';
import { operatorDictionariesApi } from './operator-dictionaries.ts';
import { operatorHealthApi } from './operator-health.ts';
import { operatorJobsApi } from './operator-jobs.ts';
import { operatorSettingsApi } from './operator-settings.ts';
import { operatorStorageApi } from './operator-storage.ts';
import { operatorApi } from './operator.ts';
import { organizationApplicationsApi } from './organization-applications.ts';
import { organizationsApi } from './organizations.ts';
import { ownChecksApi } from './own-checks.ts';
import { ownRolesApi } from './own-roles.ts';
import { paymentsApi } from './payments.ts';
import { polishApi } from './polish.ts';
import { postEditingApi } from './post-editing.ts';
import { pretranslationEstimatesApi } from './pretranslation-estimates.ts';
import { pretranslationRunsApi } from './pretranslation-runs.ts';
import { projectArchivesApi } from './project-archives.ts';
import { projectAssetsApi } from './project-assets.ts';
import { projectCheckApi } from './project-check.ts';
import { projectPeopleApi } from './project-people.ts';
import { projectsApi } from './projects.ts';
import { qaCheckApi } from './qa-check.ts';
import { qualityApi } from './quality.ts';
import { quotesApi } from './quotes.ts';
import { rateSchemesApi } from './rate-schemes.ts';
import { salesApi } from './sales.ts';
import { searchApi } from './search.ts';
import { segmentRowsApi } from './segment-rows.ts';
import { segmentStepsApi } from './segment-steps.ts';
import { segmentWorkApi } from './segment-work.ts';
import { spellingApi } from './spelling.ts';
import { statementsApi } from './statements.ts';
import { styleGuidesApi } from './style-guides.ts';
import { systemApi } from './system.ts';
import { taskPayApi } from './task-pay.ts';
import { taskStatisticsApi } from './task-statistics.ts';
import { tasksApi } from './tasks.ts';
import { teamsApi } from './teams.ts';
import { templatesApi } from './templates.ts';
import { termCleaningsApi } from './term-cleanings.ts';
import { termCompletionsApi } from './term-completions.ts';
import { termEntriesApi } from './term-entries.ts';
import { termExtractionApi } from './term-extraction.ts';
import { termsApi } from './terms.ts';
import { translationRatingsApi } from './translation-ratings.ts';
import { translationsApi } from './translations.ts';
import { twoStepApi } from './two-step.ts';
import { webhooksApi } from './webhooks.ts';
import { wechatApi } from './wechat.ts';
import { workbenchApi } from './workbench.ts';

/** Every endpoint, by domain and operation. */
export const api = {
  accessTokens: accessTokensApi,
  access: accessApi,
  accountData: accountDataApi,
  accountSettings: accountSettingsApi,
  accounts: accountsApi,
  alignment: alignmentApi,
  analyses: analysesApi,
  memoryImports: memoryImportsApi,
  termImports: termImportsApi,
  audit: auditApi,
  autoScores: autoScoresApi,
  billing: billingApi,
  comments: commentsApi,
  companySignIn: companySignInApi,
  comparisons: comparisonsApi,
  customEngines: customEnginesApi,
  documentSettings: documentSettingsApi,
  documents: documentsApi,
  engineConnections: engineConnectionsApi,
  engineModels: engineModelsApi,
  engineTrainers: engineTrainersApi,
  engineUse: engineUseApi,
  engines: enginesApi,
  files: filesApi,
  help: helpApi,
  intelligentChecks: intelligentChecksApi,
  invites: invitesApi,
  invoices: invoicesApi,
  jobs: jobsApi,
  matchPenalties: matchPenaltiesApi,
  memberImports: memberImportsApi,
  memberOffers: memberOffersApi,
  members: membersApi,
  memories: memoriesApi,
  memoryCleanings: memoryCleaningsApi,
  memoryEntries: memoryEntriesApi,
  memorySearch: memorySearchApi,
  messages: messagesApi,
  modelDownloads: modelDownloadsApi,
  mtDetector: mtDetectorApi,
  offlineWork: offlineWorkApi,
  operatorDictionaries: operatorDictionariesApi,
  operatorHealth: operatorHealthApi,
  operatorJobs: operatorJobsApi,
  operatorSettings: operatorSettingsApi,
  operatorStorage: operatorStorageApi,
  operator: operatorApi,
  organizationApplications: organizationApplicationsApi,
  organizations: organizationsApi,
  ownChecks: ownChecksApi,
  ownRoles: ownRolesApi,
  payments: paymentsApi,
  polish: polishApi,
  postEditing: postEditingApi,
  pretranslationEstimates: pretranslationEstimatesApi,
  pretranslationRuns: pretranslationRunsApi,
  projectArchives: projectArchivesApi,
  projectAssets: projectAssetsApi,
  projectCheck: projectCheckApi,
  projectPeople: projectPeopleApi,
  projects: projectsApi,
  qaCheck: qaCheckApi,
  quality: qualityApi,
  quotes: quotesApi,
  rateSchemes: rateSchemesApi,
  sales: salesApi,
  search: searchApi,
  segmentRows: segmentRowsApi,
  segmentSteps: segmentStepsApi,
  segmentWork: segmentWorkApi,
  spelling: spellingApi,
  statements: statementsApi,
  styleGuides: styleGuidesApi,
  system: systemApi,
  taskPay: taskPayApi,
  taskStatistics: taskStatisticsApi,
  tasks: tasksApi,
  teams: teamsApi,
  templates: templatesApi,
  termCleanings: termCleaningsApi,
  termCompletions: termCompletionsApi,
  termEntries: termEntriesApi,
  termExtraction: termExtractionApi,
  terms: termsApi,
  translationRatings: translationRatingsApi,
  translations: translationsApi,
  twoStep: twoStepApi,
  webhooks: webhooksApi,
  wechat: wechatApi,
  workbench: workbenchApi,
};
