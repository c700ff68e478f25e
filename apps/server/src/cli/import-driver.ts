import { createReadStream, openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { errorSchema, importRowSchema, importSchema, listOf, type Import } from '@omnis/contract';
import type { z } from 'zod';
import type { Config } from '../config.ts';
import { readControlFile, type ControlPoint } from '../control/control-file.ts';
import type { Result } from '../http/answer.ts';
import { UsageError } from './arguments.ts';
import { openPlatform } from './open.ts';

const viewSchema = importSchema.extend({ rows: listOf(importRowSchema) });

/** An import with rows. */
export type ImportView = z.output<typeof viewSchema>;

/** Carries out an import, here or in the running server. */
export interface ImportDriver {
  where: string;
  create(file: string): Promise<Import>;
  get(id: number, action?: string): Promise<ImportView>;
  apply(id: number): Promise<void>;
  close(): Promise<void>;
}

/** The server or a rule refused. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
}

function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new ImportRefused(result.message);
  return result.value;
}

function remoteDriver(point: ControlPoint, store: string): ImportDriver {
  const call = async (
    path: string,
    init: RequestInit,
    query: Record<string, string> = {},
  ): Promise<unknown> => {
    const url = new URL(path, point.url);
    for (const [name, value] of Object.entries({ store, ...query })) url.searchParams.set(name, value);
    const response = await fetch(url, {
      ...init,
      headers: { authorization: `Bearer ${point.token}`, ...init.headers },
    });
    const body: unknown = await response.json();
    if (!response.ok) throw new ImportRefused(errorSchema.parse(body).message);
    return body;
  };
  return {
    where: 'by the running server',
    create: async (file) =>
      importSchema.parse(
        await call(
          '/omnis/control/imports',
          {
            method: 'POST',
            body: await openAsBlob(file),
            headers: { 'content-type': 'application/octet-stream' },
          },
          { filename: basename(file) },
        ),
      ),
    get: async (id, action) =>
      viewSchema.parse(
        await call(`/omnis/control/imports/${id}`, { method: 'GET' }, action ? { action } : {}),
      ),
    apply: async (id) => void (await call(`/omnis/control/imports/${id}/apply`, { method: 'POST' })),
    close: async () => undefined,
  };
}

async function localDriver(config: Config, store: string): Promise<ImportDriver> {
  const { core, services } = await openPlatform(config);
  const close = async (): Promise<void> => {
    await core.jobs.stop();
    await core.database.close();
  };
  const division = core.divisions.byCode(store);
  if (!division) {
    await core.database.close();
    const known = core.divisions
      .all()
      .map(({ code }) => code)
      .join(', ');
    throw new UsageError(
      `There is no store “${store}”. ${known === '' ? 'Run `pnpm omnis seed` or `pnpm start` first.' : `There are: ${known}.`}`,
    );
  }
  await core.jobs.start();
  return {
    where: 'here',
    create: async (file) =>
      unwrap(
        await services.imports.create(division, {
          filename: basename(file),
          mime: 'text/csv',
          stream: createReadStream(file),
          truncated: () => false,
        }),
      ),
    get: async (id, action) =>
      unwrap(await services.imports.get(division, id, { page: 1, perPage: 100, action })),
    apply: async (id) => void unwrap(await services.imports.apply(division, id)),
    close,
  };
}

/** The running server does it when there is one, since the embedded database has one user at a time. */
export async function importDriver(config: Config, store: string): Promise<ImportDriver> {
  const point = readControlFile(config.dataDir);
  return point ? remoteDriver(point, store) : localDriver(config, store);
}
