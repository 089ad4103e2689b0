import { refuseMemory } from '../../platform/child-processes/serve-tasks.ts';

/** Largest unpacked stream of a PDF. Page instructions and fonts take a tenth of it; pictures are not unpacked. */
const mostBytes = 48 * 2 ** 20;

const Unbounded = globalThis.DecompressionStream;

class BoundedStream {
  readonly writable: DecompressionStream['writable'];
  readonly readable: DecompressionStream['readable'];

  constructor(...[format]: ConstructorParameters<typeof DecompressionStream>) {
    const { writable, readable } = new Unbounded(format);
    this.writable = writable;
    this.readable = readable.pipeThrough(bound());
  }
}

function bound(): ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let length = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      length += chunk.byteLength;
      if (length <= mostBytes) return controller.enqueue(chunk);
      refuseMemory(); // on an ordinary failure, pdf.js would unpack it by itself
    },
  });
}

/** pdf.js unpacks a stream whole and faster than anybody could watch; here one that never ends ends the process. */
export function boundStreams(): void {
  globalThis.DecompressionStream = BoundedStream;
}
