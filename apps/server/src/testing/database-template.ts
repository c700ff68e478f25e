/**
 * Vitest's global setup of the tests with a database: makes one migrated database with the job queue's tables, from
 * which each test file gets its copy. To make one anew for each takes seconds.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startProgram } from './program.ts';

/** Source that the copies are made from. */
export type DatabaseTemplate =
  | { readonly kind: 'pglite'; /** A tar archive, as `dump` gives it. */ readonly file: string }
  | {
      readonly kind: 'postgres';
      /** Of the server that `TEST_DATABASE_URL` names. */ readonly url: string;
      readonly name: string;
    };

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

/** Runs a statement on the server, outside of the databases of the tests. */
export async function administer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** The address of another database of the same server. */
export function besides(url: string, name: string): string {
  const target = new URL(url);
  target.pathname = `/${name}`;
  return target.href;
}

/** In a process of its own, whose memory is given back. */
async function write(target: string): Promise<void> {
  const { code, out, errors } = await startProgram('testing/write-template.ts', { args: [target] }).ended;
  if (code !== 0) throw new Error(`The database of the tests cannot be made: ${out}${errors}`);
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) {
    const name = `omnis_template_${process.pid}`;
    await administer(url, `CREATE DATABASE ${name}`);
    await write(besides(url, name));
    project.provide('databaseTemplate', { kind: 'postgres', url, name });
    return () => administer(url, `DROP DATABASE ${name} WITH (FORCE)`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'omnis-template-'));
  const file = join(folder, 'database.tar');
  await write(file);
  project.provide('databaseTemplate', { kind: 'pglite', file });
  return async () => rmSync(folder, { recursive: true, force: true });
}
