import type { Terminal } from './command.ts';

/** Longest result that is held back until it is whole, and what is printed at a time beyond that, in characters. */
const heldCharacters = 4 * 1024 * 1024;
const printedCharacters = 64 * 1024;

/**
 * Output of a command that goes through a document of any size: a result of usual size is printed only when it is
 * whole, so that a refusal half way leaves nothing on standard output; a larger one is printed as it comes.
 */
export class HeldOutput {
  readonly #terminal: Terminal;
  #pieces: string[] = [];
  #length = 0;
  #limit = heldCharacters;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  write(text: string): void {
    this.#pieces.push(text);
    this.#length += text.length;
    if (this.#length <= this.#limit) return;
    this.#limit = printedCharacters;
    this.end();
  }

  end(): void {
    this.#terminal.write(this.#pieces.join(''));
    this.#pieces = [];
    this.#length = 0;
  }
}
