import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { BatchedSocket } from './batched-socket.ts';

test('a batched socket sends a plain write and the corked ones of the same turn as one', async () => {
  const received = Promise.withResolvers<string>();
  const server = createServer((peer) => {
    let text = '';
    peer.on('data', (bytes) => (text += bytes.toString()));
    peer.on('end', () => received.resolve(text));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const socket = new BatchedSocket();
  if (typeof address === 'object' && address) socket.connect(address.port, '127.0.0.1');
  await once(socket, 'connect');
  const single = vi.spyOn(socket, '_write');
  const together = vi.spyOn(socket, '_writev');
  const said = vi.fn<() => void>();
  // As the driver does it for a BEGIN, and some promises later for a query of several messages.
  socket.write('BEGIN;', said);
  await Promise.resolve();
  socket.cork();
  socket.write('parse;');
  socket.write('sync;');
  socket.uncork();
  socket.end();
  expect(await received.promise).toBe('BEGIN;parse;sync;');
  expect(single).not.toHaveBeenCalled();
  expect(together).toHaveBeenCalledTimes(1);
  expect(said).toHaveBeenCalledTimes(1);
  server.close();
});
