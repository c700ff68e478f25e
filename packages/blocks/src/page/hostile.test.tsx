import { describe, expect, it } from 'vitest';
import { makeExample } from '../registry/define-block.ts';
import { makeBlock } from '../registry/default-registry.ts';
import type { BlockField } from '../registry/fields.ts';
import { hostileHtml, hostileTexts } from '../rich-text/hostile-html.fixture.ts';
import { pageElement } from '../testing/render-page.tsx';
import { blockTypes } from '../types/block-types.ts';

/** Properties in which each text, and each text within a list or an object, is the same hostile one. */
function filled(fields: readonly BlockField[], hostile: string): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of fields) {
    const [key = '', inner] = field.key.split('.');
    const value = valueFor(field, hostile);
    values[key] = inner === undefined ? value : { ...(values[key] as object | undefined), [inner]: value };
  }
  return values;
}

function valueFor(field: BlockField, hostile: string): unknown {
  switch (field.type) {
    case 'list':
      return [filled(field.fields, hostile)];
    case 'texts':
      return [hostile];
    case 'switch':
      return true;
    case 'number':
    case 'select':
      return undefined;
    default:
      return hostile;
  }
}

const addresses = /^(?:href|src|action|formaction|poster|data|background|xlink:href)$/;

/** What of an element could run code, load another's style or take a page over; null when nothing can. */
function danger(element: Element): string | null {
  if (/^(?:script|object|embed|base|meta|link|style|template)$/i.test(element.localName)) {
    // React asks for pictures of the page early.
    return element.matches('link[rel=preload][as=image]') ? null : element.outerHTML;
  }
  if (element.localName === 'iframe' && !element.hasAttribute('sandbox')) return element.outerHTML;
  for (const { name, value } of element.attributes) {
    if (/^on|^srcdoc$/i.test(name)) return element.outerHTML;
    // Browsers leave control characters and spaces of a scheme out.
    const plain = [...value].filter((letter) => letter > ' ').join('');
    if (addresses.test(name) && /^(?:javascript|vbscript):/i.test(plain)) return element.outerHTML;
    // A link may lead to data (storefront.md §5), which browsers do not open over a page; nothing else may.
    if (addresses.test(name) && element.localName !== 'a' && /^data:(?!image\/)/i.test(plain))
      return element.outerHTML;
    if (name === 'style' && /url\(|expression|@import|position:|behavior/i.test(value))
      return element.outerHTML;
  }
  return null;
}

describe('B34 hostile text', () => {
  it.each(Object.values(blockTypes).map((type) => [type.name, type] as const))(
    'B34 in any property of %s executes nothing',
    (_, type) => {
      for (const hostile of [...hostileHtml, ...hostileTexts]) {
        const example = makeExample(type, makeBlock);
        const block = { ...example, properties: { ...example.properties, ...filled(type.fields, hostile) } };
        for (const mode of ['native', 'preview'] as const) {
          const dangers = [...pageElement([block], { mode }).querySelectorAll('*')].flatMap(
            (element) => danger(element) ?? [],
          );
          expect(dangers).toEqual([]);
        }
      }
    },
  );
});
