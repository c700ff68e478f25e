import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

/** Most addresses whose routes are known; each is a hundred bytes. */
const limit = 4000;

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
 * Finds the build for an address that knows no other routes than those of its page. The router goes through all sixty of
 * a storefront several times a page; which of them are meant is found once for each address.
 *
 * @returns the same build for all addresses of one kind of page; the whole one where no route is meant
 * @example
 * const buildFor = matchedBuilds(build);
 * buildFor('/product/fox/') === buildFor('/product/bear/'); // true
 */
export function matchedBuilds<B extends Pick<ServerBuild, 'routes'>>(build: B): (pathname: string) => B {
  const all = routeObjects(build.routes);
  const byPath = new Map<string, B>();
  const byPage = new Map<string, B>();
  const find = (pathname: string): B => {
    const ids = (matchRoutes(all, pathname) ?? []).flatMap(({ route: { id } }) => id ?? []);
    const page = ids.at(-1);
    if (page === undefined) return build;
    const routes: Routes = Object.fromEntries(ids.map((id) => [id, build.routes[id]]));
    const made = byPage.get(page) ?? { ...build, routes };
    byPage.set(page, made);
    return made;
  };
  return (pathname) => {
    const known = byPath.get(pathname);
    if (known) return known;
    const found = find(pathname);
    if (byPath.size >= limit) byPath.clear();
    byPath.set(pathname, found);
    return found;
  };
}
