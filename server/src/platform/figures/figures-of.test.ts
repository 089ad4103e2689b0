import { Counter, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { defineFigure } from './figures.ts';
import { figuresOf } from './figures-of.ts';
import { openFigures } from './open-figures.ts';

const ends = defineFigure({ name: 'ends_total', help: 'Ends', labels: ['outcome'] });
const runs = defineFigure({ name: 'run_seconds', help: 'Runs', labels: [] });

function processOf(name: string) {
  const registry = new Registry();
  registry.setDefaultLabels({ process: name });
  return { registry, figures: openFigures(registry) };
}

test('the figures of the worker stand beside the own ones', async () => {
  const [api, worker] = [processOf('api'), processOf('worker')];
  api.figures.count(ends, { outcome: 'good' });
  worker.figures.count(ends, { outcome: 'good' });
  worker.figures.count(ends, { outcome: 'good' });
  worker.figures.time(runs, {}, 1_500);
  const sent = JSON.parse(JSON.stringify(await worker.registry.getMetricsAsJSON())) as never;
  const text = await figuresOf(api.registry, async () => sent).read();
  expect(text).toContain('ends_total{outcome="good",process="api"} 1');
  expect(text).toContain('ends_total{outcome="good",process="worker"} 2');
  expect(text).toContain('run_seconds_sum{process="worker"} 1.5');
});

test('a worker that does not tell is left out', async () => {
  const { registry } = processOf('api');
  new Counter({ name: 'calls_total', help: 'Calls', registers: [registry] }).inc();
  expect(await figuresOf(registry, async () => undefined).read()).toContain('calls_total{process="api"} 1');
});
