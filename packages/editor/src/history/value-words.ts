import type { VersionTexts } from '../texts/versions/index.ts';

/** Longest value that is shown, in characters. */
const longest = 240;

const plain = (html: string): string =>
  html
    .replace(/<[^>]{0,300}>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A value of a property in words, for a person who compares two. */
export function valueWords(t: VersionTexts, value: unknown): string {
  if (value === undefined || value === null || value === '') return t('notSet');
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    const words = plain(value) || value;
    return words.length > longest ? `${words.slice(0, longest)}…` : words;
  }
  if (Array.isArray(value)) {
    const words = value.filter((each) => typeof each === 'string').join(', ');
    return words === '' ? t('listOf', { count: value.length }) : words.slice(0, longest);
  }
  return JSON.stringify(value).slice(0, longest);
}
