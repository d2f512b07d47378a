import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { Failure, type FailureCode } from '@udaya/core/failure';
import { failureMessage } from './failure-message.ts';

const codes: Record<string, FailureCode> = {
  HPE_HEADER_OVERFLOW: 'request.too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
};

/** Answers what is no HTTP request at all, in the product's shape, and closes the connection. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const failure = new Failure(codes[error.code ?? ''] ?? 'request.invalid');
  const body = JSON.stringify({
    message: failureMessage(failure.code),
    code: failure.code,
    requestId: randomUUID(),
  });
  const head = [
    `HTTP/1.1 ${failure.status} Refused`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // Whoever does not read the answer, or goes on sending, is not waited for.
  setTimeout(() => socket.destroy(), 2_000).unref();
}
