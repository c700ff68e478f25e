import { statusTexts, type CallInput, type CallResponse, type ManagedPlugin } from '@omnis/contract';
import { checkPluginSettings, type Plugin, type PluginFault, type PluginRegistry } from '@omnis/validation';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../http/answer.ts';
import type { Identity } from '../../http/context.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import type { Division } from '../../tenancy/division.ts';
import { writeKey, writtenOnce } from '../idempotency/written-once.ts';
import { pluginState, withPlugin, type PluginState } from './plugin-state.ts';
import { lockPlugins, readPlugins, writePlugins } from './plugins.repository.ts';

/** The store whose plugins are changed, and by whom; a change is made once for its key. */
export interface PluginManager {
  readonly division: Division;
  readonly actor: Identity | null;
  readonly key: string;
}

/** Parts of other domains that plugins need. */
export interface PluginsDeps {
  readonly registry: PluginRegistry;
  /** Tells whether a discount of a store has a code. */
  readonly hasCode: (db: Db, division: number, code: string) => Promise<boolean>;
}

const keptVersion = z.object({ version: z.number() });
const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');

const listedOf = ({ code, title, summary, managedAt }: Plugin, isEnabled: boolean) => ({
  code,
  title,
  summary,
  isEnabled,
  managedAt: managedAt ?? null,
});

function viewOf(plugin: Plugin, { isEnabled, settings, version }: PluginState): ManagedPlugin {
  return {
    ...listedOf(plugin, isEnabled),
    fields: plugin.fields.map(({ name, kind, label, help = '', rules = [], isTestable = false }) => ({
      name,
      kind,
      label,
      help,
      rules: rules.map((rule) => (typeof rule === 'string' ? rule : [rule[0], rule[1]])),
      isTestable,
    })),
    settings: { ...settings },
    version,
  };
}

function refused(faults: readonly PluginFault[]): Failure {
  const errors = faults.map(({ field, message }) => ({ field: `settings.${field}`, message }));
  return { ok: false, code: 'validation_failed', message: faults[0]?.message ?? '', errors };
}

/** Plugins of a store as its team manages them (platform.md §2: `/plugins/`). */
export function createManagedPlugins(
  { database, divisions, cache }: Pick<Core, 'database' | 'divisions' | 'cache'>,
  { registry, hasCode }: PluginsDeps,
) {
  /** Codes of discounts that the store does not have. */
  async function couponFaults(
    db: Db,
    division: number,
    { plugin, state }: { readonly plugin: Plugin; readonly state: PluginState },
  ): Promise<PluginFault[]> {
    const faults: PluginFault[] = [];
    // An offer whose discount is gone can be switched off.
    if (!state.isEnabled) return faults;
    for (const { name, kind } of plugin.fields) {
      const code = String(state.settings[name] ?? '');
      if (kind === 'coupon' && code !== '' && !(await hasCode(db, division, code)))
        faults.push({
          field: name,
          message: `There is no discount with the code ${code}. Create it first, or leave this empty.`,
        });
    }
    return faults;
  }

  async function changed(
    db: Db,
    division: number,
    {
      plugin,
      before,
      body,
    }: {
      readonly plugin: Plugin;
      readonly before: PluginState;
      readonly body: CallInput<'dashboard.updatePlugin'>['body'];
    },
  ): Promise<PluginState> {
    if (plugin.managedAt !== undefined)
      throw new Rollback(
        fail(
          'validation_failed',
          `Change this plugin at ${plugin.managedAt}`,
          body.settings === undefined ? 'isEnabled' : 'settings',
        ),
      );
    if (body.version !== before.version)
      throw new Rollback(
        fail('conflict', 'Somebody else has changed this plugin. Load the page again.', 'version'),
      );
    const isEnabled = body.isEnabled ?? before.isEnabled;
    const checked = checkPluginSettings(plugin, {
      sent: body.settings ?? {},
      before: before.settings,
      isEnabled,
    });
    const after = { isEnabled, settings: checked.settings, version: before.version + 1 };
    const faults = [...checked.faults, ...(await couponFaults(db, division, { plugin, state: after }))];
    if (faults.length > 0) throw new Rollback(refused(faults));
    return after;
  }

  return {
    async list(
      division: Division,
      { limit, cursor }: CallInput<'dashboard.plugins'>['query'],
    ): Promise<Result<CallResponse<'dashboard.plugins'>>> {
      const columns = await database.platform((db) => readPlugins(db, division.id));
      const all = registry.all.map((plugin) => listedOf(plugin, pluginState(plugin, columns).isEnabled));
      const after = cursor === undefined ? 0 : all.findIndex(({ code }) => code === cursor) + 1;
      if (cursor !== undefined && after === 0)
        return fail('validation_failed', 'This is not a cursor of this list', 'cursor');
      const items = all.slice(after, after + limit);
      return ok({ items, next: after + limit < all.length ? (items.at(-1)?.code ?? null) : null });
    },

    async read(division: Division, code: string): Promise<Result<ManagedPlugin>> {
      const plugin = registry.get(code);
      if (!plugin) return gone();
      const columns = await database.platform((db) => readPlugins(db, division.id));
      return ok(viewOf(plugin, pluginState(plugin, columns)));
    },

    async update(
      { division, actor, key }: PluginManager,
      code: string,
      body: CallInput<'dashboard.updatePlugin'>['body'],
    ): Promise<Result<ManagedPlugin>> {
      const plugin = registry.get(code);
      if (!plugin) return gone();
      const updated = await settle(() =>
        database.platform(async (db) => {
          const columns = await lockPlugins(db, division.id);
          const once = writeKey({ call: 'plugin.updated', actor, key }, [code, body]);
          await writtenOnce(db, { division: division.id, once, schema: keptVersion }, async () => {
            const before = pluginState(plugin, columns);
            const after = await changed(db, division.id, { plugin, before, body });
            await writePlugins(db, division.id, withPlugin(plugin, columns, after));
            await recordAudit(db, {
              division: division.id,
              actor,
              action: 'plugin.updated',
              target: `plugin:${code}`,
              data: { isEnabled: after.isEnabled, settings: after.settings },
            });
            return { version: after.version };
          });
          return pluginState(plugin, await readPlugins(db, division.id));
        }),
      );
      if (!updated.ok) return updated;
      await divisions.changed(division.id);
      cache.drop([`division:${division.id}`, `pages:${division.id}`]);
      return ok(viewOf(plugin, updated.value));
    },
  };
}
