import { catalogueOf } from '../catalogue-of.ts';

export const catalogue = catalogueOf(import.meta.glob('./*.json', { eager: true, import: 'default' }));
