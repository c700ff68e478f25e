import { failureOf } from '@omnis/api-client';
import { failedRead } from '@omnis/shop-kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import {
  createMemoryRouter,
  RouterProvider,
  useNavigation,
  useRouteError,
  type LoaderFunction,
} from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { orKeepList, useKeptList } from './kept-list.ts';
import ListMissed from './list-missed.tsx';
import { useBrowser } from './use-browser.ts';
import { changeFilters } from './filters.ts';

afterEach(cleanup);

function Shop() {
  const { filters, go } = useBrowser();
  const { missed, again } = useKeptList();
  const isIdle = useNavigation().state === 'idle';
  return (
    <>
      <p>Sorted by {filters.sort ?? 'nothing'}</p>
      <button type="button" onClick={() => go(changeFilters(filters, { sort: 'name' }))}>
        By name
      </button>
      {missed && isIdle && <ListMissed onAgain={again} />}
    </>
  );
}

function Failure() {
  useRouteError();
  return <h1>Oops</h1>;
}

/** A shop whose server may be asked to fail, with a status. */
async function open(address: string) {
  const server = { status: 200, asked: 0 };
  const loader: LoaderFunction = async ({ request, url }) =>
    orKeepList(
      { request, url },
      (async () => {
        server.asked += 1;
        if (server.status !== 200) throw failedRead(failureOf(server.status, {}));
        return null;
      })(),
    );
  const page = { element: <Shop />, loader, errorElement: <Failure />, HydrateFallback: () => null };
  const router = createMemoryRouter(
    [
      { path: '/collection/:name', ...page },
      { path: '/', element: <p>Home</p> },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  await act(async () => undefined);
  return { server, router, at: () => router.state.location.pathname + router.state.location.search };
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const again = 'Try again';

it('SH2 a list that cannot be had leaves the one on the page with its address, and can be asked for again', async () => {
  const { server, at } = await open('/collection/all/?page=2');
  server.status = 500;
  await press('By name');
  expect(screen.getByRole('alert').textContent).toContain('You’re still seeing the previous list');
  expect([at(), screen.queryByText('Oops')]).toEqual(['/collection/all/?page=2', null]);
  expect(screen.getByText('Sorted by nothing')).toBeTruthy();
  await press(again);
  expect(screen.getByRole('alert')).toBeTruthy();
  server.status = 200;
  await press(again);
  expect([at(), screen.queryByRole('alert')]).toEqual(['/collection/all/?sort=name', null]);
  expect(screen.getByText('Sorted by name')).toBeTruthy();
});

it('the shopper’s next choice removes the notice', async () => {
  const { server, router } = await open('/collection/all/');
  server.status = 503;
  await press('By name');
  expect(screen.getByRole('alert')).toBeTruthy();
  server.status = 200;
  await act(async () => router.navigate('/collection/all/?size=M'));
  await act(async () => router.navigate('/collection/all/'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['a list unknown to the server', 404, '/collection/all/?sort=name'],
  ['a closed list', 403, '/collection/all/?sort=name'],
  ['another collection', 500, '/collection/new-in/'],
])('%s has the page of its error', async (_what, status, address) => {
  const { server, router, at } = await open('/collection/all/');
  server.status = status;
  await act(async () => router.navigate(address));
  expect([at(), screen.getByRole('heading').textContent]).toEqual([address, 'Oops']);
});

it('a list that is opened first has the page of its error', async () => {
  const { server, router } = await open('/');
  server.status = 500;
  await act(async () => router.navigate('/collection/all/'));
  expect(screen.getByRole('heading').textContent).toBe('Oops');
});
