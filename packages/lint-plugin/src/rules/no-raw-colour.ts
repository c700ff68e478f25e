import { dirname } from 'node:path';

import { findColour, findColourInCss } from '../colours.ts';
import { isToolFile, placeOfFile } from '../place.ts';
import { problemRule, type Ranged, type Rule } from '../rule.ts';
import { findWorkspaceRoot, packageOf, readWorkspace } from '../workspace.ts';

/** The package that holds colour data, and so is free to write colours. */
const THEME = '@omnis/theme';
const STYLE_HELPERS: readonly string[] = ['css', 'keyframes', 'createGlobalStyle', 'styled'];
const COLOUR_ATTRIBUTES: readonly string[] = [
  'fill',
  'stroke',
  'color',
  'stopColor',
  'floodColor',
  'bgcolor',
];

/** The first name in `styled.div`, `styled(Box)`, `styled.div.attrs({})` or `css`. */
function firstName(node: {
  type: string;
  object?: unknown;
  callee?: unknown;
  name?: unknown;
}): string | undefined {
  if (node.type === 'Identifier') return typeof node.name === 'string' ? node.name : undefined;
  const inner = node.type === 'MemberExpression' ? node.object : node.callee;
  return isNode(inner) ? firstName(inner) : undefined;
}

function isNode(value: unknown): value is { type: string } {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function isWebCode(filename: string): boolean {
  const root = findWorkspaceRoot(dirname(filename));
  const pkg = root === undefined ? undefined : packageOf(readWorkspace(root), filename);
  if (!pkg || pkg.manifest.name === THEME || isToolFile(pkg, filename)) return false;
  return placeOfFile(pkg, filename)?.env === 'web';
}

/** `house/no-raw-colour`: colours come from theme tokens, so that every theme and dark mode can change them. */
export const noRawColour: Rule = problemRule('Colours come from theme tokens.', (context) => {
  if (!isWebCode(context.filename)) return {};

  function report(node: Ranged, colour: string): void {
    context.report({
      node,
      message: `"${colour}" is a raw colour. Use a theme token (\`token('…')\` from @omnis/theme/react), mixed with color-mix() where a shade is due.`,
    });
  }

  return {
    TaggedTemplateExpression(node) {
      if (!STYLE_HELPERS.includes(firstName(node.tag) ?? '')) return;
      // An expression stands for a value or a block of its own, so the text around it is read as one sheet.
      const colour = findColourInCss(node.quasi.quasis.map(({ value }) => value.raw).join('_'));
      if (colour) report(node.tag, colour);
    },
    JSXAttribute(node) {
      if (node.name.type !== 'JSXIdentifier' || node.value?.type !== 'Literal') return;
      if (!COLOUR_ATTRIBUTES.includes(node.name.name) || typeof node.value.value !== 'string') return;
      const colour = findColour(node.value.value);
      if (colour) report(node.value, colour);
    },
    'JSXAttribute[name.name="style"] Property > Literal'(node: Ranged & { value?: unknown }) {
      const colour = typeof node.value === 'string' ? findColour(node.value) : undefined;
      if (colour) report(node, colour);
    },
  };
});
