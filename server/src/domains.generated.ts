// Written by tools/generated/write-registrations.ts from the folders.
import { accessRoutes } from './domains/access/access.routes.ts';
import { accountDataRoutes } from './domains/account-data/account-data.routes.ts';
import { accessTokensRoutes } from './domains/accounts/access-tokens/access-tokens.routes.ts';
import { accountsRoutes } from './domains/accounts/accounts.routes.ts';
import { companyRoutes } from './domains/accounts/company/company.routes.ts';
import { accountSettingsRoutes } from './domains/accounts/settings/account-settings.routes.ts';
import { twoStepRoutes } from './domains/accounts/two-step/two-step.routes.ts';
import { wechatHookRoutes, wechatRoutes } from './domains/accounts/wechat/wechat.routes.ts';
import { analysesRoutes } from './domains/analyses/analyses.routes.ts';
import { auditRoutes } from './domains/audit/audit.routes.ts';
import { billingRoutes } from './domains/billing/billing.routes.ts';
import { commentsRoutes } from './domains/comments/comments.routes.ts';
import { comparisonsRoutes } from './domains/comparisons/comparisons.routes.ts';
import { customEnginesHookRoutes, customEnginesRoutes } from './domains/custom-engines/custom-engines.routes.ts';
import { documentSettingsRoutes } from './domains/document-settings/document-settings.routes.ts';
import { documentsRoutes, documentsStreamRoutes } from './domains/documents/documents.routes.ts';
import { engineModelsRoutes } from './domains/engine-models/engine-models.routes.ts';
import { engineTrainersRoutes } from './domains/engine-trainers/engine-trainers.routes.ts';
import { enginesRoutes } from './domains/engines/engines.routes.ts';
import { filesRoutes, filesStreamRoutes } from './domains/files/files.routes.ts';
import { helpRoutes } from './domains/help/help.routes.ts';
import { joiningRoutes } from './domains/members/joining.routes.ts';
import { memoriesRoutes } from './domains/memories/memories.routes.ts';
import { messagesRoutes } from './domains/messages/messages.routes.ts';
import { operatorDictionariesRoutes } from './domains/operator/dictionaries/operator-dictionaries.routes.ts';
import { operatorHealthRoutes } from './domains/operator/health/operator-health.routes.ts';
import { operatorJobsRoutes } from './domains/operator/jobs/operator-jobs.routes.ts';
import { operatorRoutes } from './domains/operator/operator.routes.ts';
import { operatorSettingsRoutes } from './domains/operator/settings/operator-settings.routes.ts';
import { operatorStorageRoutes } from './domains/operator/storage/operator-storage.routes.ts';
import { organizationApplicationsRoutes } from './domains/organization-applications/organization-applications.routes.ts';
import { membersRoutes } from './domains/organizations/members/members.routes.ts';
import { organizationsRoutes } from './domains/organizations/organizations.routes.ts';
import { ownRolesRoutes } from './domains/organizations/roles/own-roles.routes.ts';
import { teamsRoutes } from './domains/organizations/teams/teams.routes.ts';
import { invoicesRoutes } from './domains/payments/invoices/invoices.routes.ts';
import { paymentsHookRoutes, paymentsRoutes, paymentsStreamRoutes } from './domains/payments/payments.routes.ts';
import { salesRoutes } from './domains/payments/sales/sales.routes.ts';
import { projectArchivesRoutes } from './domains/project-archives/project-archives.routes.ts';
import { projectsRoutes } from './domains/projects/projects.routes.ts';
import { intelligentChecksRoutes } from './domains/quality/intelligent/intelligent-checks.routes.ts';
import { ownChecksRoutes } from './domains/quality/own-checks/own-checks.routes.ts';
import { qualityRoutes } from './domains/quality/quality.routes.ts';
import { spellingRoutes } from './domains/quality/spelling/spelling.routes.ts';
import { quotesRoutes } from './domains/quotes/quotes.routes.ts';
import { searchRoutes } from './domains/search/search.routes.ts';
import { styleGuidesRoutes } from './domains/style-guides/style-guides.routes.ts';
import { systemRoutes } from './domains/system/system.routes.ts';
import { offlineRoutes } from './domains/tasks/offline/offline.routes.ts';
import { payRoutes } from './domains/tasks/pay/pay.routes.ts';
import { statementsRoutes } from './domains/tasks/statements/statements.routes.ts';
import { statisticsRoutes } from './domains/tasks/statistics/statistics.routes.ts';
import { tasksRoutes } from './domains/tasks/tasks.routes.ts';
import { templatesRoutes } from './domains/templates/templates.routes.ts';
import { termsRoutes } from './domains/terms/terms.routes.ts';
import { alignmentRoutes } from './domains/tools/alignment/alignment.routes.ts';
import { mtDetectorRoutes } from './domains/tools/mt-detector/mt-detector.routes.ts';
import { polishRoutes } from './domains/tools/polish/polish.routes.ts';
import { qaCheckRoutes } from './domains/tools/qa-check/qa-check.routes.ts';
import { termCompletionsRoutes } from './domains/tools/term-extraction/completing/term-completions.routes.ts';
import { termExtractionRoutes } from './domains/tools/term-extraction/term-extraction.routes.ts';
import { webhooksRoutes } from './domains/webhooks/webhooks.routes.ts';
import { translationRatingsRoutes } from './domains/workbench/ratings/translation-ratings.routes.ts';
import { segmentRowsRoutes } from './domains/workbench/segment-rows/segment-rows.routes.ts';
import { segmentStepsRoutes } from './domains/workbench/segment-steps/segment-steps.routes.ts';
import { segmentWorkRoutes } from './domains/workbench/segment-work/segment-work.routes.ts';
import { workbenchRoutes } from './domains/workbench/workbench.routes.ts';
import { accountDataJobs } from './domains/account-data/account-data.jobs.ts';
import { assetsJobs } from './domains/assets/assets.jobs.ts';
import { customEnginesJobs } from './domains/custom-engines/custom-engines.jobs.ts';
import { documentsJobs } from './domains/documents/documents.jobs.ts';
import { engineModelsJobs } from './domains/engine-models/engine-models.jobs.ts';
import { enginesJobs } from './domains/engines/engines.jobs.ts';
import { membersJobs } from './domains/members/members.jobs.ts';
import { memoriesJobs } from './domains/memories/memories.jobs.ts';
import { projectsJobs } from './domains/projects/projects.jobs.ts';
import { intelligentChecksJobs } from './domains/quality/intelligent/intelligent-checks.jobs.ts';
import { qualityJobs } from './domains/quality/quality.jobs.ts';
import { quotesJobs } from './domains/quotes/quotes.jobs.ts';
import { styleGuidesJobs } from './domains/style-guides/style-guides.jobs.ts';
import { offlineJobs } from './domains/tasks/offline/offline.jobs.ts';
import { statementsJobs } from './domains/tasks/statements/statements.jobs.ts';
import { statisticsJobs } from './domains/tasks/statistics/statistics.jobs.ts';
import { termsJobs } from './domains/terms/terms.jobs.ts';
import { alignmentJobs } from './domains/tools/alignment/alignment.jobs.ts';
import { mtDetectorJobs } from './domains/tools/mt-detector/mt-detector.jobs.ts';
import { polishJobs } from './domains/tools/polish/polish.jobs.ts';
import { qaCheckJobs } from './domains/tools/qa-check/qa-check.jobs.ts';
import { termCompletionsJobs } from './domains/tools/term-extraction/completing/term-completions.jobs.ts';
import { termExtractionJobs } from './domains/tools/term-extraction/term-extraction.jobs.ts';
import { webhooksJobs } from './domains/webhooks/webhooks.jobs.ts';
import { accountDataSweeps } from './domains/account-data/account-data.sweeps.ts';
import { accountsSweeps } from './domains/accounts/accounts.sweeps.ts';
import { billingSweeps } from './domains/billing/billing.sweeps.ts';
import { enginesSweeps } from './domains/engines/engines.sweeps.ts';
import { filesSweeps } from './domains/files/files.sweeps.ts';
import { memoriesSweeps } from './domains/memories/memories.sweeps.ts';
import { messagesSweeps } from './domains/messages/messages.sweeps.ts';
import { paymentsSweeps } from './domains/payments/payments.sweeps.ts';
import { tasksSweeps } from './domains/tasks/tasks.sweeps.ts';
import { termsSweeps } from './domains/terms/terms.sweeps.ts';
import { workSweeps } from './domains/work/work.sweeps.ts';
import type { HookRoute, Route, StreamRoute } from './platform/http/route.ts';
import type { BoundJob } from './platform/queue/handle-job.ts';
import type { Sweep } from './platform/queue/sweep.ts';

export const domainRoutes: readonly Route[] = [
  ...accessRoutes,
  ...accountDataRoutes,
  ...accessTokensRoutes,
  ...accountsRoutes,
  ...companyRoutes,
  ...accountSettingsRoutes,
  ...twoStepRoutes,
  ...wechatRoutes,
  ...analysesRoutes,
  ...auditRoutes,
  ...billingRoutes,
  ...commentsRoutes,
  ...comparisonsRoutes,
  ...customEnginesRoutes,
  ...documentSettingsRoutes,
  ...documentsRoutes,
  ...engineModelsRoutes,
  ...engineTrainersRoutes,
  ...enginesRoutes,
  ...filesRoutes,
  ...helpRoutes,
  ...joiningRoutes,
  ...memoriesRoutes,
  ...messagesRoutes,
  ...operatorDictionariesRoutes,
  ...operatorHealthRoutes,
  ...operatorJobsRoutes,
  ...operatorRoutes,
  ...operatorSettingsRoutes,
  ...operatorStorageRoutes,
  ...organizationApplicationsRoutes,
  ...membersRoutes,
  ...organizationsRoutes,
  ...ownRolesRoutes,
  ...teamsRoutes,
  ...invoicesRoutes,
  ...paymentsRoutes,
  ...salesRoutes,
  ...projectArchivesRoutes,
  ...projectsRoutes,
  ...intelligentChecksRoutes,
  ...ownChecksRoutes,
  ...qualityRoutes,
  ...spellingRoutes,
  ...quotesRoutes,
  ...searchRoutes,
  ...styleGuidesRoutes,
  ...systemRoutes,
  ...offlineRoutes,
  ...payRoutes,
  ...statementsRoutes,
  ...statisticsRoutes,
  ...tasksRoutes,
  ...templatesRoutes,
  ...termsRoutes,
  ...alignmentRoutes,
  ...mtDetectorRoutes,
  ...polishRoutes,
  ...qaCheckRoutes,
  ...termCompletionsRoutes,
  ...termExtractionRoutes,
  ...webhooksRoutes,
  ...translationRatingsRoutes,
  ...segmentRowsRoutes,
  ...segmentStepsRoutes,
  ...segmentWorkRoutes,
  ...workbenchRoutes,
];

export const domainStreamRoutes: readonly StreamRoute[] = [
  ...documentsStreamRoutes,
  ...filesStreamRoutes,
  ...paymentsStreamRoutes,
];

export const domainHookRoutes: readonly HookRoute[] = [
  ...wechatHookRoutes,
  ...customEnginesHookRoutes,
  ...paymentsHookRoutes,
];

export const domainJobs: readonly BoundJob[] = [
  ...accountDataJobs,
  ...assetsJobs,
  ...customEnginesJobs,
  ...documentsJobs,
  ...engineModelsJobs,
  ...enginesJobs,
  ...membersJobs,
  ...memoriesJobs,
  ...projectsJobs,
  ...intelligentChecksJobs,
  ...qualityJobs,
  ...quotesJobs,
  ...styleGuidesJobs,
  ...offlineJobs,
  ...statementsJobs,
  ...statisticsJobs,
  ...termsJobs,
  ...alignmentJobs,
  ...mtDetectorJobs,
  ...polishJobs,
  ...qaCheckJobs,
  ...termCompletionsJobs,
  ...termExtractionJobs,
  ...webhooksJobs,
];

export const domainSweeps: readonly Sweep[] = [
  ...accountDataSweeps,
  ...accountsSweeps,
  ...billingSweeps,
  ...enginesSweeps,
  ...filesSweeps,
  ...memoriesSweeps,
  ...messagesSweeps,
  ...paymentsSweeps,
  ...tasksSweeps,
  ...termsSweeps,
  ...workSweeps,
];
