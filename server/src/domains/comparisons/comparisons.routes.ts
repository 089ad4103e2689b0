import { comparisonsApi } from '@transloom/contracts/comparisons';
import { route } from '../../platform/http/route.ts';
import { compareEngine } from './compare-engine.ts';
import { customTerms, saveCustomTerms } from './custom-terms.ts';
import { frequentEngines, saveFrequentEngines } from './frequent-engines.ts';
import { scores, vote } from './vote.ts';

export const comparisonsRoutes = [
  route(comparisonsApi.frequentEngines, frequentEngines),
  route(comparisonsApi.saveFrequentEngines, saveFrequentEngines),
  route(comparisonsApi.compareEngine, compareEngine),
  route(comparisonsApi.vote, vote),
  route(comparisonsApi.scores, scores),
  route(comparisonsApi.customTerms, customTerms),
  route(comparisonsApi.saveCustomTerms, saveCustomTerms),
];
