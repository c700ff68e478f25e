/** A shop by another team: its own React Router app and theme, in German, over the packages and a running server. */
import '@omnis/theme/global.css';

import { useProductsListQuery } from '@omnis/api-client';
import { InvoicePage, OrderPage } from '@omnis/orders';
import { divisionOf, formatPrice, openShop, ShopProvider, useCore, useVisitorBasket } from '@omnis/shop-kit';
import { BasketPage, CheckoutPage, ProductPage, productPath } from '@omnis/shopping';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { useLocale } from '@omnis/texts/react';
import { defineTheme, themeStyleSheet } from '@omnis/theme';
import { ThemeStyle } from '@omnis/theme/react';
import { Inline, Stack } from '@omnis/ui';
import { StrictMode, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, RouterProvider, useParams } from 'react-router';

const theme = themeStyleSheet(
  defineTheme({
    title: 'Kiosk am Kai',
    extends: 'nordic',
    tokens: { 'button.radius': '999px' },
    light: { 'primary.color': '#7a1f3d', 'page.background': '#fff8ef' },
  }),
);

/** The team's own frame around each page. */
function Frame(): ReactElement {
  const { basket } = useVisitorBasket('main');
  return (
    <>
      <Inline as="header">
        <Link to="/">Kiosk am Kai</Link>
        <Link to="/basket/">Warenkorb ({basket?.totalQuantity ?? 0})</Link>
      </Inline>
      <main>
        <Outlet />
      </main>
    </>
  );
}

/** A plain list, by the API's client alone. */
function Home(): ReactElement {
  const currency = useAppSelector(selectCurrency);
  const locale = useLocale();
  const division = divisionOf(useCore());
  const { data } = useProductsListQuery({ params: { division }, query: { currency, perPage: 12 } });
  return (
    <Stack>
      <h1>Alles vom Kai</h1>
      {data?.items.map(({ id, urlName, name, price }) => (
        <Link key={id} to={productPath(urlName)}>
          {name} – {formatPrice(price, currency, locale)}
        </Link>
      ))}
    </Stack>
  );
}

function Product(): ReactElement {
  const { product = '', colour } = useParams();
  return <ProductPage urlName={product} colour={colour} />;
}

const useOrder = () => ({ params: { orderHash: useParams()['order'] ?? '' } });
const Receipt = (): ReactElement => <OrderPage arg={useOrder()} />;
const Invoice = (): ReactElement => <InvoicePage arg={useOrder()} />;

const shop = await openShop({ locale: 'de-DE' });
const router = createBrowserRouter([
  {
    element: (
      <ShopProvider shop={shop}>
        <Frame />
      </ShopProvider>
    ),
    children: [
      { path: '/', element: <Home /> },
      { path: '/product/:product/:colour?/', element: <Product /> },
      { path: '/basket/', element: <BasketPage /> },
      { path: '/checkout/', element: <CheckoutPage /> },
      { path: '/receipt/:order', element: <Receipt /> },
      { path: '/invoice/:order', element: <Invoice /> },
    ],
  },
]);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <ThemeStyle css={theme} />
      <RouterProvider router={router} />
    </StrictMode>,
  );
