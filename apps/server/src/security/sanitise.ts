import { textAnchor, textAnchorLink } from '@omnis/validation';
import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'br',
    'hr',
    'blockquote',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'a',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'small',
    'sub',
    'sup',
    'span',
    'div',
    'section',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'caption',
    'figure',
    'figcaption',
    'code',
    'pre',
  ],
  allowedAttributes: {
    '*': ['id'],
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    a: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, ...(attribs['target'] === '_blank' ? { rel: 'noopener noreferrer' } : {}) },
    }),
  },
};

/**
 * HTML of a shop owner with nothing in it that could run: on write, before it reaches the database (design: security).
 * Ids get the prefix that they have on pages, as not every page cleans a text again, and links within the text follow.
 */
export function sanitiseHtml(html: string): string {
  const anchors = new Set<string>();
  const clean = sanitizeHtml(html, {
    ...options,
    transformTags: {
      ...options.transformTags,
      '*': (tagName, { id: given, name, ...attribs }) => {
        const id = textAnchor(given ?? (tagName === 'a' ? name : undefined) ?? '');
        if (id === '' || anchors.has(id)) return { tagName, attribs };
        anchors.add(id);
        return { tagName, attribs: { ...attribs, id } };
      },
    },
  }).trim();
  return anchors.size === 0 ? clean : withLinks(clean, anchors);
}

/** Links may stand before the part that they lead to: they follow once all ids are known. */
function withLinks(clean: string, anchors: ReadonlySet<string>): string {
  return sanitizeHtml(clean, {
    ...options,
    transformTags: {
      a: (tagName, { href, ...attribs }) => ({
        tagName,
        attribs: href === undefined ? attribs : { href: textAnchorLink(href, anchors), ...attribs },
      }),
    },
  });
}
