import { buildWebIfStale } from './build-web.ts';

/** Builds the web application while an image is made. */
if (buildWebIfStale(process.cwd(), { onBuild: () => undefined }) === 'failed') process.exit(1);
