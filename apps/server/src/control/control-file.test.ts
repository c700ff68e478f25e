import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findServer } from './control-client.ts';
import { readControlFiles, removeControlFile, writeControlFile } from './control-file.ts';

let folder = '';
const closers: (() => void)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'omnis-control-'));
});
afterEach(() => {
  for (const close of closers.splice(0)) close();
  rmSync(folder, { recursive: true, force: true });
});

const point = (pid: number, url = 'http://127.0.0.1:4800') => ({
  url,
  host: 'localhost',
  token: `t${pid}`,
  pid,
});
const files = (): string[] => readdirSync(folder);
const fileOf = (pid: number): string =>
  join(folder, `control.${hostname().replace(/[^\w-]/g, '_')}.${pid}.json`);
/** A process number that nobody has: those of Linux end at four million. */
const nobody = 2 ** 30;

/** Something that answers at a port of its own, as a server with a token does. */
async function answering(token: string): Promise<string> {
  const server = createServer((request, response) =>
    response.writeHead(request.headers.authorization === `Bearer ${token}` ? 200 : 404).end('{}'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

test('each process has a file of its own, and the stop of one leaves the others', () => {
  writeControlFile(folder, point(process.pid));
  writeControlFile(folder, point(process.ppid));
  expect(files()).toHaveLength(2);
  removeControlFile(folder);
  expect(readControlFiles(folder)).toEqual([point(process.ppid)]);
});

test('only the owner of the process may read its token', () => {
  writeControlFile(folder, point(process.pid));
  expect(statSync(fileOf(process.pid)).mode & 0o077).toBe(0);
});

test('the file of a killed process is not read, and the next start clears it away', () => {
  writeFileSync(fileOf(nobody), JSON.stringify(point(nobody)));
  writeFileSync(join(folder, 'control.json'), JSON.stringify(point(nobody)));
  expect(readControlFiles(folder)).toEqual([]);
  writeControlFile(folder, point(process.pid));
  expect(files()).toEqual([`control.${hostname().replace(/[^\w-]/g, '_')}.${process.pid}.json`]);
});

test('another machine’s file in a shared folder is neither read nor cleared away', () => {
  const elsewhere = join(folder, `control.elsewhere-1.${process.pid}.json`);
  writeFileSync(elsewhere, JSON.stringify(point(process.pid)));
  writeControlFile(folder, point(process.ppid));
  expect(readControlFiles(folder)).toEqual([point(process.ppid)]);
  expect(existsSync(elsewhere)).toBe(true);
});

test('the command line finds the server that started last, and another one when that does not answer', async () => {
  const first = await answering(`t${process.ppid}`);
  const last = await answering(`t${process.pid}`);
  writeControlFile(folder, point(process.pid, last));
  writeControlFile(folder, point(process.ppid, first));
  utimesSync(fileOf(process.ppid), 1, 1);
  expect(await findServer(folder)).toMatchObject({ url: last });
  closers.pop()?.();
  expect(await findServer(folder)).toMatchObject({ url: first });
});

test('a program that was given the number of a killed server is not taken for it', async () => {
  writeControlFile(folder, point(process.pid, await answering('another')));
  expect(await findServer(folder)).toBeNull();
});

test('a folder that is not there has no server', async () => {
  expect(await findServer(join(folder, 'nothing'))).toBeNull();
});
