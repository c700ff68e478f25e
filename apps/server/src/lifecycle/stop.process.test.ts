import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readControlFiles } from '../control/control-file.ts';
import { loneShopper, type LoneServer } from '../testing/lone-shopper.ts';
import { startProgram, type Program, type ProgramEnd } from '../testing/program.ts';
import { startSmtpSink } from '../testing/smtp-sink.ts';
import { testHome, type TestHome } from '../testing/test-database.ts';

/** Each test starts one or two servers. */
vi.setConfig({ testTimeout: 300_000 });

let home: TestHome;
const running = new Set<Program>();
beforeAll(async () => {
  home = await testHome();
});
afterAll(async () => {
  for (const { process } of running) process.kill('SIGKILL');
  await Promise.all([...running].map(({ ended }) => ended));
  await home.drop();
});

/** A server that is told to stop. */
interface Stoppable extends LoneServer {
  signal(): void;
  readonly ended: Promise<ProgramEnd>;
}

async function start(env: Record<string, string> = {}): Promise<Stoppable> {
  const program = startProgram('testing/stopping-server.ts', { env: { ...home.env, PORT: '0', ...env } });
  running.add(program);
  void program.ended.then(() => running.delete(program));
  const [, port] = await program.printed(/http:\/\/localhost:(\d+)\//);
  return {
    port: Number(port),
    halted: () => program.printed(/halted/),
    kill: async () => {
      program.process.kill('SIGKILL');
      await program.ended;
    },
    signal: () => void program.process.kill('SIGTERM'),
    ended: program.ended,
  };
}

interface Got {
  status: number;
  connection: string | undefined;
  body: string;
}

const answerTo = (sent: ClientRequest): Promise<Got> =>
  new Promise((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response: IncomingMessage) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, body }),
      );
    });
  });

/** The file of an import by the command line's way, of which half is sent. */
function beginUpload({ port }: LoneServer): { answer: Promise<Got>; finish(): Promise<Got> } {
  const token = readControlFiles(home.env.DATA_DIR)[0]?.token ?? '';
  const sent = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/omnis/control/imports?store=demo',
    headers: {
      host: 'localhost',
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
    },
  });
  const answer = answerTo(sent);
  sent.write('Handle,Title,Option1 Name,Option1 Value,Variant Price\n');
  return {
    answer,
    finish: () => {
      sent.end('mug,Mug,Title,Default Title,8.50\n');
      return answer;
    },
  };
}

function get({ port }: LoneServer, path: string, agent: Agent): Promise<Got> {
  const sent = request({ port, host: '127.0.0.1', path, agent, headers: { host: 'demo.localhost' } });
  sent.end();
  return answerTo(sent);
}

test.each([5, 30])('20 checkouts in flight %i ms before SIGTERM are all answered', async (after) => {
  const server = await start();
  const shoppers = await Promise.all(Array.from({ length: 20 }, () => loneShopper(server)));
  const placing = Promise.all(shoppers.map((shopper) => shopper.place(server)));
  await sleep(after);
  server.signal();
  const answers = await placing;
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect((await server.ended).code).toBe(0);
});

test('an upload in flight completes, and what comes on an open connection meanwhile is told to close it', async () => {
  const server = await start();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const probing = new Agent({ keepAlive: true, maxSockets: 1 });
  const before = await get(server, '/omnis/v3/openapi.json', agent);
  expect(before).toMatchObject({ status: 200, connection: 'keep-alive' });
  expect(await get(server, '/readyz?from=balancer', probing)).toMatchObject({ status: 200 });
  const upload = beginUpload(server);
  await sleep(100);
  server.signal();
  await sleep(300);
  // Nobody new is let in.
  const refused = await get(server, '/healthz', new Agent()).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'ECONNREFUSED' });
  expect(await get(server, '/omnis/v3/openapi.json', agent)).toMatchObject({
    status: 200,
    connection: 'close',
  });
  const notReady = await get(server, '/readyz', probing);
  expect(notReady).toMatchObject({ status: 503, connection: 'close' });
  expect(JSON.parse(notReady.body)).toMatchObject({
    status: 'not ready',
    checks: { stopping: { ok: false }, database: { ok: true } },
  });
  await sleep(1000);
  expect(await upload.finish()).toMatchObject({ status: 200, connection: 'close' });
  const { code } = await server.ended;
  expect(code).toBe(0);
});

test('requests that take longer than the setting are cut, and a second SIGTERM does not wait for them', async () => {
  const patient = await start({ SHUTDOWN_TIMEOUT_SECONDS: '1' });
  const cut = beginUpload(patient).answer.catch((error: unknown) => error);
  await sleep(100);
  patient.signal();
  expect((await patient.ended).code).toBe(0);
  expect(await cut).toMatchObject({ code: 'ECONNRESET' });

  const server = await start();
  const waiting = beginUpload(server).answer.catch((error: unknown) => error);
  await sleep(100);
  server.signal();
  await sleep(200);
  const asked = performance.now();
  server.signal();
  expect((await server.ended).code).toBe(143);
  expect(performance.now() - asked).toBeLessThan(3000);
  expect(await waiting).toBeInstanceOf(Error);
});

test('a job in the middle goes back to the queue, and the next process does it once', async () => {
  // It takes connections and says nothing.
  const connections: Socket[] = [];
  const silent = createServer((socket) => {
    connections.push(socket.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  const server = await start({ SMTP_URL: `smtp://127.0.0.1:${port}`, SHUTDOWN_TIMEOUT_SECONDS: '1' });
  const shopper = await loneShopper(server);
  expect(await shopper.place(server)).toMatchObject({ status: 200 });
  await expect.poll(() => connections.length, { timeout: 60_000 }).toBeGreaterThan(0);
  server.signal();
  expect((await server.ended).code).toBe(0);
  connections.forEach((socket) => socket.destroy());
  silent.close();

  const sink = await startSmtpSink();
  const next = await start({ SMTP_URL: sink.url });
  const mails = () => sink.messages.filter((message) => message.includes(shopper.email));
  // At once, and not after the half minute in which a process that died might still be alive.
  await expect.poll(() => mails().length, { timeout: 25_000 }).toBe(1);
  next.signal();
  expect((await next.ended).code).toBe(0);
  expect(mails()).toHaveLength(1);
  await sink.close();
});
