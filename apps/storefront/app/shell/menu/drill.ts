import type { MenuEntry, MenuItem, MenuSegment } from '@omnis/models';
import type { ShellTexts } from '@omnis/shop-kit';

/** Where the shopper is in the mobile menu: the top, an entry, or a segment of it (storefront.md §4 Menu). */
export type DrillPath = readonly [] | readonly [entry: number] | readonly [entry: number, segment: number];

/** Colours that an owner chose for the words of an entry or an item; null or '' where the theme's are meant. */
export type DrillColours = Partial<Pick<MenuItem, 'color' | 'backgroundColor'>>;

/** Texts of a row. */
interface DrillWords {
  readonly text: string;
  readonly colours?: DrillColours;
}

/** A row of a level: it leads somewhere, or opens the next level. */
export type DrillRow = DrillWords &
  ({ readonly kind: 'link'; readonly href: string } | { readonly kind: 'open'; readonly path: DrillPath });

/** A level of the menu. */
export interface DrillLevel {
  /** The title of what is shown; null at the top. */
  readonly title: string | null;
  /** The title of what Back leads to; null at the top. */
  readonly back: string | null;
  readonly rows: readonly DrillRow[];
}

const link = (text: string, href: string): DrillRow => ({ kind: 'link', text, href });

/** Text of an entry or an item, in its own colours where it has some. */
function wordsOf({ text, color, backgroundColor }: Pick<MenuItem, 'text'> & DrillColours): DrillWords {
  return color || backgroundColor ? { text, colours: { color, backgroundColor } } : { text };
}

const itemRow = (item: MenuItem): DrillRow => ({ kind: 'link', href: item.link, ...wordsOf(item) });

/** A link to the whole of what a level shows, where it has an address that none of its rows leads to already. */
function wholeRow(
  t: ShellTexts,
  { title, href }: { readonly title: string; readonly href: string },
  rows: readonly DrillRow[],
): readonly DrillRow[] {
  const isThere = rows.some((row) => row.kind === 'link' && row.href === href);
  return href === '' || isThere ? [] : [link(t('allOf', { title }), href)];
}

function segmentRows(
  segment: MenuSegment,
  entry: string,
  path: readonly [number, number],
): readonly DrillRow[] {
  const title = segment.title || segment.image?.title || '';
  if (segment.items.length === 0) {
    const href = segment.link || segment.image?.link || '';
    return title === '' || href === '' ? [] : [link(title, href)];
  }
  // A column without a title has no name to open by, and one with its entry's would open the same again.
  return title === '' || title === entry ? segment.items.map(itemRow) : [{ kind: 'open', text: title, path }];
}

/** Level of the mobile menu at a path; the top where the path leads nowhere. */
export function drillLevel(t: ShellTexts, entries: readonly MenuEntry[], path: DrillPath): DrillLevel {
  const [entryAt, segmentAt] = path;
  const entry = entryAt === undefined ? undefined : entries[entryAt];
  if (entry === undefined || entryAt === undefined) {
    const rows = entries.map((each, at): DrillRow =>
      each.submenu.length === 0
        ? { kind: 'link', href: each.href, ...wordsOf(each) }
        : { kind: 'open', path: [at], ...wordsOf(each) },
    );
    return { title: null, back: null, rows };
  }
  const segment = segmentAt === undefined ? undefined : entry.submenu[segmentAt];
  if (segment !== undefined) {
    const items = segment.items.map(itemRow);
    const rows = [...wholeRow(t, { title: segment.title, href: segment.link }, items), ...items];
    return { title: segment.title, back: entry.text, rows };
  }
  const rows = entry.submenu.flatMap((each, at) => segmentRows(each, entry.text, [entryAt, at]));
  return {
    title: entry.text,
    back: t('menu'),
    rows: [...wholeRow(t, { title: entry.text, href: entry.href }, rows), ...rows],
  };
}

/** The path one level up. */
export function drillBack(path: DrillPath): DrillPath {
  return path.length === 2 ? [path[0]] : [];
}
