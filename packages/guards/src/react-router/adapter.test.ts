import {
  createMemoryRouter,
  createStaticHandler,
  RouterContextProvider,
  type RouteObject,
} from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGuardContext, type PartialGuardContext } from '../context.ts';
import { defineGuard } from '../guard.ts';
import { createRedirectChain } from '../redirect-chain.ts';
import { dashboardAccess, type GuardRef } from '../run-guards.ts';
import { guardLoader, guardMiddleware, type GuardOptions } from './adapter.ts';

const facts = (partial: PartialGuardContext): GuardOptions => ({
  context: () => createGuardContext(partial),
});
const owner = { user: { verified: true, signedEula: true } };
const asks: GuardRef[] = [...dashboardAccess];

/** Both ways of guarding the same routes. */
const ways: [string, (options: GuardOptions, load: () => string) => RouteObject[]][] = [
  [
    'loader',
    (options, load) => [
      { id: 'dashboard', path: '/dashboard/', loader: guardLoader(asks, options, load) },
      { path: '/policy/', loader: guardLoader(['isPaymentProcessorNotDirect'], options) },
      { path: '*', loader: () => null },
    ],
  ],
  [
    'middleware',
    (options, load) => [
      { id: 'dashboard', path: '/dashboard/', middleware: [guardMiddleware(asks, options)], loader: load },
      {
        path: '/policy/',
        middleware: [guardMiddleware(['isPaymentProcessorNotDirect'], options)],
        loader: () => null,
      },
      { path: '*', loader: () => null },
    ],
  ],
];

describe.each(ways)('on the server, as %s', (_, routes) => {
  const query = async (path: string, options: GuardOptions, load = () => 'orders') => {
    const handler = createStaticHandler(routes(options, load));
    const answer = await handler.query(new Request(`https://shop.example${path}`), {
      requestContext: new RouterContextProvider(),
      generateMiddlewareResponse: async (next) => {
        const result = await next(new Request(`https://shop.example${path}`));
        return result instanceof Response
          ? result
          : Response.json({
              loaded: result.loaderData,
              status: result.statusCode,
              errors: Object.values(result.errors ?? {}),
            });
      },
    });
    if (!(answer instanceof Response)) throw new Error('No response');
    return answer;
  };

  it('RR1 redirects a visitor who fails, before anything is loaded', async () => {
    const load = vi.fn(() => 'orders');
    const answer = await query('/dashboard/?tab=2', facts({}), load);
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      302,
      '/login/?redirect_uri=/dashboard/%3Ftab%3D2',
    ]);
    expect(load).not.toHaveBeenCalled();
  });

  it('RR1 loads for a visitor who passes', async () => {
    expect(await (await query('/dashboard/', facts(owner))).json()).toMatchObject({
      loaded: { dashboard: 'orders' },
      status: 200,
    });
  });

  it('RR2 answers 404 on the same path where a guard has no redirect', async () => {
    const answer = await query('/policy/', facts({ store: { paymentProcessor: 'direct' } }));
    expect(await answer.json()).toMatchObject({ status: 404, errors: [{ status: 404 }] });
  });

  it('RR3 sends a visitor straight to the end of a chain, and to /404/ when it has none', async () => {
    const lists: Record<string, GuardRef[]> = {
      '/login/': ['isLoggedIn'],
      '/sign-up/verify/': ['isProStore'],
    };
    const listFor = (pathname: string) => lists[pathname] ?? [];
    const loop = await query('/dashboard/', { ...facts({}), listFor });
    expect(loop.headers.get('Location')).toBe('/404/');
    const chain = await query('/dashboard/', { ...facts({ user: {} }), listFor });
    expect(chain.headers.get('Location')).toBe('/teemill-plans/');
  });
});

describe.each(ways)('in the browser, as %s', (_, routes) => {
  const opened: { dispose: () => void }[] = [];
  afterEach(() => {
    for (const router of opened.splice(0)) router.dispose();
  });

  const open = async (path: string, options: GuardOptions) => {
    const router = createMemoryRouter(
      routes(options, () => 'orders'),
      { initialEntries: ['/'] },
    );
    opened.push(router);
    router.initialize();
    await router.navigate(path);
    return router.state;
  };

  it('RR1 redirects a visitor who fails and lets in one who passes', async () => {
    const away = await open('/dashboard/', facts({}));
    expect(away.location.pathname + away.location.search).toBe('/login/?redirect_uri=/dashboard/');
    const inside = await open('/dashboard/', facts(owner));
    expect([inside.location.pathname, inside.loaderData['dashboard']]).toEqual(['/dashboard/', 'orders']);
  });

  it('RR4 a loop over several navigations ends at /404/ after 100 redirects', async () => {
    let asked = 0;
    const options: GuardOptions = {
      chain: createRedirectChain(),
      context: () => {
        asked += 1;
        return createGuardContext({ user: {} });
      },
    };
    const back = defineGuard('back', () => false, '/dashboard/');
    const router = createMemoryRouter(
      [
        { path: '/dashboard/', loader: guardLoader(['isVerified'], options) },
        { path: '/sign-up/verify/', loader: guardLoader([back], options) },
        { path: '*', loader: () => null },
      ],
      { initialEntries: ['/'] },
    );
    opened.push(router);
    router.initialize();
    await router.navigate('/dashboard/');
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/404/'));
    expect(asked).toBe(101);
  });

  it('RR2 stays on the path with a 404 where a guard has no redirect', async () => {
    const state = await open('/policy/', facts({ store: { paymentProcessor: 'direct' } }));
    expect(state.location.pathname).toBe('/policy/');
    expect(Object.values(state.errors ?? {})).toMatchObject([{ status: 404 }]);
  });
});
