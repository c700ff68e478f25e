import { pluginsSchema } from '@omnis/models';
import { readPluginSettings, type Plugin, type PluginRegistry, type PluginSettings } from '@omnis/validation';
import { z } from 'zod';

const noted = z.looseObject({
  version: z.number().int().default(1),
  /** The settings of a plugin that is off. */
  kept: z.record(z.string(), z.unknown()).optional(),
});
const columnsSchema = z.object({ plugins: pluginsSchema, plugin_settings: z.record(z.string(), noted) });

/** The columns of a store that hold its plugins. */
export type PluginColumns = z.output<typeof columnsSchema>;

/** Reads the columns of a store that hold its plugins. */
export const readPluginColumns = (row: unknown): PluginColumns => columnsSchema.parse(row);

/** A plugin of a store. */
export interface PluginState {
  readonly isEnabled: boolean;
  readonly settings: PluginSettings;
  readonly version: number;
}

function storedOf(
  { plugins }: Pick<PluginColumns, 'plugins'>,
  code: string,
): Readonly<Record<string, unknown>> | undefined {
  const stored: unknown = Object.hasOwn(plugins, code) ? plugins[code] : undefined;
  return typeof stored === 'object' && stored !== null ? { ...stored } : undefined;
}

const isOff = (stored: Readonly<Record<string, unknown>>): boolean =>
  stored['disabled'] === true || stored['enabled'] === false;

/** Reads a plugin of a store: it is on where the shop would show it. */
export function pluginState(plugin: Plugin, columns: PluginColumns): PluginState {
  const stored = storedOf(columns, plugin.code);
  const { version = 1, kept } = columns.plugin_settings[plugin.code] ?? {};
  return {
    isEnabled: stored !== undefined && !isOff(stored),
    settings: readPluginSettings(plugin, stored ?? kept),
    version,
  };
}

/**
 * The columns with a plugin changed. A plugin that is off is missing from `plugins`, which the shop reads, and its
 * settings wait in `plugin_settings`. Settings that the form does not have stay.
 */
export function withPlugin(
  plugin: Plugin,
  columns: PluginColumns,
  { isEnabled, settings, version }: PluginState,
): { plugins: string; plugin_settings: string } {
  const { [plugin.code]: _, ...others } = columns.plugins;
  const before = storedOf(columns, plugin.code) ?? columns.plugin_settings[plugin.code]?.kept ?? {};
  const { disabled: __, scripts: ___, ...rest } = before;
  const stored = { ...rest, ...settings };
  return {
    plugins: JSON.stringify({
      ...others,
      ...(isEnabled && { [plugin.code]: stored }),
    }),
    plugin_settings: JSON.stringify({
      ...columns.plugin_settings,
      [plugin.code]: { version, ...(!isEnabled && { kept: stored }) },
    }),
  };
}

/**
 * The plugins as the shop has them: the scripts of each are those of its manifest now, and a plugin that is not installed
 * any more has none, whatever a store has stored of it.
 */
export const shownPlugins =
  ({ get }: Pick<PluginRegistry, 'get'>) =>
  (plugins: PluginColumns['plugins']): PluginColumns['plugins'] => {
    const scripts = Object.keys(plugins).flatMap((code) => {
      const stored = storedOf({ plugins }, code);
      if (stored === undefined) return [];
      const { scripts: _stored, ...rest } = stored;
      const plugin = get(code);
      const made = plugin && !isOff(stored) ? (plugin.scripts?.(readPluginSettings(plugin, rest)) ?? []) : [];
      return [[code, made.length > 0 ? { ...rest, scripts: made } : rest] as const];
    });
    return pluginsSchema.parse({ ...plugins, ...Object.fromEntries(scripts) });
  };
