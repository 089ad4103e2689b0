import { type BilingualText, text } from './error-texts/bilingual.ts';
import type { Role } from './roles.ts';

/** What the built-in roles are called. */
export const roleNames: Readonly<Record<Role, BilingualText>> = {
  SUPER_ADMIN: text('超级管理员', 'Super administrator'),
  ADMIN: text('管理员', 'Administrator'),
  PROJECT_MANAGER: text('项目经理', 'Project manager'),
  TEAM_OWNER: text('团队负责人', 'Team owner'),
  REVIEWER: text('审校', 'Reviewer'),
  TRANSLATOR: text('译员', 'Translator'),
  EXTERNAL_TRANSLATOR: text('外部译员', 'External translator'),
  VENDOR: text('供应商', 'Vendor'),
};
