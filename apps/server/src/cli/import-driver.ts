import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { errorSchema, importRowSchema, importSchema, listOf, type Import } from '@omnis/contract';
import type { z } from 'zod';
import type { Config } from '../config.ts';
import { callControl, findServer, type ControlCall } from '../control/control-client.ts';
import type { ControlPoint } from '../control/control-file.ts';
import type { Result } from '../http/answer.ts';
import type { Division } from '../tenancy/division.ts';
import { openPlatform } from './open.ts';
import { storeOf } from './store-of.ts';

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
  const call = async (order: Omit<ControlCall, 'query'>, query: Record<string, string> = {}) => {
    const { status, json } = await callControl(point, { ...order, query: { store, ...query } });
    if (status >= 400) throw new ImportRefused(errorSchema.parse(json).message);
    return json;
  };
  const path = '/omnis/control/imports';
  return {
    where: 'by the running server',
    create: async (file) => {
      const body = createReadStream(file);
      return importSchema.parse(await call({ method: 'POST', path, body }, { filename: basename(file) }));
    },
    get: async (id, action) =>
      viewSchema.parse(await call({ method: 'GET', path: `${path}/${id}` }, action ? { action } : {})),
    apply: async (id) => void (await call({ method: 'POST', path: `${path}/${id}/apply` })),
    close: async () => undefined,
  };
}

async function localDriver(config: Config, store: string): Promise<ImportDriver> {
  const { core, services } = await openPlatform(config);
  const close = async (): Promise<void> => {
    await core.jobs.stop();
    await core.database.close();
  };
  let division: Division;
  try {
    division = await storeOf(core.divisions, store);
    await core.jobs.start();
  } catch (error) {
    await core.database.close();
    throw error;
  }
  return {
    where: 'here',
    create: async (file) =>
      unwrap(
        await services.imports.service.create(division, {
          filename: basename(file),
          mime: 'text/csv',
          stream: createReadStream(file),
          truncated: () => false,
        }),
      ),
    get: async (id, action) =>
      unwrap(await services.imports.service.get(division, id, { page: 1, perPage: 100, action })),
    apply: async (id) => void unwrap(await services.imports.service.apply(division, id)),
    close,
  };
}

/** The running server does it when there is one, since the embedded database has one user at a time. */
export async function importDriver(config: Config, store: string): Promise<ImportDriver> {
  const point = await findServer(config.dataDir);
  return point ? remoteDriver(point, store) : localDriver(config, store);
}
