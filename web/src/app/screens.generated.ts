// Written by tools/generated/write-registrations.ts from the folders.
import { appScreens } from './app.screens.ts';
import { accountsScreens } from '../features/accounts/accounts.screens.ts';
import { auditScreens } from '../features/audit/audit.screens.ts';
import { billingScreens } from '../features/billing/billing.screens.ts';
import { comparisonsScreens } from '../features/comparisons/comparisons.screens.ts';
import { customEnginesScreens } from '../features/custom-engines/custom-engines.screens.ts';
import { documentSettingsScreens } from '../features/document-settings/document-settings.screens.ts';
import { enginesScreens } from '../features/engines/engines.screens.ts';
import { helpScreens } from '../features/help/help.screens.ts';
import { membersScreens } from '../features/members/members.screens.ts';
import { memoriesScreens } from '../features/memories/memories.screens.ts';
import { operatorScreens } from '../features/operator/operator.screens.ts';
import { organizationApplicationsScreens } from '../features/organization-applications/organization-applications.screens.ts';
import { organizationsScreens } from '../features/organizations/organizations.screens.ts';
import { paymentsScreens } from '../features/payments/payments.screens.ts';
import { projectsScreens } from '../features/projects/projects.screens.ts';
import { ownChecksScreens } from '../features/quality/own-checks/own-checks.screens.ts';
import { qualityScreens } from '../features/quality/quality.screens.ts';
import { quotesScreens } from '../features/quotes/quotes.screens.ts';
import { styleGuidesScreens } from '../features/style-guides/style-guides.screens.ts';
import { systemScreens } from '../features/system/system.screens.ts';
import { tasksScreens } from '../features/tasks/tasks.screens.ts';
import { templatesScreens } from '../features/templates/templates.screens.ts';
import { termsScreens } from '../features/terms/terms.screens.ts';
import { alignmentScreens } from '../features/tools/alignment/alignment.screens.ts';
import { documentAgentScreens } from '../features/tools/document-agent/document-agent.screens.ts';
import { mtDetectorScreens } from '../features/tools/mt-detector/mt-detector.screens.ts';
import { polishScreens } from '../features/tools/polish/polish.screens.ts';
import { qaCheckScreens } from '../features/tools/qa-check/qa-check.screens.ts';
import { termExtractionScreens } from '../features/tools/term-extraction/term-extraction.screens.ts';
import { translationScoreScreens } from '../features/tools/translation-score/translation-score.screens.ts';
import { videoTranslationScreens } from '../features/tools/video-translation/video-translation.screens.ts';
import { workbenchScreens } from '../features/workbench/workbench.screens.ts';
import type { Screen } from '../screens/screen.ts';

export const screens: readonly Screen[] = [
  ...appScreens,
  ...accountsScreens,
  ...auditScreens,
  ...billingScreens,
  ...comparisonsScreens,
  ...customEnginesScreens,
  ...documentSettingsScreens,
  ...enginesScreens,
  ...helpScreens,
  ...membersScreens,
  ...memoriesScreens,
  ...operatorScreens,
  ...organizationApplicationsScreens,
  ...organizationsScreens,
  ...paymentsScreens,
  ...projectsScreens,
  ...ownChecksScreens,
  ...qualityScreens,
  ...quotesScreens,
  ...styleGuidesScreens,
  ...systemScreens,
  ...tasksScreens,
  ...templatesScreens,
  ...termsScreens,
  ...alignmentScreens,
  ...documentAgentScreens,
  ...mtDetectorScreens,
  ...polishScreens,
  ...qaCheckScreens,
  ...termExtractionScreens,
  ...translationScoreScreens,
  ...videoTranslationScreens,
  ...workbenchScreens,
];
