import { plainText } from '../../catalogue/snapshot/excerpt.ts';

/** A part of a policy as shoppers read it. */
export interface PolicySection {
  /** '' for what stands before the first heading. */
  readonly title: string;
  /** HTML. */
  readonly html: string;
}

/**
 * Own words of a policy in parts by their headings, so that its page lists them as it does with generated words.
 *
 * @param html - sanitised
 */
export function sectionsOf(html: string): PolicySection[] {
  const [before = '', ...rest] = html.split(/<h2\b[^>]*>/i);
  const parts = rest.map((part) => {
    const [title = '', ...text] = part.split(/<\/h2>/i);
    return { title: plainText(title), html: text.join('') };
  });
  return before.trim() === '' ? parts : [{ title: '', html: before }, ...parts];
}
