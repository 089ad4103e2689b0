import { operatorHealthApi } from '@transloom/contracts/operator-health';
import { type Route, route } from '../../../platform/http/route.ts';
import { health } from './health.ts';

export const operatorHealthRoutes: readonly Route[] = [route(operatorHealthApi.health, health)];
