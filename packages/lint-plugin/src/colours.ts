const HEX = String.raw`#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])`;
const FUNCTION = String.raw`(?<![\w-])(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color)\(`;
const NAMED = String.raw`(?<![\w-])(?:black|white|gr[ae]y|silver|red|maroon|orange|gold|yellow|olive|lime|green|teal|aqua|cyan|blue|navy|purple|fuchsia|magenta|pink|brown|tomato|crimson|salmon|coral|khaki|indigo|violet|(?:dark|light|medium|deep|dim|slate|pale|hot|royal|sky|steel|ghost|antique)[a-z]*(?:gr[ae]y|red|orange|green|blue|cyan|pink|salmon|violet|white|yellow|orchid|purple|seagreen))(?![\w-])`;

const COLOUR = new RegExp(`${HEX}|${FUNCTION}|${NAMED}`, 'i');
/** The value side of `property: value;`, not the `:` of a selector such as `&:hover {`. */
const DECLARATION = /(?:^|[;{}\n])\s*(?:--)?[a-z][\w-]*\s*:([^;{}]*)(?=[;}]|$)/gi;
const URL = /url\([^)]*\)/gi;

/** The first literal colour in a CSS value, such as `#fff`, `rgb(` or `white`. */
export function findColour(value: string): string | undefined {
  return COLOUR.exec(value.replaceAll(URL, 'url()'))?.[0];
}

/** The first literal colour in the declarations of a piece of CSS. */
export function findColourInCss(css: string): string | undefined {
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (const [, value = ''] of text.matchAll(DECLARATION)) {
    const colour = findColour(value);
    if (colour) return colour;
  }
  return undefined;
}
