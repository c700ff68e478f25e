import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request as open } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sessionCookie, xsrfCookie } from '../../plugins/visitor.ts';
import { hostileLists, hostilePictures, payload, type HostileFile } from '../../testing/hostile-files.ts';
import { startProgram, type Program } from '../../testing/program.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'omnis-hostile-'));
const started = z.object({ port: z.number(), token: z.string(), xsrf: z.string() });
let server: Program;
let at: z.output<typeof started>;

beforeAll(async () => {
  server = startProgram('testing/upload-server.ts', { env: { DATA_DIR: dataDir } });
  const [line] = await server.printed(/\{.*\}/);
  at = started.parse(JSON.parse(line));
}, 120_000);
afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

const proc = (file: string): string => readFileSync(`/proc/${server.process.pid}/${file}`, 'utf8');
/** The most memory that the server ever had, in megabytes. */
const peak = (): number => Number(/VmHWM:\s+(\d+) kB/.exec(proc('status'))?.[1] ?? Number.NaN) / 1024;
/** Seconds of the processor that the server has used: what else the machine does is not in it. */
const used = (): number => {
  const [user = '', system = ''] = proc('stat')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) / 100;
};

async function send(call: string, { name, type, bytes }: Omit<HostileFile, 'title'>) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
  const request = new Request(`http://127.0.0.1:${at.port}/`, { method: 'POST', body });
  const payloadBytes = Buffer.from(await request.arrayBuffer());
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = open(
      {
        host: '127.0.0.1',
        port: at.port,
        method: 'POST',
        path: `/omnis/v3/dashboard/divisions/${testDivisions.demo}/${call}/`,
        headers: {
          // `fetch` would send the address that it connects to.
          host: testHosts.platform,
          cookie: `${sessionCookie}=${at.token}; ${xsrfCookie}=${at.xsrf}`,
          'x-xsrf-token': at.xsrf,
          'content-type': request.headers.get('content-type') ?? '',
          'content-length': payloadBytes.length,
        },
      },
      (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    sent.on('error', reject);
    sent.end(payloadBytes);
  });
}

function stored(): string[] {
  const entries = readdirSync(dataDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.parentPath.includes('uploads'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
}

const errorShape = z.object({
  message: z.string().min(5),
  errors: z.array(z.object({ field: z.literal('file') })).min(1),
});

describe.runIf(process.platform === 'linux')('uploads', () => {
  test('that are no honest picture get a clear answer; little memory, little work', async () => {
    const files = await hostilePictures();
    // The library of pictures is loaded, and its threads have their memory.
    const [, , honest] = files;
    expect(
      (await send('files', { ...(honest ?? { bytes: Buffer.alloc(0), type: '' }), name: 'photo.png' }))
        .status,
    ).toBeLessThan(300);
    const before = peak();
    for (const file of files) {
      const work = used();
      const answer = await send('files', file);
      const where = `${file.title}: ${answer.status} ${answer.text}`;
      expect(used() - work, where).toBeLessThan(2);
      expect([413, 415, 422], where).toContain(answer.status);
      expect(errorShape.safeParse(JSON.parse(answer.text)).success, where).toBe(true);
    }
    expect(peak() - before).toBeLessThan(300);
    expect(stored().length).toBeGreaterThan(0);
    expect(stored().filter((bytes) => bytes.includes(payload) || bytes.includes('PK\x03\x04'))).toEqual([]);
  });

  test('that are no list of products get a clear answer, and little memory', async () => {
    const before = peak();
    for (const file of hostileLists()) {
      const work = used();
      const answer = await send('imports', file);
      const where = `${file.title}: ${answer.status} ${answer.text}`;
      expect(used() - work, where).toBeLessThan(2);
      expect([413, 415, 422], where).toContain(answer.status);
      expect(errorShape.safeParse(JSON.parse(answer.text)).success, where).toBe(true);
    }
    expect(peak() - before).toBeLessThan(300);
  });

  test('leave the server as it was', async () => {
    const [, , honest] = await hostilePictures();
    const answer = await send('files', {
      ...(honest ?? { bytes: Buffer.alloc(0), type: '' }),
      name: 'photo.png',
    });
    expect(answer.status).toBeLessThan(300);
  });
});
