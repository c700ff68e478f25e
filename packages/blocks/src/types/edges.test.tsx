import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { BlockEnvironmentProvider } from '../environment/environment-provider.tsx';
import { PageView } from '../page/page-view.tsx';
import { ProductCardView } from '../product-card/product-card-view.tsx';
import { testEnvironment } from '../testing/environment.tsx';

const environment = testEnvironment();

/** The rules that the server sends with an element. */
function stylesOf(element: ReactElement): string {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(element));
  return sheet.getStyleTags();
}

// Frames of gallery, ink of popart, hairlines of naked: a theme without them is another theme.
describe('B16 blocks have the edges that a theme gives them', () => {
  it('B16 around the tile of a product', () => {
    const product = { urlName: 'tee', name: 'Tee', image: '/images/tee.png', currency: 'GBP', price: 24 };
    const card = (
      <BlockEnvironmentProvider environment={environment}>
        <ProductCardView product={product} />
      </BlockEnvironmentProvider>
    );
    expect(stylesOf(card)).toContain('var(--product-card-border-width)');
  });

  it.each(['feature', 'quote', 'newsletterSubscribe'])('B16 around a %s', (type) => {
    const properties = { title: 'Made to come back', text: 'Best print I own.' };
    const page = <PageView page={{ blocks: [{ type, properties }] }} environment={environment} />;
    expect(stylesOf(page)).toContain('var(--box-border-width)');
  });
});
