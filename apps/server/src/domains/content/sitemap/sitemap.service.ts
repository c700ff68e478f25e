import { statusTexts, type CallResponse } from '@omnis/contract';
import type { Language, StudioAddress } from '@omnis/models';
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
import { pageWordsIn } from '../../../texts/pages/page-words.ts';
import { offeredStudio, studioLinks } from './studio-links.ts';

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
  readonly kind: 'pages' | 'collections' | 'creators' | 'stories' | 'help' | 'policies' | 'products';
  readonly title: string;
  readonly links: readonly SitemapLink[];
}

/** What there is to visit in a store. */
export interface SitemapService {
  /** All of it, products last; what the platform says of it in a language. */
  sections(division: Division, language: Language): Promise<readonly SitemapSection[]>;
  page(
    division: Division,
    asked: { page: number; language: Language },
  ): Promise<Result<CallResponse<'sitemap.get'>>>;
}

/** What its parts are read from. */
export interface SitemapSources {
  readonly catalogue: Pick<CatalogueService, 'snapshots'>;
  readonly pages: Pick<PagesService, 'onSiteMap'>;
  readonly blog: Pick<BlogService, 'published'>;
  readonly help: Pick<HelpService, 'list'>;
  readonly policies: Pick<PoliciesService, 'listed'>;
}

type Links = readonly SitemapLink[];

/** What a store calls its own, and so is the same in all languages. */
interface Own {
  readonly pages: Links;
  readonly collections: Links;
  readonly creators: Links;
  readonly products: Links;
  readonly stories: Links;
  /** Addresses of the design studio that it has products for. */
  readonly studio: readonly StudioAddress[];
}

class Kept {
  readonly own: Own;

  constructor(own: Own) {
    this.own = own;
  }
}

/** Products on a page of the sitemap that people read. */
const perPage = 200;

const part = encodeURIComponent;
const newest = (times: readonly number[]): number | null =>
  times.length === 0 ? null : times.reduce((latest, time) => Math.max(latest, time), 0);
const newestOf = (links: Links): number | null => newest(links.flatMap(({ changed }) => changed ?? []));

/** Builds the service. */
export function createSitemapService(
  { cache }: Pick<Core, 'cache'>,
  { catalogue, pages, blog, help, policies }: SitemapSources,
): SitemapService {
  async function shop(division: Division): Promise<Omit<Own, 'pages' | 'stories'>> {
    const snapshot = await catalogue.snapshots.get(division.id);
    return {
      collections: snapshot.collections.map(({ id, urlName, name }) => ({
        href: `/collection/${part(urlName)}/`,
        text: name,
        changed: newest(snapshot.members(id).map(({ updatedAt }) => updatedAt)),
      })),
      creators: snapshot.creators.map(({ id, urlName, name }) => ({
        href: `/creator/${part(urlName)}/`,
        text: name,
        changed: newest(snapshot.createdBy(id).map(({ updatedAt }) => updatedAt)),
      })),
      products: snapshot.shown.map(({ urlName, name, updatedAt }) => ({
        href: `/product/${part(urlName)}/`,
        text: name,
        changed: updatedAt,
      })),
      studio: offeredStudio(snapshot.shown),
    };
  }

  async function stories(division: Division): Promise<Links> {
    const posts = await blog.published(division);
    return [
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
    ];
  }

  async function own(division: Division): Promise<Own> {
    const { id } = division;
    const tags = [`division:${id}`, `products:${id}`, pagesTag(id), blogTag(id)];
    const is = (value: unknown): value is Kept => value instanceof Kept;
    const kept = await readThrough<Kept>(cache, { key: `sitemap:${id}`, tags, is }, async () => {
      const [goods, written, posts] = await Promise.all([
        shop(division),
        pages.onSiteMap(division),
        stories(division),
      ]);
      const links = written.map(({ path, title, updatedAt }) => ({
        href: encodeURI(path),
        text: title || path,
        changed: updatedAt.getTime(),
      }));
      const found = { pages: links, ...goods, stories: posts };
      const count = Object.values(found).reduce((sum, each) => sum + each.length, 0);
      return { value: new Kept(found), bytes: 240 * (count + 1) };
    });
    return kept.own;
  }

  /** The help's topics, then its questions. */
  async function answers(division: Division, language: Language): Promise<Links> {
    const { groups } = await help.list(division, { language });
    const filled = groups.filter(({ questions }) => questions.length > 0);
    return [
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
    ];
  }

  async function sections(division: Division, language: Language): Promise<readonly SitemapSection[]> {
    const [kept, answered] = await Promise.all([own(division), answers(division, language)]);
    const { say } = pageWordsIn(language, division);
    const all = { href: '/collection/all/', text: say('All products'), changed: newestOf(kept.products) };
    const blogHome = { href: '/blog/', text: say('All stories'), changed: newestOf(kept.stories) };
    const listed = policies
      .listed(division, language)
      .map(({ name, title }) => ({ href: `/${name}/`, text: title, changed: null }));
    const found: SitemapSection[] = [
      { kind: 'pages', title: say('Pages'), links: [...kept.pages, ...studioLinks(kept.studio, say)] },
      { kind: 'collections', title: say('Collections'), links: [all, ...kept.collections] },
      { kind: 'creators', title: say('Creators'), links: kept.creators },
      {
        kind: 'stories',
        title: say('Stories'),
        links: kept.stories.length > 0 ? [blogHome, ...kept.stories] : [],
      },
      {
        kind: 'help',
        title: say('Help'),
        links: [
          { href: '/help/', text: say('Help'), changed: null },
          { href: '/get-a-quote/', text: say('Get a quote'), changed: null },
          ...answered,
        ],
      },
      { kind: 'policies', title: say('Policies'), links: listed },
      { kind: 'products', title: say('Products'), links: kept.products },
    ];
    return found.filter(({ links }) => links.length > 0);
  }

  return {
    sections,

    page: async (division, { page, language }) => {
      const all = await sections(division, language);
      const products = all.find(({ kind }) => kind === 'products');
      const count = Math.max(1, Math.ceil((products?.links.length ?? 0) / perPage));
      if (page > count) return fail('not_found', statusTexts[404] ?? '');
      const rest = page === 1 ? all.filter(({ kind }) => kind !== 'products') : [];
      const shown = products && {
        ...products,
        links: products.links.slice((page - 1) * perPage, page * perPage),
      };
      const plain = ({ title, links }: SitemapSection) => ({
        title,
        links: links.map(({ text, href }) => ({ text, href })),
      });
      return ok({ sections: [...rest, ...(shown ? [shown] : [])].map(plain), page, pages: count });
    },
  };
}
