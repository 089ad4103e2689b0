import { templatesApi } from '@transloom/contracts/templates';
import { route } from '../../platform/http/route.ts';
import { changeTemplate, copyTemplate, createTemplate, deleteTemplate } from './save-template.ts';
import { listBasicTemplates, listTemplates, showTemplate, templateVersions } from './show-templates.ts';

export const templatesRoutes = [
  route(templatesApi.listTemplates, listTemplates),
  route(templatesApi.listBasic, listBasicTemplates),
  route(templatesApi.template, showTemplate),
  route(templatesApi.createTemplate, createTemplate),
  route(templatesApi.changeTemplate, changeTemplate),
  route(templatesApi.deleteTemplate, deleteTemplate),
  route(templatesApi.copyTemplate, copyTemplate),
  route(templatesApi.templateVersions, templateVersions),
];
