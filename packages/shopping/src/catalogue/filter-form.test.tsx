import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { FilterForm } from './filter-form.tsx';
import { readFilters } from './filters.ts';
import { useBrowser } from './use-browser.ts';

afterEach(cleanup);

const facets = {
  colour: [
    { value: 'Navy', count: 4, hex: '#000080' },
    { value: 'Rust', count: 2, hex: '#b7410e' },
  ],
  size: [{ value: 'M', count: 6 }],
  gender: [
    { value: 'women', count: 4 },
    { value: 'unisex', count: 2 },
  ],
  price: { min: 10, max: 40 },
};

function Shop() {
  const { filters, go } = useBrowser();
  return <FilterForm facets={facets} total={60} filters={filters} currency="GBP" onChange={go} />;
}

/** A shop whose pages come when they are let; before, each address is only asked for. */
function open() {
  const asked: string[] = [];
  let isOpen = true;
  const waiting: (() => void)[] = [];
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: <Shop />,
        loader: async ({ request }) => {
          asked.push(new URL(request.url).search);
          if (!isOpen) await new Promise<void>((resolve) => waiting.push(resolve));
          return null;
        },
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  return {
    asked,
    router,
    shut: () => {
      isOpen = false;
    },
    come: () => act(async () => waiting.splice(0).forEach((go) => go())),
  };
}
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const checked = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox').flatMap((each) => (each.checked ? [each.value] : []));

it('a filter is chosen with the click itself, and the address follows', async () => {
  const { shut, come, router } = open();
  const navy = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Navy/ });
  shut();
  // As a browser clicks: React is given no time for what it has put off.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  navy.click();
  const atOnce = navy.checked;
  box(/Rust/).click();
  const both = checked();
  navy.click();
  const one = checked();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect([atOnce, both, one]).toEqual([true, ['Navy', 'Rust'], ['Rust']]);
  await come();
  expect(router.state.location.search).toBe('?colour=Rust');
  expect(checked()).toEqual(['Rust']);
});

it('the address counts once it says anything: a link, the way back, or nothing new', async () => {
  const { asked, router } = open();
  await screen.findByRole('checkbox', { name: /Navy/ });
  await act(async () => void fireEvent.click(box(/Navy/)));
  expect(checked()).toEqual(['Navy']);
  await act(() => router.navigate('/?colour=Rust&size=M'));
  expect(checked()).toEqual(['M', 'Rust']);
  await act(() => router.navigate(-1));
  expect(checked()).toEqual(['Navy']);
  await act(() => router.navigate('/'));
  expect(checked()).toEqual([]);
  expect(asked).toEqual(['', '?colour=Navy', '?colour=Rust&size=M', '?colour=Navy', '']);
});

it('a choice that leads nowhere is taken back by the next page, though the address is the same', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Refusing /> }]);
  render(<RouterProvider router={router} />);
  fireEvent.click(box(/Navy/));
  expect(checked()).toEqual(['Navy']);
  await act(() => router.navigate('/'));
  expect(checked()).toEqual([]);
});

it('for whom something is stands there in words, and is asked for as the catalogue says it', async () => {
  const { router } = open();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Women 4' }));
  await screen.findByRole('checkbox', { name: 'Unisex 2', checked: false });
  expect(router.state.location.search).toBe('?gender=women');
});

it('SH16 filters chosen after the first take its place in the history: going back once leaves them', async () => {
  const { router } = open();
  await screen.findByRole('checkbox', { name: /Navy/ });
  await act(() => router.navigate('/?colour=Rust'));
  for (const name of [/Navy/, /^M/]) await act(async () => void fireEvent.click(box(name)));
  expect(router.state.location.search).toBe('?colour=Rust,Navy&size=M');
  await act(() => router.navigate(-1));
  // The address that a link led to is kept.
  expect(router.state.location.search).toBe('?colour=Rust');
});

it('SH16 a size says how many products it leaves, and one that leaves none is greyed', async () => {
  const size = [
    { value: 'M', count: 6 },
    { value: '3–4 years', count: 0 },
    { value: 'XL', count: 0 },
  ];
  const chosen = readFilters(new URLSearchParams('size=XL'));
  render(
    <FilterForm
      facets={{ ...facets, size }}
      total={60}
      filters={chosen}
      currency="GBP"
      onChange={() => undefined}
    />,
    {
      wrapper: ({ children }) => (
        <RouterProvider router={createMemoryRouter([{ path: '/', element: children }])} />
      ),
    },
  );
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'M 6' })).disabled).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '3–4 years 0' }).disabled).toBe(true);
  // It can be taken back.
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'XL 0' }).disabled).toBe(false);
});

function Refusing() {
  const { filters } = useBrowser();
  return (
    <FilterForm facets={facets} total={60} filters={filters} currency="GBP" onChange={() => undefined} />
  );
}

it('a price that is no amount is said at its field, and takes no filter away', async () => {
  const { asked, router } = open();
  await act(() => router.navigate('/?priceMin=20'));
  const from = await screen.findByRole<HTMLInputElement>('textbox', { name: /^From/ });
  expect(from.value).toBe('20');
  fireEvent.change(from, { target: { value: 'abc' } });
  await act(async () => void fireEvent.blur(from));
  expect(screen.getByRole('alert').textContent).toBe('Enter an amount, such as 20 or 19.50');
  expect(from.getAttribute('aria-invalid')).toBe('true');
  expect(router.state.location.search).toBe('?priceMin=20');
  fireEvent.change(from, { target: { value: '25' } });
  await act(async () => void fireEvent.blur(from));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(asked.at(-1)).toBe('?priceMin=25');
});
