import { Counter, Histogram, type Registry } from 'prom-client';
import type { Figure, Figures } from './figures.ts';

/** From an answer out of memory to a job of an hour. */
const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 3600];

/** Keeps figures in a registry, where each appears with its first value. */
export function openFigures(registry: Registry): Figures {
  const counters = new Map<string, Counter>();
  const histograms = new Map<string, Histogram>();
  return {
    count: (figure, labels) => known(counters, figure, () => counter(figure, registry)).inc({ ...labels }),
    time: (figure, labels, milliseconds) =>
      known(histograms, figure, () => histogram(figure, registry)).observe(
        { ...labels },
        milliseconds / 1000,
      ),
  };
}

function known<Metric>(metrics: Map<string, Metric>, { name }: Figure, make: () => Metric): Metric {
  const metric = metrics.get(name) ?? make();
  metrics.set(name, metric);
  return metric;
}

function counter({ name, help, labels }: Figure, registry: Registry): Counter {
  return new Counter({ name, help, labelNames: [...labels], registers: [registry] });
}

function histogram({ name, help, labels }: Figure, registry: Registry): Histogram {
  return new Histogram({ name, help, labelNames: [...labels], buckets, registers: [registry] });
}
