import { statementsApi } from '@transloom/contracts/statements';
import { type Route, route } from '../../../platform/http/route.ts';
import { exportStatements } from './export-statements.ts';
import { allStatements, myStatement } from './show-statements.ts';

export const statementsRoutes: readonly Route[] = [
  route(statementsApi.myStatement, myStatement),
  route(statementsApi.statements, allStatements),
  route(statementsApi.exportStatements, exportStatements),
];
