import { text } from './error-texts/bilingual.ts';

/** Stands where the name of somebody would, who is no longer in the organization. */
export const formerMember = text('已离开的成员', 'Former member');
