import { readStored, writeStored } from '@omnis/desk';
import type { Entry } from './entries.ts';

const mostKept = 6;
const keyOf = (division: number): string => `dashboard-recent-${division}`;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const kinds: readonly Entry['kind'][] = [
  'orders',
  'customers',
  'products',
  'collections',
  'discounts',
  'pages',
  'action',
  'place',
];

function toEntry(value: unknown): Entry[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const kind = kinds.find((each) => each === fields['kind']);
  const href = textOf(fields['href']);
  const title = textOf(fields['title']);
  if (kind === undefined || title === '' || !href.startsWith('/')) return [];
  const image = textOf(fields['image']);
  // How it stood then may have changed.
  return [
    { kind, href, title, note: textOf(fields['note']), image: image === '' ? null : image, state: null },
  ];
}

/** Entries that were opened last in this browser, newest first. */
export function readRecent(stored: string | null): Entry[] {
  try {
    const values: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(values) ? values.flatMap(toEntry).slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

/** The entries of a store that were opened last. */
export const recentEntries = (division: number): Entry[] => readRecent(readStored(keyOf(division)));

/** Entries with another one opened: each is there once. */
export const withRecent = (entries: readonly Entry[], opened: Entry): Entry[] =>
  [opened, ...entries.filter(({ href }) => href !== opened.href)].slice(0, mostKept);

/** Keeps an entry as the one that was opened last. */
export const keepRecent = (division: number, opened: Entry): void =>
  writeStored(keyOf(division), JSON.stringify(withRecent(recentEntries(division), opened)));
