import { statusTexts, type CallResponse } from '@omnis/contract';
import type { Language, StudioAddress } from '@omnis/models';
import { readThrough } from '../../../cache/read-through.ts';
import type { Core } from '../../../core.ts';
import { fail, ok, type Result } from '../../../http/answer.ts';
import type { CatalogueService } from '../../catalogue/catalogue.service.ts';
import type { Division } from '../../../tenancy/division.ts';
import type { PagesService } from '../../pages/pages.service.ts';
import { pagesTag } from '../../pages/pages-tag.ts';
import { blogTag, type BlogService } from '../blog/blog.service.ts';
import { postPath, tagCounts } from '../blog/posts.ts';
import type { HelpService } from '../help/help.service.ts';
import type { PoliciesService } from '../policies/policies.service.ts';
import { pageWordsIn } from '../../../texts/pages/page-words.ts';
import {
  byLetter,
  linksOf,
  shownSection,
  type SitemapGroup,
  type SitemapLink,
  type SitemapSection,
} from './sitemap-section.ts';
import { offeredStudio, studioLinks } from './studio-links.ts';

/** Pages of a store that can be visited. */
export interface SitemapService {
  /** All of it, products last; what the platform says of it in a language. */
  sections(division: Division, language: Language): Promise<readonly SitemapSection[]>;
  page(
    division: Division,
    asked: { page: number; language: Language },
  ): Promise<Result<CallResponse<'sitemap.get'>>>;
}

/** Services that its parts are read from. */
export interface SitemapSources {
  readonly catalogue: Pick<CatalogueService, 'snapshots'>;
  readonly pages: Pick<PagesService, 'onSiteMap'>;
  readonly blog: Pick<BlogService, 'published'>;
  readonly help: Pick<HelpService, 'list'>;
  readonly policies: Pick<PoliciesService, 'listed'>;
}

type Links = readonly SitemapLink[];

/** Links with the store's own names, which are the same in all languages. */
interface Own {
  readonly pages: Links;
  readonly collections: Links;
  readonly creators: Links;
  readonly products: Links;
  readonly stories: Links;
  readonly topics: Links;
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

/** Products from which on they stand below their letters. */
const letteredFrom = 25;

const part = encodeURIComponent;
const newest = (times: readonly number[]): number | null =>
  times.length === 0 ? null : times.reduce((latest, time) => Math.max(latest, time), 0);
const newestOf = (links: Links): number | null => newest(links.flatMap(({ changed }) => changed ?? []));

/** Builds the service. */
export function createSitemapService(
  { cache }: Pick<Core, 'cache'>,
  { catalogue, pages, blog, help, policies }: SitemapSources,
): SitemapService {
  async function shop(division: Division): Promise<Omit<Own, 'pages' | 'stories' | 'topics'>> {
    const snapshot = await catalogue.snapshots.get(division.id);
    const { compare } = new Intl.Collator(division.locale, { numeric: true });
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
      products: snapshot.shown
        .map(({ urlName, name, updatedAt }) => ({
          href: `/product/${part(urlName)}/`,
          text: name,
          changed: updatedAt,
        }))
        .toSorted((one, other) => compare(one.text, other.text)),
      studio: offeredStudio(snapshot.shown),
    };
  }

  async function stories(division: Division): Promise<Pick<Own, 'stories' | 'topics'>> {
    const posts = await blog.published(division);
    return {
      topics: tagCounts(posts).map(({ name, url }) => ({
        href: `/blog/tagged/${part(url)}/`,
        text: name,
        changed: null,
      })),
      stories: posts.map(({ url, title, updatedAt }) => ({
        href: postPath(url),
        text: title,
        changed: updatedAt.getTime(),
      })),
    };
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
      const found = { pages: links, ...goods, ...posts };
      const count = Object.values(found).reduce((sum, each) => sum + each.length, 0);
      return { value: new Kept(found), bytes: 240 * (count + 1) };
    });
    return kept.own;
  }

  /** The help's questions by their topics. */
  async function answers(division: Division, language: Language): Promise<SitemapGroup[]> {
    const { groups } = await help.list(division, { language });
    return groups
      .filter(({ questions }) => questions.length > 0)
      .map(({ code, title, questions }) => ({
        title,
        about: { href: `/help/group/${part(code)}/`, text: title, changed: null },
        links: questions.map((question) => ({
          href: `/help/question/${part(question.name)}/`,
          text: question.title,
          changed: null,
        })),
      }));
  }

  async function sections(division: Division, language: Language): Promise<readonly SitemapSection[]> {
    const [kept, answered] = await Promise.all([own(division), answers(division, language)]);
    const { say } = pageWordsIn(language, division);
    const all = { href: '/collection/all/', text: say('All products'), changed: newestOf(kept.products) };
    const blogHome = { href: '/blog/', text: say('All stories'), changed: newestOf(kept.stories) };
    const listed = policies
      .listed(division, language)
      .map(({ name, title }) => ({ href: `/${name}/`, text: title, changed: null }));
    const [studio, ...addresses] = studioLinks(kept.studio, say);
    const found: SitemapSection[] = [
      {
        kind: 'pages',
        title: say('Pages'),
        links: kept.pages,
        groups: studio ? [{ title: studio.text, about: studio, links: addresses }] : [],
      },
      { kind: 'collections', title: say('Collections'), links: [all, ...kept.collections], groups: [] },
      { kind: 'creators', title: say('Creators'), links: kept.creators, groups: [] },
      {
        kind: 'stories',
        title: say('Stories'),
        links: kept.stories.length > 0 ? [blogHome, ...kept.stories] : [],
        groups: kept.topics.length > 0 ? [{ title: say('Topics'), about: null, links: kept.topics }] : [],
      },
      {
        kind: 'help',
        title: say('Help'),
        links: [
          { href: '/help/', text: say('Help'), changed: null },
          { href: '/get-a-quote/', text: say('Get a quote'), changed: null },
        ],
        groups: answered,
      },
      { kind: 'policies', title: say('Policies'), links: listed, groups: [] },
      { kind: 'products', title: say('Products'), links: kept.products, groups: [] },
    ];
    return found.filter((section) => linksOf(section).length > 0);
  }

  /** Links of a products page; below their letters where there are many. */
  function productsOn(section: SitemapSection, page: number): SitemapSection {
    const links = section.links.slice((page - 1) * perPage, page * perPage);
    const isLettered = section.links.length >= letteredFrom;
    return isLettered ? { ...section, links: [], groups: byLetter(links) } : { ...section, links };
  }

  return {
    sections,

    page: async (division, { page, language }) => {
      const all = await sections(division, language);
      const products = all.find(({ kind }) => kind === 'products');
      const count = Math.max(1, Math.ceil((products?.links.length ?? 0) / perPage));
      if (page > count) return fail('not_found', statusTexts[404] ?? '');
      const rest = page === 1 ? all.filter(({ kind }) => kind !== 'products') : [];
      const shown = products ? [shownSection(productsOn(products, page), products.links.length)] : [];
      return ok({
        sections: [...rest.map((each) => shownSection(each, linksOf(each).length)), ...shown],
        page,
        pages: count,
      });
    },
  };
}
