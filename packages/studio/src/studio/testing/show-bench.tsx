import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';
import { StudioBench } from '../studio-bench.tsx';
import type { StudioProduct } from '../studio-types.ts';

const product = (productId: number, name: string, urlName: string): StudioProduct => ({
  productId,
  urlName,
  name,
  type: 'tee',
  garment: 'mens-t-shirt',
  price: 20,
  colours: ['White', 'Stone'].map((colour) => ({ name: colour, hex: '#ffffff', slug: colour.toLowerCase() })),
  sizes: ['M', 'L'].map((size) => ({ name: size, price: 20, printWidthMm: 300, soldOutIn: [] })),
  sides: (['front', 'back'] as const).map((side) => ({
    side,
    print: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 },
  })),
});
const products = [product(1, 'Tee', 'tee'), product(2, 'Hoodie', 'hoodie')];

function Bench(): ReactElement {
  const { pathname } = useLocation();
  const current = products.find(({ urlName }) => pathname.includes(urlName)) ?? product(1, 'Tee', 'tee');
  return <StudioBench products={products} product={current} alias="studio" currency="GBP" />;
}

/** Shows the studio at an address, with a server that answers calls by a part of their path. */
export function showBench(
  path: string,
  answers: Readonly<Record<string, () => Response | Promise<Response>>> = {},
): void {
  const never = () => new Promise<Response>(() => undefined);
  const store = createOmnisStore({
    app: 'storefront',
    baseUrl: 'https://shop.example',
    fetch: async (url) =>
      (Object.entries(answers).find(([part]) => new URL(url).pathname.includes(part))?.[1] ?? never)(),
  });
  render(
    <Provider store={store}>
      <LocaleContext value="en-GB">
        <MemoryRouter initialEntries={[path]}>
          <Bench />
        </MemoryRouter>
      </LocaleContext>
    </Provider>,
  );
}
