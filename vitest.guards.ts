import type { Session } from '@omnis/contract';
import { guardsForPath, runGuards } from '@omnis/guards';
import { matchRoutes, RouterContextProvider, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';

/** Somebody who is signed in. */
export type Account = NonNullable<Session['user']>;

/** Options of an app whose browser has to guard its routes as the server does. */
export interface GuardedRoutes {
  readonly app: 'dashboard' | 'atlas';
  /** The app's routes, over a store whose calls are answered by `fetch`. */
  readonly routesOver: (fetch: () => Promise<Response>) => RouteObject[];
  /** Kind of account that counts as signed in; others are nobody there. */
  readonly kind: Account['kind'];
  /** Accounts to test with, besides nobody. */
  readonly people: readonly Account[];
  /** Beginning of each test's title, such as the number of a rule. */
  readonly rule?: string;
}

/** An account of a kind, proved and signed unless told. */
export function account(kind: Account['kind'], over: Partial<Account> = {}): Account {
  return {
    id: '1',
    kind,
    email: 'a@omnis.example',
    firstName: 'Ada',
    lastName: 'Lee',
    avatar: null,
    verified: true,
    signedEula: true,
    twoFactorAuthEnabled: false,
    internal: kind === 'staff',
    permissions: [],
    ...over,
  };
}

/** Addresses of a list of routes, with 7 for what a path leaves open. */
function addresses(list: readonly RouteObject[], above = '/'): string[] {
  return list.flatMap((route) => {
    const own = route.path ?? '';
    const path = own.startsWith('/') ? own : `${above}${own}`;
    return [path.replace(/:\w+/g, '7').replace('*', 'nothing/'), ...addresses(route.children ?? [], path)];
  });
}

function isRedirect(thrown: unknown): thrown is Response {
  return thrown instanceof Response && thrown.status === 302;
}

/** Where the loaders of a path send who comes; null for nowhere. */
async function sentTo(list: RouteObject[], address: string): Promise<string | null> {
  const url = new URL(address, 'http://here');
  for (const { route, params } of matchRoutes(list, url.pathname) ?? []) {
    const request = new Request(url);
    const context = new RouterContextProvider();
    if (typeof route.loader !== 'function') continue;
    try {
      await route.loader({ request, url, params, context, pattern: route.path ?? '' });
    } catch (thrown) {
      if (isRedirect(thrown)) return thrown.headers.get('location');
      throw thrown;
    }
  }
  return null;
}

/** Tests that the loaders of an app send everybody where the guards send them on the server, for each of its routes. */
export function testRouteGuards({ app, routesOver, kind, people, rule }: GuardedRoutes): void {
  const nobody = async (): Promise<Response> => Response.json({});
  const all = [...new Set(addresses(routesOver(nobody)))].flatMap((path) => [
    path,
    `${path}?token=x`,
    `${path}?redirect_uri=/orders/7/`,
  ]);

  describe(`the routes of ${app}${rule === undefined ? '' : `, ${rule}`}`, () => {
    it('the routes are known', () => expect(all.length).toBeGreaterThan(12));

    it.each(all)('the browser guards %s as the server does', async (address) => {
      for (const user of [null, ...people]) {
        const known = user?.kind === kind ? user : null;
        const result = runGuards(guardsForPath(app, address.split('?', 1)[0] ?? ''), {
          path: address,
          atlas: app === 'atlas',
          user: known,
        });
        const answer = async () => Response.json({ user, store: { active: null, all: [] } });
        const target = await sentTo(routesOver(answer), address);
        const who = user
          ? `${user.kind} ${user.verified} ${user.signedEula} ${user.twoFactorOwed ?? false}`
          : 'nobody';
        expect([who, target]).toEqual([who, result.passed ? null : result.redirect]);
      }
    });
  });
}
