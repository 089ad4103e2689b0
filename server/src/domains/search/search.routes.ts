import { searchApi } from '@transloom/contracts/search';
import { type Route, route } from '../../platform/http/route.ts';
import { search } from './search.ts';

export const searchRoutes: readonly Route[] = [route(searchApi.search, search)];
