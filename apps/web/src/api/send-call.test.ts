import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { product } from '@udaya/contract/product';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryClient } from './query-client.ts';
import { readReply, sendCall } from './send-call.ts';

let answer: (response: ServerResponse) => void;
let server: Server;
beforeEach(async () => {
  server = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const ask = async (route = product.readInfo, timeoutMs = 300) =>
  readReply(
    route,
    await sendCall(route, { timeoutMs }, undefined, (address, init) => fetch(origin() + address, init)),
  );
const json = { 'content-type': 'application/json' };

test('an answer whose body stalls or breaks off was not reached, and no fault of the server', async () => {
  answer = (response) => void response.writeHead(200, json).write('{"productName":');
  await expect(ask()).rejects.toMatchObject({ status: 0, code: 'network.unreachable' });
  answer = (response) => {
    response.writeHead(200, json).write('{"productName":');
    setTimeout(() => response.destroy(), 50);
  };
  await expect(ask()).rejects.toMatchObject({ status: 0, code: 'network.unreachable' });
});

test('an answer that came whole and is not what was promised is the server’s fault', async () => {
  answer = (response) => void response.writeHead(200, json).end('<html>');
  await expect(ask()).rejects.toMatchObject({ status: 200, code: 'reply.unexpected' });
});

test('what is only read is asked for again where its body stalled', async () => {
  let times = 0;
  answer = (response) => {
    times += 1;
    response.writeHead(200, json).write('{');
    if (times > 1) response.end('}');
  };
  const asking = queryClient.fetchQuery({ queryKey: ['stalled'], queryFn: () => ask() });
  await expect(asking).rejects.toMatchObject({ code: 'reply.unexpected' });
  expect(times).toBe(2);
});
