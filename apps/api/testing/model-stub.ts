import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readStubRequest, type StubRequest } from './model-stub-request.ts';
import { cutInHalf, invented, obedient, proseInstead, wordSlots } from './model-stub-words.ts';

/** What the server does with a request. */
export type Turn =
  /** Answers with these words, or with well-formed ones made of the request itself. */
  | { does: 'answer'; text?: string | ((request: StubRequest) => string); cached?: number }
  /** Answers after so many milliseconds. */
  | { does: 'wait'; ms: number }
  /** Ends in the middle of its answer, having reached its length. */
  | { does: 'cut-off' }
  /** Loses the connection in the middle of its answer. */
  | { does: 'break' }
  | { does: 'refuse' }
  | { does: 'status'; status: number; headers?: Record<string, string>; body?: string }
  /** Answers with the page of a proxy. */
  | { does: 'html' }
  /** Takes the request and says nothing. */
  | { does: 'hang' }
  | { does: 'flood'; megabytes: number }
  /** Answers in prose where JSON was asked for. */
  | { does: 'chat' }
  /** Answers well, within a fence and with words around it. */
  | { does: 'fence' }
  /** Answers with planets and ids that nobody told it of. */
  | { does: 'invent' }
  /** Answers as a text that was smuggled into the knowledge base would have it. */
  | { does: 'obey' }
  /** Leaves out what an answer must have. */
  | { does: 'empty'; leaves: 'no choices' | 'no text' | 'no use' };

export interface ModelStubOptions {
  /** Default: any that is free. */
  port?: number;
  /** How long each answer takes, in milliseconds. */
  latencyMs?: number;
  /** The formats that it takes; it refuses the others with 400. Default: all. */
  formats?: readonly ('json_schema' | 'json_object')[];
  /** It takes formats, and does not keep to them. */
  ignoresFormats?: boolean;
  /** It refuses any temperature. */
  refusesTemperature?: boolean;
  /** It refuses `max_tokens`. */
  wantsCompletionTokens?: boolean;
  /** The key that it takes; any without one. */
  key?: string;
}

/** A language model's server that knows no language: it does what a story asks of it, and keeps what it was sent. */
export interface ModelStub {
  /** The base address, the same for both protocols. */
  url: string;
  options: ModelStubOptions;
  /** Every request, the probes' too. */
  seen: StubRequest[];
  /** The requests that were no probes. */
  asked(): StubRequest[];
  /** How many were in hand at once at most. */
  most(): number;
  /** What it does with the next requests that are no probes, one after the other; with all after them it does the last `always`. */
  next(...turns: Turn[]): void;
  always(turn: Turn): void;
  /** What it does with probes: by default, what its options say. */
  onProbe(turn: Turn | undefined): void;
  close(): Promise<void>;
}

/** Starts one on a free port of this machine. It speaks OpenAI's chat completions and Anthropic's messages. */
export async function openModelStub(options: ModelStubOptions = {}): Promise<ModelStub> {
  const seen: StubRequest[] = [];
  const turns: Turn[] = [];
  let standing: Turn = { does: 'answer' };
  let probeTurn: Turn | undefined;
  let inHand = 0;
  let most = 0;

  async function take(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readStubRequest(incoming);
    seen.push(request);
    inHand += 1;
    most = Math.max(most, inHand);
    response.once('close', () => (inHand -= 1));
    const turn = request.isProbe ? (probeTurn ?? { does: 'answer' }) : (turns.shift() ?? standing);
    if (options.latencyMs) await pause(options.latencyMs);
    if (turn.does === 'wait') await pause(turn.ms);
    const refusal = refusalOf(request, options);
    if (refusal) return send(response, refusal.status, refusal.body);
    return act(turn, request, response);
  }

  function act(turn: Turn, request: StubRequest, response: ServerResponse): void {
    const good = () => wordSlots(request);
    switch (turn.does) {
      case 'status':
        return send(response, turn.status, turn.body ?? errorBody('The stub was told to.'), turn.headers);
      case 'html':
        return send(response, 200, '<!doctype html><title>Log in</title>', { 'content-type': 'text/html' });
      case 'hang':
        return;
      case 'flood':
        response.writeHead(200, { 'content-type': 'application/json' });
        return flood(response, turn.megabytes);
      case 'refuse':
        return send(response, 200, refusing(request));
      case 'break': {
        const body = answerBody(request, { text: good() });
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
        response.write(body.slice(0, body.length / 2), () => response.destroy());
        return;
      }
      case 'cut-off':
        return send(response, 200, answerBody(request, { text: cutInHalf(good()), finish: 'length' }));
      case 'empty':
        return send(response, 200, emptyBody(request, turn.leaves));
      case 'chat':
        return send(response, 200, answerBody(request, { text: proseInstead }));
      case 'fence':
        return send(
          response,
          200,
          answerBody(request, { text: `Here it is:\n\`\`\`json\n${good()}\n\`\`\`` }),
        );
      case 'invent':
        return send(response, 200, answerBody(request, { text: invented(request) }));
      case 'obey':
        return send(response, 200, answerBody(request, { text: obedient(request) }));
      case 'wait':
        return send(response, 200, answerBody(request, { text: good() }));
      case 'answer': {
        const { text: words, cached } = turn;
        const text =
          options.ignoresFormats && request.format !== 'none' && words === undefined
            ? proseInstead
            : typeof words === 'function'
              ? words(request)
              : (words ?? good());
        return send(response, 200, answerBody(request, { text, cached: cached ?? 0 }));
      }
    }
  }

  const server = createServer((incoming, response) => {
    take(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    options,
    seen,
    asked: () => seen.filter(({ isProbe }) => !isProbe),
    most: () => most,
    next: (...more) => void turns.push(...more),
    always: (turn) => {
      standing = turn;
    },
    onProbe: (turn) => {
      probeTurn = turn;
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** The model as the stub names it in its answers. */
export const stubModel = 'stub-model-2026';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const errorBody = (message: string) =>
  JSON.stringify({ type: 'error', error: { type: 'invalid_request_error', message } });

function refusalOf(
  request: StubRequest,
  { key, formats, refusesTemperature, wantsCompletionTokens }: ModelStubOptions,
): { status: number; body: string } | undefined {
  const { body, format } = request;
  if (key !== undefined && request.key !== key) return { status: 401, body: errorBody('Wrong key.') };
  if (format !== 'none' && formats && !formats.includes(format))
    return { status: 400, body: errorBody(`'${format}' is no format of this server.`) };
  if (refusesTemperature && 'temperature' in body)
    return { status: 400, body: errorBody("Unsupported parameter: 'temperature'.") };
  if (wantsCompletionTokens && 'max_tokens' in body)
    return {
      status: 400,
      body: errorBody("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
    };
  return undefined;
}

function send(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}) {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
}

function answerBody(
  { protocol, system, prompt }: StubRequest,
  { text, finish, cached = 0 }: { text: string; finish?: 'length'; cached?: number },
): string {
  const [sent, said] = [Math.ceil((system.length + prompt.length) / 4), Math.ceil(text.length / 4)];
  if (protocol === 'anthropic')
    return JSON.stringify({
      id: 'msg_stub',
      type: 'message',
      role: 'assistant',
      model: stubModel,
      content: [{ type: 'text', text }],
      stop_reason: finish ? 'max_tokens' : 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: sent - cached, cache_read_input_tokens: cached, output_tokens: said },
    });
  return JSON.stringify({
    id: 'chatcmpl-stub',
    object: 'chat.completion',
    created: 1_795_000_000,
    model: stubModel,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish ?? 'stop' }],
    usage: {
      prompt_tokens: sent,
      completion_tokens: said,
      total_tokens: sent + said,
      prompt_tokens_details: { cached_tokens: cached },
    },
  });
}

type Body = Record<string, unknown> & { choices?: { message: Record<string, unknown> }[] };

function refusing(request: StubRequest): string {
  const words = 'I cannot help with that.';
  const body = JSON.parse(answerBody(request, { text: words })) as Body;
  if (request.protocol === 'anthropic')
    return JSON.stringify({ ...body, stop_reason: 'refusal', content: [] });
  const message = { role: 'assistant', content: null, refusal: words };
  return JSON.stringify({ ...body, choices: [{ index: 0, message, finish_reason: 'stop' }] });
}

function emptyBody(request: StubRequest, leaves: 'no choices' | 'no text' | 'no use'): string {
  if (leaves === 'no text') return answerBody(request, { text: '' });
  const { usage, ...body } = JSON.parse(answerBody(request, { text: wordSlots(request) })) as Body;
  if (leaves === 'no choices') return JSON.stringify({ ...body, usage, choices: [], content: undefined });
  // Anthropic's answers always tell their use.
  return JSON.stringify(request.protocol === 'anthropic' ? { ...body, usage } : body);
}

function flood(response: ServerResponse, megabytes: number): void {
  const piece = ' '.repeat(65_536);
  let left = megabytes * 16;
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(piece)) return void response.once('drain', more);
    }
    response.end();
  };
  more();
}
