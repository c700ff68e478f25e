// @vitest-environment jsdom
import { once } from 'node:events';
import { get } from 'node:http';
import { connect, createServer, Socket } from 'node:net';
import { connect as connectSafely } from 'node:tls';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Refusal } from '../../vitest.network.ts';

/** Takes what the guard of this thread has refused. It is not imported: that would set it up where the set-up does not. */
function takeRefusals(): Refusal[] {
  const guard: unknown = Reflect.get(Socket.prototype, Symbol.for('omnis.network-guard'));
  if (typeof guard !== 'object' || guard === null || !('refusals' in guard))
    throw new Error('No guard is set up');
  return (guard.refusals as Refusal[]).splice(0);
}

/** Listens in a thread of its own, as a program that no test has started, and counts who comes. */
const stranger = `
  const { parentPort } = require('node:worker_threads');
  let met = 0;
  const server = require('node:net').createServer((socket) => { met += 1; socket.destroy(); });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
  parentPort.on('message', () => parentPort.postMessage(met));
`;

let program: Worker;
let port = 0;
beforeAll(async () => {
  program = new Worker(stranger, { eval: true });
  [port] = (await once(program, 'message')) as [number];
});
afterAll(() => program.terminate());

async function met(): Promise<number> {
  const answer = once(program, 'message');
  program.postMessage('how many', []);
  const [count] = (await answer) as [number];
  return count;
}

/** Ways to connect; each resolves with what the failure was, or with that there was none. */
const ways: Record<string, () => Promise<unknown>> = {
  'net.connect with a port': () => failureOf(connect(port, '127.0.0.1')),
  'net.connect with options': () => failureOf(connect({ port, host: '127.0.0.1' })),
  'tls.connect': () => failureOf(connectSafely({ port, host: '127.0.0.1', rejectUnauthorized: false })),
  'http.get': () => failureOf(get(`http://127.0.0.1:${port}/`)),
  fetch: () => fetch(`http://127.0.0.1:${port}/`).then(() => 'no failure', messageOf),
  'fetch by a name': () => fetch(`http://demo.localhost:${port}/`).then(() => 'no failure', messageOf),
  XMLHttpRequest: () =>
    new Promise((resolve) => {
      const request = new XMLHttpRequest();
      request.addEventListener('error', () => resolve('an error event'));
      request.addEventListener('load', () => resolve('no failure'));
      request.open('POST', `http://localhost:${port}/omnis/v3/artworks/`);
      request.send('x');
    }),
  WebSocket: () =>
    new Promise((resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/`);
      socket.addEventListener('error', () => resolve('an error event'));
      socket.addEventListener('open', () => resolve('no failure'));
    }),
};

function failureOf(connection: NodeJS.EventEmitter): Promise<string> {
  return new Promise((resolve) => {
    connection.on('error', (error: Error) => resolve(error.message));
    for (const event of ['connect', 'secureConnect', 'response', 'close'])
      connection.on(event, () => resolve('no failure'));
  });
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${messageOf(error.cause)}` : '';

describe('the guard of the network', () => {
  beforeEach(() => {
    takeRefusals();
  });

  it.each(Object.keys(ways))('refuses %s to a program that the test has not started', async (way) => {
    expect(await ways[way]?.()).not.toBe('no failure');
    const [refusal] = takeRefusals();
    expect(refusal?.target).toMatch(new RegExp(`^(127\\.0\\.0\\.1|(demo\\.)?localhost):${port}$`));
    expect(refusal?.test).toContain(`refuses ${way} to a program`);
    expect(refusal?.test).toContain('scripts/lib/network-guard.test.ts');
    expect(await met()).toBe(0);
  });

  it('refuses addresses elsewhere before their name is looked up', async () => {
    const message = await failureOf(connect(443, 'shop.invalid'));
    expect(message).toContain('connects to shop.invalid:443, where it has opened no server');
    takeRefusals();
  });

  it('lets a test speak to a server of its own, also once that is closed', async () => {
    const server = createServer((socket) => void socket.end('here'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const own = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const [word] = (await once(connect(own, '127.0.0.1'), 'data')) as [Buffer];
    expect(word.toString()).toBe('here');
    await new Promise((resolve) => server.close(resolve));
    expect(await failureOf(connect(own, '127.0.0.1'))).toContain('ECONNREFUSED');
    expect(takeRefusals()).toEqual([]);
  });

  it('fails the test, also where its code has taken the failure for one of the network', async () => {
    await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    const { failOnRefusals } = await import('../../vitest.network.ts');
    expect(failOnRefusals).toThrow(
      /“the guard of the network > fails the test, .*” .* connects to 127\.0\.0\.1/,
    );
    // A reported refusal is not reported again.
    expect(failOnRefusals).not.toThrow();
  });
});
