const mark = 'this is no model: ';

/** Runs `load` and marks its error as a load fault, so that the parent process recognizes it by the message. */
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
