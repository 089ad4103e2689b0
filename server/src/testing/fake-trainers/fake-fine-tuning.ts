import { z } from 'zod';
import {
  type FakeAnswer,
  type FakeEngine,
  type RecordedRequest,
  startFakeEngine,
} from '../fake-engines/fake-engine.ts';
import { fakeTranslation } from '../fake-engines/fake-translation.ts';

export const fakeFineTuningKey = 'sk-fake-0123456789';
export const fakeTunableModel = 'fake-tunable-1';

/** A vendor's account: what was uploaded and ordered, and how jobs go. */
export interface FakeFineTuning extends FakeEngine {
  readonly files: ReadonlyMap<string, FakeFile>;
  readonly jobs: ReadonlyMap<string, FakeJob>;
  readonly models: ReadonlySet<string>;
  /** Jobs stay at work until they are let go. */
  hold(): void;
  letGo(): void;
  /** The next job ends with this code of an error. */
  failNextJob(code: string): void;
}

interface FakeFile {
  readonly id: string;
  readonly filename: string;
  readonly bytes: number;
  readonly pairs: ReadonlyMap<string, string>;
}

interface FakeJob {
  readonly id: string;
  readonly wish: z.infer<typeof wishSchema>;
  status: string;
  fine_tuned_model: string | null;
  error: { readonly code: string; readonly message: string; readonly param: string } | null;
  readonly willFail: string | undefined;
}

const course = ['validating_files', 'queued', 'running', 'succeeded'];
const totalSteps = 40;

/** Speaks OpenAI's files, fine-tuning jobs, events and chat completions, with its errors. */
export async function startFakeFineTuning(): Promise<FakeFineTuning> {
  const account = new Account();
  const engine = await startFakeEngine({
    basePath: '/v1',
    isTranslation: () => true,
    answer: (request, fault) => {
      if (fault === 'rate-limited')
        return {
          ...error(429, 'rate_limit_exceeded', 'Rate limit reached.'),
          headers: { 'retry-after': '1' },
        };
      if (fault === 'server-error') return error(500, null, 'The server had an error.');
      if (fault === 'unauthorized') return refusal;
      return refuse(request) ?? account.answer(request);
    },
  });
  return Object.assign(account.handle(), engine);
}

function error(
  status: number,
  code: string | null,
  message: string,
  param: string | null = null,
): FakeAnswer {
  return { status, body: { error: { message, type: 'invalid_request_error', param, code } } };
}

function refuse({ headers }: RecordedRequest): FakeAnswer | undefined {
  if (headers.authorization === `Bearer ${fakeFineTuningKey}`) return undefined;
  return refusal;
}

const refusal = error(401, 'invalid_api_key', 'Incorrect API key provided.');

class Account {
  readonly files = new Map<string, FakeFile>();
  readonly jobs = new Map<string, FakeJob>();
  readonly models = new Set<string>();
  #held = false;
  #failure: string | undefined;
  #number = 0;

  handle() {
    const { files, jobs, models } = this;
    return {
      files,
      jobs,
      models,
      hold: () => {
        this.#held = true;
      },
      letGo: () => {
        this.#held = false;
        for (const job of jobs.values()) if (job.status === 'running') this.#succeed(job);
      },
      failNextJob: (code: string) => {
        this.#failure = code;
      },
    };
  }

  answer(request: RecordedRequest): FakeAnswer {
    const path = request.path.replace('/v1/', '').replace(/\?.*$/, '');
    const [first = '', second = '', ...rest] = path.split('/');
    if (path.startsWith('fine_tuning/jobs')) return this.#answerJobs(request, rest);
    const calls: Readonly<Record<string, () => FakeAnswer>> = {
      'GET models': () => this.#listModels(),
      'DELETE models': () => deleted(this.models.delete(decodeURIComponent(second)), second),
      'POST files': () => this.#upload(request),
      'GET files': () => list([...this.files.values()].map(shownFile)),
      'DELETE files': () => deleted(this.files.delete(second), second),
      'POST chat': () => this.#complete(request),
    };
    return calls[`${request.method} ${first}`]?.() ?? error(404, null, 'Invalid URL');
  }

  #answerJobs(request: RecordedRequest, [id = '', action = '']: readonly string[]): FakeAnswer {
    if (id === '') {
      if (request.method === 'POST') return this.#create(request);
      return list([...this.jobs.values()].toReversed().map(shownJob));
    }
    const job = this.jobs.get(id);
    if (job === undefined) return error(404, 'resource_missing', 'No such job.');
    if (action === 'cancel') return cancelled(job);
    return action === 'events' ? list(eventsOf(job)) : this.#look(job);
  }

  #listModels(): FakeAnswer {
    return list([fakeTunableModel, ...this.models].map((id) => ({ id, object: 'model', owned_by: 'fake' })));
  }

  #upload({ headers, body }: RecordedRequest): FakeAnswer {
    const boundary = /boundary=(.+)$/.exec(headers['content-type'] ?? '')?.[1];
    if (boundary === undefined || Number(headers['content-length']) !== Buffer.byteLength(body))
      return error(400, null, 'Malformed multipart.');
    const parts = body.split(`--${boundary}`).map((part) => part.split('\r\n\r\n'));
    const content = (name: string) =>
      parts
        .find(([head = '']) => head.includes(`name="${name}"`))
        ?.slice(1)
        .join('\r\n\r\n')
        .replace(/\r\n$/, '');
    if (content('purpose') !== 'fine-tune') return error(400, null, "'purpose' is required.", 'purpose');
    const filename = /filename="([^"]+)"/.exec(body)?.[1] ?? '';
    const lines = content('file') ?? '';
    const id = `file-${++this.#number}`;
    const file = { id, filename, bytes: Buffer.byteLength(lines), pairs: pairsOf(lines) };
    this.files.set(id, file);
    return { status: 200, body: shownFile(file) };
  }

  #create({ body }: RecordedRequest): FakeAnswer {
    const wish = wishSchema.safeParse(JSON.parse(body)).data;
    if (wish === undefined) return error(400, null, 'Invalid body.');
    if (wish.model !== fakeTunableModel)
      return error(400, 'model_not_available', 'The model cannot be fine-tuned.', 'model');
    if (!this.files.has(wish.training_file))
      return error(400, 'invalid_training_file', 'No such file.', 'training_file');
    const job: FakeJob = {
      id: `ftjob-${++this.#number}`,
      wish,
      status: 'validating_files',
      fine_tuned_model: null,
      error: null,
      willFail: this.#failure,
    };
    this.#failure = undefined;
    this.jobs.set(job.id, job);
    return { status: 200, body: shownJob(job) };
  }

  /** Each look finds a job one step further. */
  #look(job: FakeJob): FakeAnswer {
    const shown = shownJob(job);
    const next = course[course.indexOf(job.status) + 1];
    if (next === 'succeeded' && this.#held) return { status: 200, body: shown };
    if (next !== undefined && job.willFail !== undefined && job.status === 'validating_files') {
      job.status = 'failed';
      job.error = { code: job.willFail, message: 'The job failed.', param: 'training_file' };
    } else if (next === 'succeeded') {
      this.#succeed(job);
    } else if (next !== undefined) {
      job.status = next;
    }
    return { status: 200, body: shown };
  }

  #succeed(job: FakeJob): void {
    job.status = 'succeeded';
    job.fine_tuned_model = `ft:${job.wish.model}:fake::${job.id}`;
    this.models.add(job.fine_tuned_model);
  }

  #complete({ body }: RecordedRequest): FakeAnswer {
    const { model, messages } = chatSchema.parse(JSON.parse(body));
    if (!this.models.has(model))
      return error(404, 'model_not_found', `The model \`${model}\` does not exist.`);
    const job = [...this.jobs.values()].find((one) => one.fine_tuned_model === model);
    const learned = this.files.get(job?.wish.training_file ?? '')?.pairs ?? new Map<string, string>();
    const asked = askedSchema.parse(JSON.parse(messages.at(-1)?.content ?? ''));
    const segments = asked.segments.map(({ id, text }) => ({
      id,
      text: learned.get(text) ?? fakeTranslation(text, asked.to),
    }));
    const message = { role: 'assistant', content: JSON.stringify({ segments }) };
    return { status: 200, body: { model, choices: [{ index: 0, message, finish_reason: 'stop' }] } };
  }
}

const wishSchema = z.object({
  model: z.string(),
  training_file: z.string(),
  suffix: z.string().max(64).optional(),
  method: z.object({
    type: z.literal('supervised'),
    supervised: z.object({ hyperparameters: z.object({ n_epochs: z.number().int() }) }),
  }),
  metadata: z.record(z.string().max(64), z.string().max(512)),
});

const askedSchema = z.object({
  to: z.string(),
  segments: z.array(z.object({ id: z.number(), text: z.string() })),
});
const chatSchema = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});
const exampleSchema = z.object({
  messages: z.tuple([
    z.object({ role: z.literal('system'), content: z.string() }),
    z.object({ role: z.literal('user'), content: z.string() }),
    z.object({ role: z.literal('assistant'), content: z.string() }),
  ]),
});

/** What the examples of a training file teach. */
function pairsOf(lines: string): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (const line of lines.split('\n').filter((one) => one !== '')) {
    const [, user, assistant] = exampleSchema.parse(JSON.parse(line)).messages;
    const answers = askedSchema.pick({ segments: true }).parse(JSON.parse(assistant.content)).segments;
    for (const { id, text } of askedSchema.parse(JSON.parse(user.content)).segments)
      pairs.set(text, answers.find((answer) => answer.id === id)?.text ?? '');
  }
  return pairs;
}

function list(data: readonly object[]): FakeAnswer {
  return { status: 200, body: { object: 'list', data, has_more: false } };
}

function deleted(found: boolean, id: string): FakeAnswer {
  return found ? { status: 200, body: { id, deleted: true } } : error(404, null, 'Not found.');
}

function cancelled(job: FakeJob): FakeAnswer {
  if (['succeeded', 'failed', 'cancelled'].includes(job.status))
    return error(400, 'invalid_state', 'The job has ended already.');
  job.status = 'cancelled';
  return { status: 200, body: shownJob(job) };
}

function eventsOf({ status }: FakeJob): readonly object[] {
  if (status !== 'running') return [{ type: 'message', message: 'Job queued.', data: {} }];
  return [{ type: 'metrics', message: 'Step 10/40', data: { step: 10, total_steps: totalSteps } }];
}

function shownFile({ id, filename, bytes }: FakeFile): object {
  return { id, object: 'file', filename, bytes, purpose: 'fine-tune', status: 'processed' };
}

function shownJob({ id, wish, status, fine_tuned_model, error: failure }: FakeJob): object {
  return {
    id,
    object: 'fine_tuning.job',
    model: wish.model,
    training_file: wish.training_file,
    status,
    fine_tuned_model,
    error: failure ?? {},
    metadata: wish.metadata,
    trained_tokens: status === 'succeeded' ? 12_345 : null,
  };
}
