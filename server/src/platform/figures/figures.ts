/**
 * A figure for who runs the installation. Labels take few values, known beforehand: never a person, an id, a name
 * or a text.
 */
export interface Figure<Label extends string = string> {
  /** As Prometheus names things: counts end in `_total`, durations in `_seconds`. */
  readonly name: string;
  readonly help: string;
  readonly labels: readonly Label[];
}

export function defineFigure<const Label extends string>(figure: Figure<Label>): Figure<Label> {
  return figure;
}

type Labels<Label extends string> = Readonly<Record<Label, string>>;

/** Figures of this process since its start. What a transaction did is counted after its commit. */
export interface Figures {
  /** One more of a `_total`. */
  count<Label extends string>(figure: Figure<Label>, labels: Labels<Label>): void;
  /** One more duration of a `_seconds`, in milliseconds. */
  time<Label extends string>(figure: Figure<Label>, labels: Labels<Label>, milliseconds: number): void;
}
