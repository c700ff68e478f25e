import { createPluginRegistry, type Plugin } from '@omnis/validation';
import type { Core } from '../../core.ts';
import { answeredOnce, route, type Route } from '../../http/route.ts';
import { createRateLimits } from '../../security/rate-limits.ts';
import type { Discounts } from '../discounts/discounts.ts';
import { createManagedPlugins } from './managed-plugins.ts';
import { builtInPlugins } from './manifests/index.ts';
import { shownPlugins } from './plugin-state.ts';
import { createPluginTests } from './plugin-tests.ts';
import { askVendor, type VendorLookUp } from './vendor-look-up.ts';

/** Additions of a platform that is built on this one, and stand-ins of tests. */
export interface PluginsOutside {
  /** Plugins of other teams, made with `definePlugin`; they follow the built-in ones. */
  readonly added?: readonly Plugin[];
  /** How vendors are asked whether an id exists. */
  readonly lookUp?: VendorLookUp;
}

/**
 * Plugins of stores (storefront.md §3, Subdomain plugins): what a store's team manages, with its calls.
 *
 * @throws {Error} when two plugins have the same code
 */
export function createPlugins(
  core: Core,
  { discounts, outside = {} }: { discounts: Discounts; outside?: PluginsOutside | undefined },
): { readonly routes: Route[] } {
  const deps = {
    registry: createPluginRegistry([...builtInPlugins, ...(outside.added ?? [])]),
    hasCode: discounts.hasCode,
  };
  core.divisions.showPlugins(shownPlugins(deps.registry));
  const managed = createManagedPlugins(core, deps);
  const test = createPluginTests({
    ...deps,
    database: core.database,
    lookUp: outside.lookUp ?? askVendor,
    limits: createRateLimits(core.database),
  });
  return {
    routes: [
      route('dashboard.plugins', ({ division }, { query }) => managed.list(division, query)),
      route('dashboard.plugin', ({ division }, { params }) => managed.read(division, params.code)),
      route('dashboard.updatePlugin', ({ division, visitor, idempotencyKey: key }, { params, body }) =>
        managed.update({ division, actor: visitor.identity, key }, params.code, body),
      ),
      answeredOnce(
        route('dashboard.testPlugin', ({ division }, { params, body }) =>
          test(division.id, params.code, body),
        ),
      ),
    ],
  };
}
