import { createStaticHandler, type RouteObject, type ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

/** Its routes as the router matches them. */
function routeObjects(routes: Routes, parent?: string): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (route === undefined || route.parentId !== parent) return [];
    const { id, path, index, caseSensitive } = route;
    const base = { id, path, caseSensitive };
    return [index === true ? { ...base, index } : { ...base, children: routeObjects(routes, id) }];
  });
}

/**
 * Finds the build for a request that knows no other routes than those of its page: the router goes through all sixty of a
 * storefront several times a page.
 *
 * @returns the same build for all addresses of one kind of page; the whole one where no route is meant
 * @example
 * const buildFor = matchedBuilds(build);
 * await buildFor(new Request(`${origin}/product/fox/`)); // as for /product/bear/
 */
export function matchedBuilds<B extends Pick<ServerBuild, 'routes'>>(
  build: B,
): (request: Request) => Promise<B> {
  // It orders the routes and compiles their patterns once. `matchRoutes` does both at each call, for a tenth of a page.
  const handler = createStaticHandler(routeObjects(build.routes));
  const byPage = new Map<string, B>();
  return async (request) => {
    const found = await handler.query(request);
    const matches = found instanceof Response || found.errors ? [] : found.matches;
    const ids = matches.map(({ route }) => route.id);
    const page = ids.at(-1);
    if (page === undefined) return build;
    const known = byPage.get(page);
    if (known) return known;
    const made = { ...build, routes: Object.fromEntries(ids.map((id) => [id, build.routes[id]])) };
    byPage.set(page, made);
    return made;
  };
}
