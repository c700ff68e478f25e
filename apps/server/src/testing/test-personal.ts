/** A platform of people with personal data: what the tests of the register, of copies and of deletions share. */
import { expect } from 'vitest';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { TestAnswer, TestClient } from './test-client.ts';
import { openSafety, secure, type SafetyFixture } from './test-safety.ts';

const data = `${secure}/personal-data/`;
/** The calls of personal data. */
export const paths = { data, deletion: `${data}deletion/`, copies: `${data}copies/` } as const;
/** The store of the customers. */
export const demo = 21;

const statusSchema = z.object({
  copy: z.object({ id: z.string(), readyAt: z.string().nullable(), expiresAt: z.string() }).nullable(),
  deletion: z.object({ dueAt: z.string() }).nullable(),
  mode: z.string(),
  obstacle: z.string(),
});
const fileSchema = z.object({
  about: z.object({ store: z.string(), account: z.string() }),
  parts: z.array(z.object({ table: z.string(), rows: z.array(z.record(z.string(), z.unknown())) })),
});

/** A copy as its owner reads it. */
export interface FetchedCopy {
  readonly answer: TestAnswer;
  readonly file: z.infer<typeof fileSchema>;
  readonly id: string;
}

/** People, and a look at what is stored of them. */
export interface PersonalFixture extends SafetyFixture {
  readonly database: Database;
  /** Lets the jobs be done. */
  readonly idle: () => Promise<void>;
  readonly statusOf: (visitor: TestClient) => Promise<z.infer<typeof statusSchema>>;
  readonly idOf: (email: string) => Promise<string>;
  /** Names of the tables, of the platform's and of the queue's, in which a text stands anywhere. */
  readonly tablesWith: (text: string) => Promise<string[]>;
  /** Lets the days of grace go by. */
  readonly laterThanGrace: () => Promise<void>;
  /** Asks for a copy and reads it. */
  readonly fetchCopy: (visitor: TestClient) => Promise<FetchedCopy>;
}

/** Opens the platform; its opener closes it. */
export async function openPersonal(): Promise<PersonalFixture> {
  const safety = await openSafety();
  const { core, services } = safety.platform;
  const { database } = core;
  const idle = (): Promise<void> => core.jobs.idle();

  async function statusOf(visitor: TestClient): Promise<z.infer<typeof statusSchema>> {
    return statusSchema.parse((await visitor.get(data)).json);
  }

  async function idOf(email: string): Promise<string> {
    const { rows } = await database.direct(
      `SELECT id::text FROM customers WHERE email = '${email}' UNION ALL SELECT id::text FROM staff WHERE email = '${email}'`,
      [],
    );
    return z.tuple([z.object({ id: z.string() })]).parse(rows)[0].id;
  }

  async function tablesWith(text: string): Promise<string[]> {
    const { rows } = await database.direct(
      `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE n.nspname IN ('public', 'pgboss') AND c.relkind IN ('r', 'p') AND NOT c.relispartition`,
      [],
    );
    const found: string[] = [];
    for (const { name } of z.array(z.object({ name: z.string() })).parse(rows)) {
      const seen = await database.direct(`SELECT 1 FROM ${name} t WHERE strpos(t::text, $1) > 0 LIMIT 1`, [
        text,
      ]);
      if (seen.rows.length > 0) found.push(name.replace('public.', ''));
    }
    return found.toSorted();
  }

  async function laterThanGrace(): Promise<void> {
    await database.direct(`UPDATE account_deletions SET due_at = now() - interval '1 second'`, []);
    await services.accounts.personalData.deletion.forgetDue();
  }

  async function fetchCopy(visitor: TestClient): Promise<FetchedCopy> {
    expect(await visitor.post(paths.copies)).toMatchObject({ status: 200 });
    await idle();
    const { copy } = await statusOf(visitor);
    const answer = await visitor.get(`${paths.copies}${copy?.id}/`);
    expect(answer.status, answer.text).toBe(200);
    return { answer, file: fileSchema.parse(answer.json), id: copy?.id ?? '' };
  }

  return { ...safety, database, idle, statusOf, idOf, tablesWith, laterThanGrace, fetchCopy };
}
