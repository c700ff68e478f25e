import type { Plugin } from './plugin.types.ts';

/** The plugins of a platform, by their codes. */
export interface PluginRegistry {
  /** In the order in which they were given. */
  readonly all: readonly Plugin[];
  /** The plugin of a code; undefined where there is none. */
  get(code: string): Plugin | undefined;
}

/**
 * Collects plugins; the built-in ones come first, then those of other teams.
 *
 * @throws {Error} when two plugins have the same code
 * @example
 * const reviews = definePlugin({ code: 'acme-reviews', title: 'Acme reviews', summary: 'Shows reviews.', fields: [] });
 * createPluginRegistry([reviews]).get('acme-reviews')?.title; // 'Acme reviews'
 */
// @__NO_SIDE_EFFECTS__
export function createPluginRegistry(plugins: readonly Plugin[]): PluginRegistry {
  const byCode = new Map<string, Plugin>();
  for (const plugin of plugins) {
    if (byCode.has(plugin.code))
      throw new Error(`Two plugins have the code ${plugin.code}. Rename one of them.`);
    byCode.set(plugin.code, plugin);
  }
  return { all: [...byCode.values()], get: (code) => byCode.get(code) };
}
