import type { CallResponse } from '@omnis/contract';

/** Something that can be visited. */
export interface SitemapLink {
  /** Path, ready for an address. */
  readonly href: string;
  readonly text: string;
  /** When it last changed, in milliseconds since 1970; null where that is not known. */
  readonly changed: number | null;
}

/** Links below a heading of their own. */
export interface SitemapGroup {
  readonly title: string;
  /** The page about all of them. */
  readonly about: SitemapLink | null;
  readonly links: readonly SitemapLink[];
}

type Shown = CallResponse<'sitemap.get'>['sections'][number];

/** Links that belong together: those that stand alone, then groups. */
export interface SitemapSection {
  readonly kind: Shown['kind'];
  readonly title: string;
  readonly links: readonly SitemapLink[];
  readonly groups: readonly SitemapGroup[];
}

/** All that a section leads to, in its order. */
export function linksOf({ links, groups }: Pick<SitemapSection, 'links' | 'groups'>): readonly SitemapLink[] {
  return [...links, ...groups.flatMap((group) => [...(group.about ? [group.about] : []), ...group.links])];
}

const plain = (links: readonly SitemapLink[]): Shown['links'] =>
  links.map(({ text, href }) => ({ text, href }));

/** A section as people read it. */
export function shownSection(section: SitemapSection, count: number): Shown {
  const { kind, title, links, groups } = section;
  return {
    kind,
    title,
    count,
    links: plain(links),
    groups: groups.map((group) => ({
      title: group.title,
      href: group.about?.href ?? null,
      links: plain(group.links),
    })),
  };
}

/** The letter that a name stands under, without its accents; `#` for what begins with none. */
function letterOf(name: string): string {
  const [first = ''] = name.trim().normalize('NFD');
  return /\p{L}/u.test(first) ? first.toUpperCase() : '#';
}

/** Links in groups by the letter that they begin with, in the order in which they come. */
export function byLetter(links: readonly SitemapLink[]): SitemapGroup[] {
  const groups = new Map<string, SitemapLink[]>();
  for (const link of links) {
    const letter = letterOf(link.text);
    const group = groups.get(letter);
    if (group) group.push(link);
    else groups.set(letter, [link]);
  }
  return [...groups].map(([title, each]) => ({ title, about: null, links: each }));
}
