import { analysesApi } from '@transloom/contracts/analyses';
import { autoScoresApi } from '@transloom/contracts/auto-scores';
import { documentsApi } from '@transloom/contracts/documents';
import { matchPenaltiesApi } from '@transloom/contracts/match-penalties';
import { postEditingApi } from '@transloom/contracts/post-editing';
import { pretranslationRunsApi } from '@transloom/contracts/pretranslation-runs';
import { projectAssetsApi } from '@transloom/contracts/project-assets';
import { projectCheckApi } from '@transloom/contracts/project-check';
import { projectPeopleApi } from '@transloom/contracts/project-people';
import { projectsApi } from '@transloom/contracts/projects';
import { templatesApi } from '@transloom/contracts/templates';
import { route } from '../../platform/http/route.ts';
import { addProjectDocuments } from './add-project-documents.ts';
import { changeProject } from './change-project.ts';
import { changeSetting, projectSetting } from './change-setting.ts';
import { createProject } from './create-project.ts';
import { deleteProject } from './delete-project.ts';
import { detectSource } from './detect-source.ts';
import { exportPostEditing } from './export-post-editing.ts';
import { listCreators, listProjects } from './list-projects.ts';
import { listProjectAnalyses, projectAnalyses } from './project-analyses.ts';
import {
  projectMemories,
  projectTermBases,
  saveProjectMemories,
  saveProjectTermBases,
} from './project-assets.ts';
import { dismissFinding, projectCheck } from './project-check.ts';
import { projectEstimates } from './project-estimates.ts';
import { projectPenalties, saveProjectPenalties } from './project-penalties.ts';
import { saveProjectPeople, showProjectPeople } from './project-people.ts';
import { projectPostEditing } from './project-post-editing.ts';
import { projectPretranslations, undoPretranslation } from './project-pretranslations.ts';
import { projectScoredSegments, projectScores, projectScorings } from './project-scores.ts';
import {
  addProjectStyleFiles,
  downloadProjectStyleFile,
  projectStyle,
  projectStyleFiles,
  removeProjectStyleFile,
  saveProjectStyle,
} from './project-style.ts';
import { applyTemplate, templateDifferences, templateFromProject } from './project-templates.ts';
import { readProjectDocumentsAgain } from './read-project-documents-again.ts';
import { retryProjectDocuments } from './retry-project-documents.ts';
import { deleteProjects, exportProjects } from './several-projects.ts';
import { showProject } from './show-project.ts';

export const projectsRoutes = [
  route(projectsApi.createProject, createProject),
  route(projectsApi.listProjects, listProjects),
  route(projectsApi.listCreators, listCreators),
  route(projectsApi.deleteProjects, deleteProjects),
  route(projectsApi.exportProjects, exportProjects),
  route(projectsApi.project, showProject),
  route(projectsApi.addDocuments, addProjectDocuments),
  route(documentsApi.retryDocuments, retryProjectDocuments),
  route(documentsApi.readAgain, readProjectDocumentsAgain),
  route(projectsApi.changeProject, changeProject),
  route(projectsApi.projectSetting, projectSetting),
  route(projectsApi.changeSetting, changeSetting),
  route(projectsApi.styleGuide, projectStyle),
  route(projectsApi.saveStyleGuide, saveProjectStyle),
  route(projectsApi.styleFiles, projectStyleFiles),
  route(projectsApi.addStyleFiles, addProjectStyleFiles),
  route(projectsApi.downloadStyleFile, downloadProjectStyleFile),
  route(projectsApi.removeStyleFile, removeProjectStyleFile),
  route(projectsApi.detectSource, detectSource),
  route(projectsApi.deleteProject, deleteProject),
  route(templatesApi.templateFromProject, templateFromProject),
  route(templatesApi.templateDifferences, templateDifferences),
  route(templatesApi.applyTemplate, applyTemplate),
  route(projectPeopleApi.projectPeople, showProjectPeople),
  route(projectPeopleApi.saveProjectPeople, saveProjectPeople),
  ...projectEstimates.routes,
  ...projectAnalyses.routes,
  route(projectCheckApi.projectCheck, projectCheck),
  route(projectCheckApi.dismissFinding, dismissFinding),
  ...projectScorings.routes,
  route(autoScoresApi.projectScores, projectScores),
  route(autoScoresApi.scoredSegments, projectScoredSegments),
  ...projectPretranslations.routes,
  route(pretranslationRunsApi.undoPretranslation, undoPretranslation),
  route(analysesApi.projectAnalyses, listProjectAnalyses),
  route(postEditingApi.projectPostEditing, projectPostEditing),
  route(postEditingApi.exportPostEditing, exportPostEditing),
  route(projectAssetsApi.projectMemories, projectMemories),
  route(projectAssetsApi.saveProjectMemories, saveProjectMemories),
  route(projectAssetsApi.projectTermBases, projectTermBases),
  route(projectAssetsApi.saveProjectTermBases, saveProjectTermBases),
  route(matchPenaltiesApi.projectPenalties, projectPenalties),
  route(matchPenaltiesApi.saveProjectPenalties, saveProjectPenalties),
];
