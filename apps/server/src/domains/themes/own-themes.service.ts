import { randomUUID } from 'node:crypto';
import { mostOwnThemes, type StoredTheme, type ThemeLook } from '@omnis/contract';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, Rollback, settle, type Result } from '../../http/answer.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import { writeKey, writtenOnce } from '../idempotency/written-once.ts';
import { lookFault, lookOf } from './look.ts';
import {
  deleteOwnTheme,
  insertOwnTheme,
  listOwnThemes,
  lockOwnThemes,
  renameOwnTheme,
  type OwnThemeRow,
} from './own-themes.repository.ts';
import type { ThemeActor } from './themes.service.ts';

const kept = z.object({ id: z.string() });

const toTheme = ({ id, name, theme, properties, dark, created_at, version }: OwnThemeRow): StoredTheme => ({
  id,
  name,
  ...lookOf(theme, properties, dark),
  createdAt: created_at.toISOString(),
  version,
});

const gone = () => fail('not_found', 'This theme is not there any more');

function freeName(rows: readonly OwnThemeRow[], name: string, id: string): void {
  const taken = rows.some((row) => row.id !== id && row.name.toLowerCase() === name.toLowerCase());
  if (taken) throw new Rollback(fail('validation_failed', 'Another theme has this name', 'name'));
}

/** Themes that a store keeps under names of its own. */
export function createOwnThemes({ database }: Pick<Core, 'database'>) {
  const all = (division: number): Promise<OwnThemeRow[]> =>
    database.tenant(division, (db) => listOwnThemes(db, division));

  /** Makes a change once for its key, under the lock of the list, with a line in the audit log. */
  async function change(
    { division: { id: division }, actor, key }: ThemeActor,
    { call, request }: { readonly call: string; readonly request: unknown },
    work: (db: Db, rows: readonly OwnThemeRow[]) => Promise<{ readonly id: string; readonly name: string }>,
  ): Promise<Result<string>> {
    return settle(() =>
      database.tenant(division, async (db) => {
        const once = writeKey({ call, actor, key }, request);
        const { value } = await writtenOnce(db, { division, once, schema: kept }, async () => {
          await lockOwnThemes(db, division);
          const { id, name } = await work(db, await listOwnThemes(db, division));
          await recordAudit(db, { division, actor, action: call, target: `theme:${id}`, data: { name } });
          return { id };
        });
        return value.id;
      }),
    );
  }

  async function shown(division: number, id: Result<string>): Promise<Result<StoredTheme>> {
    if (!id.ok) return id;
    const row = (await all(division)).find((each) => each.id === id.value);
    return row ? ok(toTheme(row)) : gone();
  }

  return {
    list: async (division: number): Promise<StoredTheme[]> => (await all(division)).map(toTheme),

    async create(actor: ThemeActor, { name, ...look }: ThemeLook & { readonly name: string }) {
      const { division } = actor;
      const fault = lookFault(look, [division.theme]);
      if (fault !== null) return fault;
      const created = await change(actor, { call: 'theme.kept', request: [name, look] }, async (db, rows) => {
        freeName(rows, name, '');
        if (rows.length >= mostOwnThemes)
          throw new Rollback(
            fail('conflict', `A store keeps at most ${mostOwnThemes} themes. Delete one first.`),
          );
        const id = randomUUID();
        await insertOwnTheme(db, {
          division_id: division.id,
          id,
          name,
          theme: look.theme,
          properties: JSON.stringify(look.values),
          dark: JSON.stringify(look.dark),
        });
        return { id, name };
      });
      return shown(division.id, created);
    },

    async rename(
      actor: ThemeActor,
      id: string,
      { version, name }: { readonly version: number; readonly name: string },
    ) {
      const { division } = actor;
      const renamed = await change(
        actor,
        { call: 'theme.renamed', request: [id, version, name] },
        async (db, rows) => {
          const row = rows.find((each) => each.id === id);
          if (!row) throw new Rollback(gone());
          if (row.version !== version)
            throw new Rollback(
              fail('conflict', 'Somebody else has changed this theme. Load it again.', 'version'),
            );
          freeName(rows, name, id);
          await renameOwnTheme(db, { division: division.id, id }, name);
          return { id, name };
        },
      );
      return shown(division.id, renamed);
    },

    async remove(actor: ThemeActor, id: string): Promise<Result<{ message: string }>> {
      const { division } = actor;
      const removed = await change(actor, { call: 'theme.deleted', request: id }, async (db, rows) => {
        const row = rows.find((each) => each.id === id);
        if (!row || !(await deleteOwnTheme(db, { division: division.id, id }))) throw new Rollback(gone());
        return { id, name: row.name };
      });
      return removed.ok ? ok({ message: 'The theme was deleted' }) : removed;
    },
  };
}

/** Themes that a store keeps. */
export type OwnThemes = ReturnType<typeof createOwnThemes>;
