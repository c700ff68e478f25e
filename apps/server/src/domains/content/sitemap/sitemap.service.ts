import { statusTexts, type CallResponse } from '@omnis/contract';
import { readThrough } from '../../../cache/read-through.ts';
import type { Core } from '../../../core.ts';
import { fail, ok, type Result } from '../../../http/answer.ts';
import type { CatalogueService } from '../../catalogue/catalogue.service.ts';
import type { Division } from '../../divisions/division.ts';
import { pagesTag, type PagesService } from '../../pages/pages.service.ts';
import { blogTag, type BlogService } from '../blog/blog.service.ts';
import { postPath, tagCounts } from '../blog/posts.ts';
import type { HelpService } from '../help/help.service.ts';
import type { PoliciesService } from '../policies/policies.service.ts';
import { sourceLanguage } from '@omnis/models';

/** Something that can be visited. */
export interface SitemapLink {
  /** Path, ready for an address. */
  readonly href: string;
  readonly text: string;
  /** When it last changed, in milliseconds since 1970; null where that is not known. */
  readonly changed: number | null;
}

/** Links that belong together. */
export interface SitemapSection {
  readonly title: string;
  readonly links: readonly SitemapLink[];
}

/** What there is to visit in a store. */
export interface SitemapService {
  /** All of it, products last. */
  sections(division: Division): Promise<readonly SitemapSection[]>;
  page(division: Division, page: number): Promise<Result<CallResponse<'sitemap.get'>>>;
}

/** What its parts are read from. */
export interface SitemapSources {
  readonly catalogue: Pick<CatalogueService, 'snapshots'>;
  readonly pages: Pick<PagesService, 'onSiteMap'>;
  readonly blog: Pick<BlogService, 'published'>;
  readonly help: Pick<HelpService, 'list'>;
  readonly policies: Pick<PoliciesService, 'listed'>;
}

class Kept {
  readonly sections: readonly SitemapSection[];

  constructor(sections: readonly SitemapSection[]) {
    this.sections = sections;
  }
}

/** Products on a page of the sitemap that people read. */
const perPage = 200;

const part = encodeURIComponent;
const newest = (times: readonly number[]): number | null =>
  times.length === 0 ? null : times.reduce((latest, time) => Math.max(latest, time), 0);

/** Builds the service. */
export function createSitemapService(
  { cache }: Pick<Core, 'cache'>,
  { catalogue, pages, blog, help, policies }: SitemapSources,
): SitemapService {
  async function shop(division: Division): Promise<SitemapSection[]> {
    const snapshot = await catalogue.snapshots.get(division.id);
    const all = {
      href: '/collection/all/',
      text: 'All products',
      changed: newest(snapshot.shown.map(({ updatedAt }) => updatedAt)),
    };
    const collections = snapshot.collections.map(({ id, urlName, name }) => ({
      href: `/collection/${part(urlName)}/`,
      text: name,
      changed: newest(snapshot.members(id).map(({ updatedAt }) => updatedAt)),
    }));
    const products = snapshot.shown.map(({ urlName, name, updatedAt }) => ({
      href: `/product/${part(urlName)}/`,
      text: name,
      changed: updatedAt,
    }));
    return [
      { title: 'Collections', links: [all, ...collections] },
      { title: 'Products', links: products },
    ];
  }

  async function stories(division: Division): Promise<SitemapSection> {
    const posts = await blog.published(division);
    const changed = newest(posts.map(({ updatedAt }) => updatedAt.getTime()));
    if (changed === null) return { title: 'Stories', links: [] };
    return {
      title: 'Stories',
      links: [
        { href: '/blog/', text: 'All stories', changed },
        ...tagCounts(posts).map(({ name, url }) => ({
          href: `/blog/tagged/${part(url)}/`,
          text: name,
          changed: null,
        })),
        ...posts.map(({ url, title, updatedAt }) => ({
          href: postPath(url),
          text: title,
          changed: updatedAt.getTime(),
        })),
      ],
    };
  }

  async function texts(division: Division): Promise<SitemapSection[]> {
    const { groups } = await help.list(division, { language: sourceLanguage });
    const filled = groups.filter(({ questions }) => questions.length > 0);
    return [
      {
        title: 'Help',
        links: [
          { href: '/help/', text: 'Help', changed: null },
          { href: '/get-a-quote/', text: 'Get a quote', changed: null },
          ...filled.map(({ code, title }) => ({
            href: `/help/group/${part(code)}/`,
            text: title,
            changed: null,
          })),
          ...filled.flatMap(({ questions }) =>
            questions.map(({ name, title }) => ({
              href: `/help/question/${part(name)}/`,
              text: title,
              changed: null,
            })),
          ),
        ],
      },
      {
        title: 'Policies',
        links: policies
          .listed(division)
          .map(({ name, title }) => ({ href: `/${name}/`, text: title, changed: null })),
      },
    ];
  }

  async function sections(division: Division): Promise<readonly SitemapSection[]> {
    const { id } = division;
    const tags = [`division:${id}`, `products:${id}`, pagesTag(id), blogTag(id)];
    const is = (value: unknown): value is Kept => value instanceof Kept;
    const kept = await readThrough<Kept>(cache, { key: `sitemap:${id}`, tags, is }, async () => {
      const [[collections, products], own, posts, other] = await Promise.all([
        shop(division),
        pages.onSiteMap(division),
        stories(division),
        texts(division),
      ]);
      const links = own.map(({ path, title, updatedAt }) => ({
        href: encodeURI(path),
        text: title || path,
        changed: updatedAt.getTime(),
      }));
      const found = [{ title: 'Pages', links }, collections, posts, ...other, products]
        .flatMap((section) => section ?? [])
        .filter((section) => section.links.length > 0);
      const count = found.reduce((sum, section) => sum + section.links.length, 0);
      return { value: new Kept(found), bytes: 240 * (count + 1) };
    });
    return kept.sections;
  }

  return {
    sections,

    page: async (division, page) => {
      const all = await sections(division);
      const products = all.find(({ title }) => title === 'Products')?.links ?? [];
      const count = Math.max(1, Math.ceil(products.length / perPage));
      if (page > count) return fail('not_found', statusTexts[404] ?? '');
      const shown = products.slice((page - 1) * perPage, page * perPage);
      const rest = page === 1 ? all.filter(({ title }) => title !== 'Products') : [];
      const plain = ({ title, links }: SitemapSection) => ({
        title,
        links: links.map(({ text, href }) => ({ text, href })),
      });
      return ok({
        sections: [...rest, ...(shown.length > 0 ? [{ title: 'Products', links: shown }] : [])].map(plain),
        page,
        pages: count,
      });
    },
  };
}
