import { useContext, useEffect } from 'react';
import {
  createPath,
  matchRoutes,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router';
import { onTheWayTo } from '../kit/go-on.ts';

/**
 * Keeps to where the shopper is on their way, while the code of that page is fetched. Where it cannot be had, the router
 * loads the page anew that they are on, so that a link led nowhere: that page leads on when it starts (`goesOn`). The
 * router itself is listened to: code that has failed before fails again before anything is rendered.
 */
export function RouteCode(): null {
  const routeModules = useContext(FrameworkContext)?.routeModules;
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    if (router === undefined || routeModules === undefined) return undefined;
    let isKept = false;
    return router.subscribe(({ navigation: { location: pending } }) => {
      const matches = (pending && matchRoutes([...router.routes], pending)) ?? [];
      const path =
        pending === undefined || matches.every(({ route }) => route.id in routeModules)
          ? null
          : createPath(pending);
      if (path === null && !isKept) return;
      isKept = path !== null;
      onTheWayTo(path);
    });
  }, [router, routeModules]);
  return null;
}
