/** `/api/jobs/{jobId}` as Fastify writes it. */
export function routePattern(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
