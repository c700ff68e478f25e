import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Frame } from '../frame/frame.tsx';
import { NotFound } from '../frame/not-found.tsx';
import { takeChunkReload } from './chunk-reload.ts';
import { PageOutlet } from './page-outlet.tsx';
import { RouteError } from './route-error.tsx';

afterEach(cleanup);

const wayOn = { href: '/', text: 'To the orders' };

function open(path: string, loader: () => string, reload?: () => void) {
  const router = createMemoryRouter(
    [
      {
        element: (
          <Frame bar="Bar">
            <PageOutlet />
          </Frame>
        ),
        ErrorBoundary: () => (
          <RouteError
            wayOn={wayOn}
            {...(reload && { reload })}
            notFound={<NotFound wayOn={wayOn} />}
            explain={(error) => (error instanceof RangeError ? error.message : null)}
          />
        ),
        children: [
          { path: '/', element: <a href="/page/">Go</a> },
          { path: '/page/', loader, element: <p>Here</p> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  window.scrollTo = vi.fn<() => void>();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<RouterProvider router={router} />);
  return router;
}

describe('U29 pages of a router', () => {
  it('U29 a failure that may be over soon is explained and asked again', async () => {
    let isDown = true;
    open('/page/', () => {
      if (isDown) throw new RangeError('The server is busy');
      return 'fine';
    });
    expect((await screen.findByText('The server is busy')).closest('[role="alert"]')).toBeTruthy();
    isDown = false;
    fireEvent.click(screen.getByText('Try again'));
    expect(await screen.findByText('Here')).toBeTruthy();
  });

  it('U29 an address that leads nowhere says so, with a way on', async () => {
    open('/nowhere/', () => 'fine');
    expect(await screen.findByText('There is nothing at this address')).toBeTruthy();
    expect(screen.getByText('To the orders').closest('a')?.getAttribute('href')).toBe('/');
  });

  it('U29 the focus goes on to the page where what had it has gone', async () => {
    const router = open('/', () => 'fine');
    (await screen.findByText('Go')).focus();
    await router.navigate('/page/');
    await screen.findByText('Here');
    await waitFor(() => expect(document.activeElement?.id).toBe('content'));
  });

  it('platform.md §8, §9 chunk failure: loads the page anew three times a day for a message, then reports it', async () => {
    localStorage.clear();
    const reported = vi.fn<typeof reportError>();
    vi.stubGlobal('reportError', reported);
    const reload = vi.fn<() => void>();
    const gone = new TypeError('Failed to fetch dynamically imported module: /assets/orders.js');
    const fail = (): never => {
      throw gone;
    };
    for (const times of [1, 2, 3]) {
      open('/page/', fail, reload);
      await waitFor(() => expect(reload).toHaveBeenCalledTimes(times));
      cleanup();
    }
    expect(reported).not.toHaveBeenCalled();
    open('/page/', fail, reload);
    expect(await screen.findByText(/could not be opened/)).toBeTruthy();
    expect(reload).toHaveBeenCalledTimes(3);
    expect(reported).toHaveBeenCalledWith(gone);
    expect(takeChunkReload(gone, '2999-01-01')).toBe(true);
    expect(takeChunkReload(new TypeError('x is not a function'), '2999-01-01')).toBe(false);
    vi.unstubAllGlobals();
  });
});
