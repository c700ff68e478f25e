// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const app = join(import.meta.dirname, '..');

/** All code of the app but its tests, its catalogues, and what stays on the server: fonts' names and failures for its log. */
const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(?:test|stories|server)\.tsx?$|^texts\//.test(file),
);

/** Attributes whose value a shopper reads or hears. */
const spoken =
  /^(?:aria-(?:label|description|valuetext|roledescription)|title|placeholder|alt|label|loadingLabel|submitLabel|confirmLabel|cancelLabel|help|heading|description|text)$/;

const words = /\p{L}{2}/u;

/** What reads as a sentence wherever it stands: a word with a capital, and further words. */
const sentence = /^\p{Lu}[\p{L}’']* .*?\p{Ll}{2}/u;

/** What a spoken property says by itself, where the key of a text begins small. */
const capital = /^\p{Lu}\p{L}/u;

/** Sentences that no shopper reads as they are: a size's name in the data, and a failure that the error page words by its status. */
const keys = ['One size', 'Page not found'];

/** Texts of a file that are written into its elements, and so are in one language. */
function writtenTexts(name: string, code: string): string[] {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const add = (node: ts.Node, text: string): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    if (words.test(text)) found.push(`${name}:${line + 1} ${text.replace(/\s+/g, ' ').trim()}`);
  };
  /** Literals that an expression comes to: of a choice each, of a template its own words. */
  const literals = (node: ts.Expression): void => {
    if (ts.isStringLiteralLike(node)) add(node, node.text);
    else if (ts.isTemplateExpression(node))
      add(node, [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' '));
    else if (ts.isParenthesizedExpression(node)) literals(node.expression);
    else if (ts.isConditionalExpression(node)) {
      literals(node.whenTrue);
      literals(node.whenFalse);
    } else if (ts.isBinaryExpression(node)) literals(node.right);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) add(node, node.text);
    const value = ts.isJsxAttribute(node) && spoken.test(node.name.getText()) ? node.initializer : undefined;
    if (value && ts.isStringLiteral(value)) add(value, value.text);
    if (value && ts.isJsxExpression(value) && value.expression) literals(value.expression);
    const isChild =
      ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent));
    if (isChild && node.expression) literals(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Sentences that code builds for elsewhere, other than what is thrown at developers. */
function builtSentences(name: string, code: string): string[] {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) || ts.isTaggedTemplateExpression(node) || ts.isTypeNode(node)) return;
    const text = ts.isTemplateExpression(node)
      ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
      : ts.isStringLiteralLike(node)
        ? node.text
        : '';
    const isSpoken =
      text !== '' && ts.isPropertyAssignment(node.parent) && spoken.test(node.parent.name.getText());
    if ((isSpoken ? capital : sentence).test(text) && !keys.includes(text)) found.push(`${name} ${text}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it.each([
  ['a text', '<p>Add to basket</p>'],
  ['an attribute', '<a aria-label="Basket" />'],
  ['a choice', '<p>{many ? t("items") : "One item"}</p>'],
  ['a template', '<a title={`Remove ${name}`} />'],
])('finds %s that is written into an element', (_, code) => {
  expect(writtenTexts('a.tsx', code)).toHaveLength(1);
});

it('leaves alone what is no text, and what is said by the catalogue', () => {
  const code =
    '<a className="tool" href="/basket/" aria-label={t("basket")} data-x="yes">{t("basket")} · 24</a>';
  expect(writtenTexts('a.tsx', code)).toEqual([]);
});

it.each([
  ['a constant', "const hint = 'Try again in a moment';"],
  ['a function', 'const by = (day) => `Order within ${span} to get it by ${day}`;'],
  ['a property', "routeHead({ title: 'Orders' });"],
])('finds a sentence in %s', (_, code) => {
  expect(builtSentences('a.ts', code)).toHaveLength(1);
});

it('every text that a shopper reads stands in the catalogue', () => {
  const found = files.flatMap((file) =>
    file.endsWith('.tsx') ? writtenTexts(file, readFileSync(join(app, file), 'utf8')) : [],
  );
  expect(found).toEqual([]);
});

it('no code builds sentences of its own', () => {
  const found = files.flatMap((file) => builtSentences(file, readFileSync(join(app, file), 'utf8')));
  expect(found).toEqual([]);
});
