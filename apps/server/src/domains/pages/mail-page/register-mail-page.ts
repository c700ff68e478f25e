import { normalisePageUrl, pagePath, pageRouteName, pageSchema, type Page } from '@omnis/models';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { html, Markup } from '../../../markup/html.ts';
import { shareTags } from '../../../markup/share-tags.ts';
import { originOf } from '../../../plugins/origin.ts';
import type { Division } from '../../../tenancy/division.ts';
import { mailBrand } from '../../notifications/mail/brand.ts';
import { mailDocument } from '../../notifications/mail/mail-document.ts';
import type { PagesService } from '../pages.service.ts';
import type { ImageService } from '../../files/files.service.ts';
import { pictureHeights, type PictureHeights } from './picture-heights.ts';
import { blockHtml } from './render-blocks.ts';
import { storeFavicon } from '../../../tenancy/store-mark.ts';

/** Width of the mail layout in pixels (storefront.md §9), and what its card leaves to the content. */
const width = { mail: 520, content: 520 - 2 * 36 - 2 } as const;

/** Pictures of the store, and nothing that runs. */
const policy = "default-src 'none'; img-src 'self' https:; style-src 'unsafe-inline'; frame-ancestors 'self'";

const paramsSchema = z.object({ page: z.string().min(1).max(200) });
const nobody = { identity: null, owner: false, team: false, internal: false } as const;

const nameOf = (page: Pick<Page, 'url' | 'uuid'>): string => pageRouteName(normalisePageUrl(pagePath(page)));

const mailPagePath = (page: Pick<Page, 'url' | 'uuid'>): string =>
  `/teemail/${encodeURIComponent(nameOf(page))}`;

/** The mail page of a name, as everybody may read it; null for none. */
async function findMailPage(pages: PagesService, division: Division, name: string): Promise<Page | null> {
  const found = (await pages.published(division)).find(
    (page) => page.properties.isMailPage && nameOf(page) === name,
  );
  const read = found ? await pages.get(division, Number(found.id), nobody) : null;
  return read?.ok === true ? pageSchema.parse(read.value.value) : null;
}

/** The first of the headings, which is the letter's own. */
const withMainHeading = ({ text }: Markup): Markup =>
  new Markup(text.replace(/<h2([^>]*)>([^]*?)<\/h2>/, '<h1$1>$2</h1>'));

/** A mail page as a document that mail programs take: tables, inline styles, addresses in full, no scripts. */
export function renderMailPage(
  division: Division,
  page: Page,
  { origin, heights }: { origin: string; heights: PictureHeights },
): string {
  const brand = mailBrand(division, origin);
  const { description, ogImage, ySpacing } = page.properties;
  const title = [page.properties.title, brand.storeName].filter(Boolean).join(' – ');
  const place = { brand, width: width.content, heights };
  const blocks = html`${page.blocks.map(
    (block) => html`<div style="margin:0 0 ${Math.min(ySpacing, 96)}px">${blockHtml(block, place)}</div>`,
  )}`;
  return mailDocument(brand, {
    title,
    preheader: description,
    width: width.mail,
    content: withMainHeading(blocks),
    // It is in no sitemap (storefront.md §2 Head data); a copy that somebody keeps says so too.
    head: html`<meta name="robots" content="noindex" /> ${shareTags({
        title,
        description,
        siteName: brand.storeName,
        origin,
        image: ogImage || division.logo || division.ogImage,
        icon: storeFavicon(division),
        path: mailPagePath(page),
      })}`,
  }).text;
}

/** Delivers a store's mail pages: `/teemail/{page}` (storefront.md §2 Route list), by the name of the page's route. */
export function registerMailPages(
  app: FastifyInstance,
  { pages, images }: { pages: PagesService; images: Pick<ImageService, 'sizeOf'> },
): void {
  app.get('/teemail/:page', async (request, reply) => {
    const { place } = request;
    const params = paramsSchema.safeParse(request.params);
    const division = place?.kind === 'store' || place?.kind === 'platform' ? place.division : undefined;
    const page = division && params.success ? await findMailPage(pages, division, params.data.page) : null;
    if (!division || !page) return reply.callNotFound();
    const heights = await pictureHeights(page.blocks, images);
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': policy,
        'x-robots-tag': 'noindex',
      })
      .send(renderMailPage(division, page, { origin: originOf(request), heights }));
  });
}
