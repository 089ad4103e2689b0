import {
  AggregatorRegistry,
  type MetricObjectWithValues,
  type MetricValue,
  type Registry,
} from 'prom-client';

/** The figures of a process as they cross to another. */
export type ProcessFigures = readonly MetricObjectWithValues<MetricValue<string>>[];

/** The question that a process asks its worker. */
export const figuresAsked = 'figures';

/** Another process; undefined while it cannot tell. */
export type FiguresSource = () => Promise<ProcessFigures | undefined>;

/** Figures as text for a monitor. */
export interface ShownFigures {
  readonly contentType: string;
  read(): Promise<string>;
}

/** Figures of this process and of the worker it has started, if any; the label `process` names which. */
export function figuresOf(own: Registry, worker?: FiguresSource): ShownFigures {
  return {
    contentType: own.contentType,
    async read() {
      const others = await worker?.();
      if (others === undefined) return own.metrics();
      return AggregatorRegistry.aggregate([await own.getMetricsAsJSON(), [...others]]).metrics();
    },
  };
}
