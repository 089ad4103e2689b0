const mark = 'this is no model: ';

/** What a process with models throws where a file cannot be loaded: its own words, with what says so to who started it. */
export async function orLoadFault<Loaded>(load: () => Loaded | Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    throw new Error(`${mark}${error instanceof Error ? error.message : String(error)}`);
  }
}

/** An error keeps its message alone on its way between processes. */
export function isLoadFault(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(mark);
}
