/** Names each file's texts by its domain: `./projects.json` → `projects`. */
export function catalogueOf(files: Record<string, unknown>): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [
      path.slice(path.lastIndexOf('/') + 1, -'.json'.length),
      texts as Record<string, unknown>,
    ]),
  );
}
