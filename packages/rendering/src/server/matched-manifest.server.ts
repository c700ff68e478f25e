import type { EntryContext } from 'react-router';

type Manifest = EntryContext['manifest'];

/**
 * The router's manifest with the routes of a page alone. The router makes a tree of all that it is given and looks for the
 * page in it once more; a shop has sixty, and a page stands in four. The others are nowhere in the document: the browser
 * has them in a file (`routeDiscovery` is `initial`).
 */
export function matchedManifest(
  manifest: Manifest,
  matches: readonly { readonly route: { readonly id: string } }[],
): Manifest {
  const routes: Manifest['routes'] = {};
  for (const { route } of matches) routes[route.id] = manifest.routes[route.id];
  return { ...manifest, routes };
}
