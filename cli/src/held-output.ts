import type { Terminal } from './command.ts';

/** Longest result that is held back until it is whole, in characters. */
const heldCharacters = 8 * 1024 * 1024;

/**
 * Output of a command that goes through a document of any size: a result of usual size is printed only when it is
 * whole, so that a refusal half way leaves nothing on standard output; a larger one is printed as it comes.
 */
export class HeldOutput {
  readonly #terminal: Terminal;
  #pieces: string[] = [];
  #length = 0;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  write(text: string): void {
    this.#pieces.push(text);
    this.#length += text.length;
    if (this.#length > heldCharacters) this.end();
  }

  end(): void {
    this.#terminal.write(this.#pieces.join(''));
    this.#pieces = [];
    this.#length = 0;
  }
}
