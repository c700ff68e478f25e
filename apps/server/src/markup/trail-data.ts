import { html, Markup } from './html.ts';

/**
 * The trail of a page of the server's own as structured data (storefront.md §2 Head data): the shop, then the page. It is
 * data and no script, so it needs no nonce.
 *
 * @param origin - scheme and host as the visitor sees them
 */
export function trailData({
  origin,
  siteName,
  title,
}: {
  readonly origin: string;
  readonly siteName: string;
  readonly title: string;
}): Markup {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: siteName, item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: title },
    ],
  };
  // Within a script element nothing is markup but its end.
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html`<script type="application/ld+json">
    ${new Markup(text)}
  </script>`;
}
