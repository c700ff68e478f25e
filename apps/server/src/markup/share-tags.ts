import { html, type Markup } from './html.ts';

/** Facts that one of the server's own pages gives to browsers and to those who share it. */
export interface SharedPage {
  readonly title: string;
  /** '' where there is nothing to say. */
  readonly description: string;
  readonly siteName: string;
  /** Scheme and host as the visitor sees them. */
  readonly origin: string;
  /** The page's own picture, else one of the store. */
  readonly image: string | null;
  readonly icon: string | null;
  /** Path of the one address that it is known by; none for a page that stands in for others. */
  readonly path?: string;
}

/** The tags of a head for who shares the page (storefront.md §2 Head data), as the pages of a shop have them. */
export function shareTags({ title, description, siteName, origin, image, icon, path }: SharedPage): Markup {
  const inFull = (address: string): string => URL.parse(address, `${origin}/`)?.href ?? origin;
  return html`${
      description !== '' &&
      html`<meta name="description" content="${description}" />
        <meta property="og:description" content="${description}" />`
    }
    <meta property="og:title" content="${title}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${siteName}" />
    ${image !== null && html`<meta property="og:image" content="${inFull(image)}" />`}
    <meta name="twitter:card" content="${image === null ? 'summary' : 'photo'}" />
    ${
      path !== undefined &&
      html`<meta property="og:url" content="${inFull(path)}" />
        <link rel="canonical" href="${inFull(path)}" />`
    }
    ${icon !== null && html`<link rel="icon" href="${inFull(icon)}" />`}`;
}
