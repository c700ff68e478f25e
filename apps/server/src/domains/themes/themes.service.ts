import type { ThemeLook, ThemeState } from '@omnis/contract';
import { themeScheduleDays } from '@omnis/contract';
import { themePreviewParameter } from '@omnis/theme';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, Rollback, settle, type Result } from '../../http/answer.ts';
import type { Identity } from '../../http/context.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import type { Division } from '../../tenancy/division.ts';
import { createWriteSettings } from '../divisions/settings/write-settings.ts';
import { writeKey, writtenOnce } from '../idempotency/written-once.ts';
import { ensureDraft, findDraft, writeDraft, type DraftRow } from './drafts.repository.ts';
import { liveLook, lookFault, lookOf } from './look.ts';
import { opensPreview, previewToken } from './preview-token.ts';
import { publishTheme } from './theme-jobs.ts';

/** A person who changes the theme of a store. */
export interface ThemeActor {
  readonly division: Division;
  readonly actor: Identity | null;
  /** `Idempotency-Key` of the request; '' without one. */
  readonly key: string;
  /** Origin of a host, reached as the request came. */
  readonly originAt: (host: string) => string;
}

const nothing = z.object({});

/** A person as a draft names them. */
const by = (actor: Identity | null) => ({
  by_kind: actor?.kind ?? '',
  by_id: actor?.id ?? '',
  by_name: actor?.name ?? '',
});
const day = 24 * 60 * 60 * 1000;

const draftLook = (row: DraftRow | undefined): ThemeLook | null =>
  row === undefined || row.theme === null ? null : lookOf(row.theme, row.properties, row.dark);

const stale = () =>
  new Rollback(fail('conflict', 'Somebody else has changed this theme. Load it again.', 'version'));

/** The theme of a store: what shoppers see, and the draft beside it (storefront.md §1 "Owners edit themes"). */
export function createThemesService(core: Core) {
  const { database, divisions, jobs, secrets } = core;
  const write = createWriteSettings(core);

  function show(
    { division, originAt }: Pick<ThemeActor, 'division' | 'originAt'>,
    row: DraftRow | undefined,
  ): ThemeState {
    const draft = draftLook(row);
    const { token, until } = previewToken(secrets, division.id);
    const origin = originAt(divisions.previewHostOf(division));
    return {
      live: liveLook(division),
      draft,
      version: row?.version ?? 0,
      publishAt: row?.publish_at?.toISOString() ?? null,
      changedAt: draft === null ? null : (row?.changed_at.toISOString() ?? null),
      changedBy: draft === null ? '' : (row?.by_name ?? ''),
      fonts: division.themeFonts.map(({ latin: _latin, whole: _whole, ...font }) => font),
      preview: { url: `${origin}/?${themePreviewParameter}=${token}`, token, expiresAt: until.toISOString() },
    };
  }

  const read = async (actor: Pick<ThemeActor, 'division' | 'originAt'>): Promise<ThemeState> =>
    show(actor, await database.tenant(actor.division.id, (db) => findDraft(db, actor.division.id)));

  /** The draft in the version that was read, under its lock. */
  async function hold(db: Db, division: number, version: number): Promise<DraftRow> {
    await ensureDraft(db, division);
    const row = await findDraft(db, division, true);
    if (row === undefined || row.version !== version) throw stale();
    return row;
  }

  /** Changes the draft once for its key, with a line in the audit log. */
  function change(
    { division: { id }, actor, key }: ThemeActor,
    { action, request }: { readonly action: string; readonly request: unknown },
    work: (db: Db) => Promise<Readonly<Record<string, unknown>>>,
  ): Promise<Result<unknown>> {
    return settle(() =>
      database.tenant(id, (db) =>
        writtenOnce(
          db,
          { division: id, once: writeKey({ call: action, actor, key }, request), schema: nothing },
          async () => {
            const data = await work(db);
            await recordAudit(db, { division: id, actor, action, target: `division:${id}`, data });
            return {};
          },
        ),
      ),
    );
  }

  const answer = async (actor: ThemeActor, done: Result<unknown>): Promise<Result<ThemeState>> =>
    done.ok ? ok(await read(actor)) : done;

  async function save(
    actor: ThemeActor,
    {
      version,
      ...changes
    }: Partial<ThemeLook> & { readonly version: number; readonly publishAt?: null | undefined },
  ): Promise<Result<ThemeState>> {
    const { division } = actor;
    const done = await change(
      actor,
      { action: 'theme.draft_changed', request: [version, changes] },
      async (db) => {
        const row = await hold(db, division.id, version);
        const before = draftLook(row) ?? liveLook(division);
        const after: ThemeLook = {
          theme: changes.theme ?? before.theme,
          values: changes.values ?? before.values,
          dark: changes.dark ?? before.dark,
        };
        const fault = lookFault(after, [division.theme, before.theme]);
        if (fault !== null) throw new Rollback(fault);
        await writeDraft(db, division.id, {
          theme: after.theme,
          properties: JSON.stringify(after.values),
          dark: JSON.stringify(after.dark),
          publish_at: changes.publishAt === null ? null : row.publish_at,
          ...by(actor.actor),
        });
        return { theme: after.theme, values: Object.keys(after.values).length };
      },
    );
    return answer(actor, done);
  }

  /** Puts the draft in the place of the live theme: in one transaction, and for all shoppers from their next page on. */
  async function publishNow(
    { division, actor, key }: Pick<ThemeActor, 'division' | 'actor' | 'key'>,
    { request, isMeant }: { readonly request: unknown; readonly isMeant: (row: DraftRow) => boolean },
  ): Promise<Result<Division>> {
    return settle(async () => {
      const row = await database.tenant(division.id, (db) => findDraft(db, division.id));
      // Nothing of it is written without a draft: `also` looks again, under the draft's lock.
      const shown = draftLook(row) ?? liveLook(division);
      return write(
        division,
        {
          theme: shown.theme,
          theme_properties: JSON.stringify(shown.values),
          theme_dark: JSON.stringify(shown.dark),
        },
        {
          actor,
          action: 'store.theme_changed',
          data: { from: division.theme, to: shown.theme, values: Object.keys(shown.values).length },
          once: writeKey({ call: 'theme.published', actor, key }, request),
          also: async (db) => {
            const held = await findDraft(db, division.id, true);
            if (held === undefined || held.theme === null) throw noDraft();
            if (held.version !== row?.version || !isMeant(held)) throw stale();
            await writeDraft(db, division.id, {
              theme: null,
              properties: '{}',
              dark: '{}',
              publish_at: null,
              ...by(null),
            });
          },
        },
      );
    });
  }

  async function schedule(actor: ThemeActor, version: number, at: Date): Promise<Result<ThemeState>> {
    const { division } = actor;
    if (at.getTime() > Date.now() + themeScheduleDays * day)
      return fail('validation_failed', `Choose a time within the next ${themeScheduleDays} days`, 'at');
    const done = await change(
      actor,
      { action: 'theme.scheduled', request: [version, at.toISOString()] },
      async (db) => {
        const row = await hold(db, division.id, version);
        const look = draftLook(row);
        if (look === null) throw noDraft();
        await writeDraft(db, division.id, {
          theme: look.theme,
          properties: JSON.stringify(look.values),
          dark: JSON.stringify(look.dark),
          publish_at: at,
          ...by(actor.actor),
        });
        const afterSeconds = Math.max(1, Math.ceil((at.getTime() - Date.now()) / 1000));
        await jobs.enqueueLater(db, publishTheme, {
          data: { division: division.id, at: at.toISOString() },
          afterSeconds,
        });
        return { at: at.toISOString() };
      },
    );
    return answer(actor, done);
  }

  jobs.handle(publishTheme, async ({ division: id, at }) => {
    const division = await divisions.byId(id);
    if (!division) return;
    const done = await publishNow(
      { division, actor: null, key: '' },
      {
        request: at,
        isMeant: ({ publish_at }) => publish_at?.toISOString() === new Date(at).toISOString(),
      },
    );
    if (done.ok) return;
    if (done.code !== 'conflict') throw new Error(done.message);
    // Published by hand, discarded, or given another time: then there is nothing to do. Saved meanwhile: once more.
    const row = await database.tenant(id, (db) => findDraft(db, id));
    if (row?.publish_at?.toISOString() === new Date(at).toISOString()) throw new Error(done.message);
  });

  return {
    read,
    save,

    /** Publishes the draft, at once or at a time that is still to come. */
    async publish(
      actor: ThemeActor,
      { version, at }: { readonly version: number; readonly at: string | null },
    ): Promise<Result<ThemeState>> {
      const due = at === null ? null : new Date(at);
      if (due !== null && due.getTime() > Date.now()) return schedule(actor, version, due);
      const done = await publishNow(actor, {
        request: version,
        isMeant: (row) => row.version === version,
      });
      return done.ok ? ok(await read({ ...actor, division: done.value })) : done;
    },

    /** Discards the draft, with the time at which it would have been published. */
    async discard(actor: ThemeActor): Promise<Result<ThemeState>> {
      const { id } = actor.division;
      const done = await change(actor, { action: 'theme.draft_discarded', request: id }, async (db) => {
        await ensureDraft(db, id);
        const row = await findDraft(db, id, true);
        if (row?.theme === null) return {};
        await writeDraft(db, id, {
          theme: null,
          properties: '{}',
          dark: '{}',
          publish_at: null,
          ...by(null),
        });
        return { theme: row?.theme };
      });
      return answer(actor, done);
    },

    /**
     * The look that a preview shows: the draft, or the live theme where there is none.
     *
     * @returns null for a token that is made up, old, or of another store
     */
    async previewed(division: Division, token: string): Promise<ThemeLook | null> {
      if (!opensPreview(secrets, division.id, token)) return null;
      const row = await database.tenant(division.id, (db) => findDraft(db, division.id));
      return draftLook(row) ?? liveLook(division);
    },
  };
}

const noDraft = () =>
  new Rollback(fail('conflict', 'There are no changes to publish. Change the theme first.', 'version'));

/** The theme of a store. */
export type ThemesService = ReturnType<typeof createThemesService>;
