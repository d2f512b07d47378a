import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { Failure, type FailureCode } from '@udaya/core/failure';
import { failureMessage } from './failure-message.ts';

const codes: Record<string, FailureCode> = {
  HPE_HEADER_OVERFLOW: 'request.too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
};

/** How long somebody who does not read the refusal, or goes on sending, keeps the connection. */
const timeoutMs = 2_000;

/** Answers what is no HTTP request at all, in the product's shape, and closes the connection. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  refuseOn(socket, new Failure(codes[error.code ?? ''] ?? 'request.invalid'));
}

/** Refuses on a connection of which no request was read, and closes it. */
export function refuseOn(socket: Socket, failure: Failure): void {
  const { status, code, retryAfterSeconds } = failure;
  const body = JSON.stringify({
    message: failureMessage(code, retryAfterSeconds),
    code,
    requestId: randomUUID(),
  });
  const head = [
    `HTTP/1.1 ${status} Refused`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    ...(retryAfterSeconds === undefined ? [] : [`retry-after: ${retryAfterSeconds}`]),
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), timeoutMs).unref();
}
