import { auditApi } from '@transloom/contracts/audit';
import { type Route, route } from '../../platform/http/route.ts';
import { exportAudit, listAudit, verifyOwnAudit } from './list-audit.ts';

export const auditRoutes: readonly Route[] = [
  route(auditApi.listAudit, listAudit),
  route(auditApi.verifyAudit, verifyOwnAudit),
  route(auditApi.exportAudit, exportAudit),
];
