import { termCompletion } from './term-completion.ts';

export const termCompletionsRoutes = termCompletion.routes;
