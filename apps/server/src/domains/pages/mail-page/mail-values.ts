import { imageUrl } from '@omnis/models';

/** Properties of a block as they were saved: anything. */
export type Properties = Readonly<Record<string, unknown>>;

/** A text among a block's properties; '' for what is none. */
export function textOf(properties: Properties, key: string): string {
  const value = properties[key];
  return typeof value === 'string' ? value.trim() : '';
}

/** The paragraphs of a long text: a line each. */
export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Where a link leads out of a mail, in full; null for actions, which only a shop's page can do, for anchors, and for what
 * is no link.
 */
export function mailHref(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || value.trim() === '' || /^\s*[@#]/.test(value)) return null;
  const url = URL.parse(value.trim(), origin);
  return url !== null && schemes.has(url.protocol) ? url.href : null;
}

/** The address of a picture of the store, in full and as wide as the mail shows it twice; null for none. */
export function mailImage(value: unknown, origin: string, width: number): string | null {
  if (typeof value !== 'string' || !/^\/images\/[^"'\\\s]+$/.test(value)) return null;
  return new URL(imageUrl(value, { width: width * 2 }), origin).href;
}

/** Text and address of a link in an object among a block's properties. */
export function actionOf(value: unknown, origin: string): { text: string; href: string } | null {
  if (typeof value !== 'object' || value === null) return null;
  const { text, href } = { text: '', href: '', ...value };
  const to = mailHref(href, origin);
  return typeof text === 'string' && text.trim() !== '' && to !== null
    ? { text: text.trim(), href: to }
    : null;
}
