import { useContext, useEffect, useRef } from 'react';
import {
  createPath,
  matchRoutes,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  useNavigation,
} from 'react-router';

/**
 * Goes to a page as a document where its code cannot be had. The router loads the page anew that the shopper is on, so
 * that a link led nowhere; it tells nobody, so that the same file is asked for beside it.
 */
export function RouteCode(): null {
  const { location: pending } = useNavigation();
  const framework = useContext(FrameworkContext);
  const routes = useContext(DataRouterContext)?.router.routes;
  const wanted = useRef('');
  useEffect(() => {
    if (pending === undefined || framework === undefined || routes === undefined) return;
    wanted.current = createPath(pending);
    // After the router has answered the failure: of two ways, a browser goes the later one.
    const go = (): void => void setTimeout(() => location.assign(wanted.current));
    for (const { route } of matchRoutes([...routes], pending) ?? []) {
      const file = framework.manifest.routes[route.id]?.module;
      if (file !== undefined && !(route.id in framework.routeModules))
        import(/* @vite-ignore */ file).catch(go);
    }
  }, [pending, framework, routes]);
  return null;
}
