import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request as a model's server got it. */
export interface StubRequest {
  protocol: 'openai' | 'anthropic';
  path: string;
  /** The key that came with it. */
  key: string | undefined;
  /** All that was sent, as it came. */
  raw: string;
  body: Record<string, unknown>;
  system: string;
  prompt: string;
  /** How JSON was asked for. */
  format: 'json_schema' | 'json_object' | 'none';
  /** The JSON schema that was sent along. */
  schema: unknown;
  /** It was sent to find out how the server takes JSON. */
  isProbe: boolean;
}

interface Message {
  role: string;
  content: string | { text?: string }[];
}

/** Reads a request of either protocol. */
export async function readStubRequest(incoming: IncomingMessage): Promise<StubRequest> {
  const raw = (await buffer(incoming)).toString('utf8');
  const body = JSON.parse(raw) as Record<string, unknown>;
  const path = incoming.url ?? '';
  const messages = body.messages as Message[];
  const textOf = (role: string) =>
    messages.flatMap((one) => (one.role === role ? wordsOf(one.content) : [])).join('\n');
  const prompt = textOf('user');
  const isProbe = prompt.includes('{"ready":"yes"}');
  if (path.endsWith('/messages')) {
    const format = (body.output_config as { format?: { schema?: unknown } } | undefined)?.format;
    return {
      protocol: 'anthropic',
      path,
      key: incoming.headers['x-api-key']?.toString(),
      raw,
      body,
      system: wordsOf((body.system ?? []) as Message['content']).join('\n'),
      prompt,
      format: format ? 'json_schema' : 'none',
      schema: format?.schema,
      isProbe,
    };
  }
  const format = body.response_format as
    | { type: 'json_schema' | 'json_object'; json_schema?: { schema?: unknown } }
    | undefined;
  return {
    protocol: 'openai',
    path,
    key: incoming.headers.authorization?.replace(/^Bearer /, ''),
    raw,
    body,
    system: textOf('system'),
    prompt,
    format: format?.type ?? 'none',
    schema: format?.json_schema?.schema,
    isProbe,
  };
}

function wordsOf(content: Message['content']): string[] {
  return typeof content === 'string' ? [content] : content.map(({ text }) => text ?? '');
}
