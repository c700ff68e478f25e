/** `omnis storage move`, beside a server that shows files and takes uploads meanwhile. */
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { sessionCookie, xsrfCookie } from '../plugins/visitor.ts';
import { bucketServer, type BucketServer } from '../testing/bucket-server.ts';
import { blackPng } from '../testing/hostile-files.ts';
import { testHome, type TestHome } from '../testing/test-database.ts';
import { runOmnis, startProgram, type Program } from '../testing/program.ts';
import { testDivisions, testHosts } from '../testing/test-divisions.ts';
import { diskObjects } from './disk-objects.ts';
import type { ObjectStore } from './object-store.ts';
import { s3Objects } from './s3-objects.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const started = z.object({ port: z.number(), token: z.string(), xsrf: z.string() });
let home: TestHome;
let disk: ObjectStore;
let bucket: BucketServer;
let server: Program;
let at: z.output<typeof started>;
let env: Record<string, string>;

beforeAll(async () => {
  home = await testHome();
  disk = diskObjects(home.env.DATA_DIR);
  bucket = await bucketServer();
  env = {
    ...home.env,
    STORAGE: 'disk',
    S3_ENDPOINT: bucket.config.endpoint ?? '',
    S3_BUCKET: bucket.config.bucket,
    S3_ACCESS_KEY_ID: bucket.config.keys?.id ?? '',
    S3_SECRET_ACCESS_KEY: bucket.config.keys?.secret ?? '',
  };
  server = startProgram('testing/upload-server.ts', { env });
  const [line] = await server.printed(/\{.*\}/);
  at = started.parse(JSON.parse(line));
});
afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.ended;
  await bucket.stop();
  await home.drop();
});

/** Asks the server something as the owner of the demo store, with a picture where there is one. */
async function ask(host: string, path: string, picture?: Buffer): Promise<{ status: number; body: Buffer }> {
  const form = new FormData();
  if (picture) form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png');
  const sent = new Request('http://127.0.0.1/', picture ? { method: 'POST', body: form } : {});
  const payload = Buffer.from(await sent.arrayBuffer());
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port: at.port,
        path,
        method: sent.method,
        headers: {
          host,
          cookie: `${sessionCookie}=${at.token}; ${xsrfCookie}=${at.xsrf}`,
          'x-xsrf-token': at.xsrf,
          ...(picture && { 'content-type': sent.headers.get('content-type') ?? '' }),
          'content-length': payload.length,
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }));
      },
    );
    call.on('error', reject);
    call.end(payload);
  });
}

let widths = 0;
const uploaded: string[] = [];

async function upload(): Promise<number> {
  const path = `/omnis/v3/dashboard/divisions/${testDivisions.demo}/files/`;
  const { status, body } = await ask(testHosts.platform, path, blackPng((widths += 1), 3));
  if (status === 201) uploaded.push(z.object({ url: z.string() }).parse(JSON.parse(body.toString())).url);
  return status;
}

/** Runs the command while the server takes a picture and shows the first one, again and again. */
async function moveWhileServing(args: readonly string[]): Promise<{ out: string; statuses: Set<number> }> {
  const statuses = new Set<number>();
  const running = new AbortController();
  const run = runOmnis(['storage', 'move', ...args], { ...env, NODE_ENV: 'test' }).finally(() => {
    running.abort();
  });
  while (!running.signal.aborted) {
    statuses.add(await upload());
    statuses.add((await ask(testHosts.demo, uploaded[0] ?? '')).status);
  }
  const { code, out, errors } = await run;
  expect(code, errors).toBe(0);
  return { out, statuses };
}

const keys = async (store: ObjectStore): Promise<string[]> => {
  const found: string[] = [];
  for await (const { key } of store.list('uploads/')) found.push(key);
  return found.toSorted();
};

test('copies to the bucket and back while the server shows files and takes new ones', async () => {
  const inBucket = s3Objects(bucket.config);
  for (let count = 0; count < 3; count += 1) expect(await upload()).toBe(201);
  const first = await moveWhileServing(['--to', 's3']);
  expect([...first.statuses].toSorted((a, b) => a - b)).toEqual([200, 201]);
  expect(first.out).toMatch(
    /^\d+ files copied and verified .*start the servers with STORAGE=s3, then run this/s,
  );

  // A rerun copies files that came meanwhile; existing ones are compared by their bytes.
  const [some = ''] = await keys(inBucket);
  const bytes = (await disk.get(some)) ?? Buffer.alloc(0);
  await inBucket.put(some, Buffer.alloc(bytes.length, 'z'));
  const again = await runOmnis(['storage', 'move', '--to', 's3'], { ...env, NODE_ENV: 'test' });
  expect(again).toMatchObject({ code: 0, out: expect.stringMatching(/^[1-9]\d* files copied and verified/) });
  expect(await keys(inBucket)).toEqual(await keys(disk));
  expect((await inBucket.get(some))?.equals(bytes)).toBe(true);

  // The originals go; the server finds what is only in the bucket.
  const emptied = await moveWhileServing(['--to', 's3', '--delete']);
  expect([...emptied.statuses].toSorted((a, b) => a - b)).toEqual([200, 201]);
  expect(emptied.out).toMatch(/[1-9]\d* deleted at the old place/);
  expect(await disk.sizeOf(some)).toBeNull();
  for (const url of uploaded) expect((await ask(testHosts.demo, url)).status, url).toBe(200);

  const back = await moveWhileServing(['--to', 'disk', '--delete']);
  expect([...back.statuses].toSorted((a, b) => a - b)).toEqual([200, 201]);
  expect(back.out).toContain('Servers already write to DATA_DIR');
  expect(await keys(inBucket)).toEqual([]);
  expect((await disk.get(some))?.equals(bytes)).toBe(true);
});
