/** Attributes that hold an address. */
const addresses = /^(?:href|src|action|formaction|poster|data|background|xlink:href)$/i;
/** Elements that blocks never make. */
const elements =
  /^(?:script|object|embed|base|meta|link|style|template|noscript|frame|animate|set|use|math|foreignObject|area)$/i;

/**
 * Names the part of an element that could run code, load another's style or take a page over; null when there is none.
 */
export function danger(element: Element): string | null {
  if (elements.test(element.localName)) {
    // React asks for pictures of the page early.
    return element.matches('link[rel=preload][as=image]') ? null : element.outerHTML;
  }
  if (element.localName === 'iframe' && !isFenced(element)) return element.outerHTML;
  return [...element.attributes].some((attribute) => isDangerous(attribute, element))
    ? element.outerHTML
    : null;
}

function isFenced(frame: Element): boolean {
  const fence = frame.getAttribute('sandbox');
  return (
    fence !== null &&
    !fence.includes('top-navigation') &&
    frame.getAttribute('src')?.startsWith('https://') === true
  );
}

function isDangerous({ name, value }: Attr, element: Element): boolean {
  if (/^on|^srcdoc$|[^a-z\d:_-]/i.test(name)) return true;
  // Properties of elements and documents can be hidden by names.
  if (/^(?:id|name)$/.test(name) && /alert|^(?:__proto__|attributes|constructor|location|body)$/.test(value))
    return true;
  if (addresses.test(name)) return isDangerousAddress(value, element);
  // Whatever stands in a whole address of CSS is a part of it.
  const styles = name === 'style' ? value.replaceAll(/url\("[^"\\\n]*"\)/g, '') : '';
  return /url\(|expression|@import|position:|behavior/i.test(styles);
}

function isDangerousAddress(value: string, element: Element): boolean {
  // Browsers leave control characters and spaces of a scheme out.
  const plain = [...value].filter((letter) => letter > ' ').join('');
  if (/^(?:javascript|vbscript|blob|filesystem):/i.test(plain)) return true;
  // A link may lead to data (storefront.md §5), which browsers do not open over a page; nothing else may.
  return element.localName !== 'a' && /^data:(?!image\/)/i.test(plain);
}
