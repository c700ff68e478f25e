import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { PageView } from '../page/page-view.tsx';
import { productCardCss } from '../product-card/product-card-css.ts';
import { testEnvironment } from '../testing/environment.tsx';

/** The rules that the server sends with a block. */
function stylesOf(type: string): string {
  const sheet = new ServerStyleSheet();
  renderToString(
    sheet.collectStyles(
      <PageView
        page={{ blocks: [{ type, properties: { title: 'Made to come back', text: 'Best print I own.' } }] }}
        environment={testEnvironment()}
      />,
    ),
  );
  return sheet.getStyleTags();
}

// Frames of gallery, ink of popart, hairlines of naked: a theme without them is another theme.
describe('B16 blocks have the edges that a theme gives them', () => {
  it('B16 around the tile of a product', () => {
    expect(productCardCss.join('')).toContain('var(--product-card-border-width)');
  });

  it.each(['feature', 'quote', 'newsletterSubscribe'])('B16 around a %s', (type) => {
    expect(stylesOf(type)).toContain('var(--box-border-width)');
  });
});
