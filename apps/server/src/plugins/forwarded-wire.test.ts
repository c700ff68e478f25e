/** Forwarded headers as they arrive on a connection: in any case, twice, and as nonsense. */
import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { registerForwarded } from './forwarded.ts';

const app = Fastify();
registerForwarded(app, readConfig({ TRUST_PROXY: '127.0.0.1' }));
app.get('/', ({ ip, protocol, host }) => `${protocol}://${host} for ${ip}`);
let port = 0;
beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => app.close());

/** The last line of the answer to a request with these lines, or its status when it is none. */
function asked(lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const head = ['GET / HTTP/1.1', 'Host: demo.test', ...lines, 'Connection: close', '', ''];
    const socket = connect(port, '127.0.0.1', () => socket.write(head.join('\r\n')));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (data) => (text += String(data)));
    socket.on('close', () => {
      const [, status = ''] = /^HTTP\/1\.1 (\d+)/.exec(text) ?? [];
      resolve(status === '200' ? (text.split('\r\n').at(-1) ?? '') : status);
    });
    socket.on('error', reject);
  });
}

const visitor = '203.0.113.7';
const nothing = 'http://demo.test for 127.0.0.1';

test.each<[string[], string]>([
  [[`X-FORWARDED-FOR: ${visitor}`, 'X-FORWARDED-PROTO: HTTPS'], `https://demo.test for ${visitor}`],
  [[`x-forwarded-for:${visitor}`, 'x-FoRwArDeD-pRoTo:https'], `https://demo.test for ${visitor}`],
  // Several lines of one name are one list, whose end the proxy wrote.
  [['X-Forwarded-For: 1.1.1.1', `x-forwarded-for: ${visitor}`], `http://demo.test for ${visitor}`],
  [[`X-Forwarded-For: ${visitor}`, 'X-Forwarded-For: unknown'], nothing],
  [['X-Forwarded-Proto: http', 'X-FORWARDED-PROTO: https'], 'https://demo.test for 127.0.0.1'],
  [['X-Forwarded-Proto: https', 'X-Forwarded-Proto: gopher'], nothing],
  [['X-Forwarded-For: [2001:DB8::7]:51234'], 'http://demo.test for 2001:db8::7'],
  [['X-Forwarded-For: 2001:db8::7'], 'http://demo.test for 2001:db8::7'],
  [['X-Forwarded-For: "[2001:db8::7]:51234"'], nothing],
  [[`X-Forwarded-For: for=${visitor}`], nothing],
  [['X-Forwarded-For: ,,,', 'X-Forwarded-Proto: ,,,'], nothing],
  [['X-Forwarded-For:', 'X-Forwarded-Proto:'], nothing],
  [[`Forwarded: for=${visitor};proto=https;host=other.test`], nothing],
  [['Forwarded: for="[2001:db8::7]:51234", for=_hidden;proto=https'], nothing],
  [['X-Forwarded-Host: other.test', 'X-FORWARDED-HOST: third.test', 'X-Forwarded-Port: 81'], nothing],
  [[`X_Forwarded_For: ${visitor}`, 'X-Forwarded-Scheme: https', `X-Real-IP: ${visitor}`], nothing],
  [['X-Forwarded-For: \u00ff\u00fe'], nothing],
  [[`X-Forwarded-For : ${visitor}`], '400'],
  [['X-Forwarded-For: 1.1.1.1\n 203.0.113.7'], '400'],
  [[`X-Forwarded-For: ${'1.1.1.1, '.repeat(4000)}${visitor}`], '431'],
])('%j', async (lines, answer) => {
  expect(await asked(lines)).toBe(answer);
});
