import ts from 'typescript';

/** Attributes whose value a shopper reads or hears. */
const spoken =
  /^(?:aria-(?:label|description|valuetext|roledescription)|title|placeholder|alt|label|loadingLabel|submitLabel|confirmLabel|cancelLabel|help|heading|description|text)$/;

/** Tells whether only owners see this, where a block is not ready for shoppers. */
const isForOwners = (node: ts.Node): boolean =>
  ts.isJsxElement(node) &&
  (node.openingElement.tagName.getText() === 'OwnerNote' ||
    /\bclassName="note"/.test(node.openingElement.attributes.getText()));

const words = /\p{L}{2}/u;

/** Text that reads as a sentence anywhere: a word with a capital, and further words. */
const sentence = /^\p{Lu}[\p{L}’']* .*?\p{Ll}{2}/u;

/** Beginning of a text in a spoken property, where the key of a text begins small. */
const capital = /^\p{Lu}\p{L}/u;

/** Texts of a file that are written into its elements, and so are in one language. */
export function writtenTexts(name: string, code: string): string[] {
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
    if (isForOwners(node)) return;
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

/** Tells whether it says a text in the language around it: `say('Close')`, and so the text is a key. */
const isSaid = (node: ts.CallExpression): boolean =>
  /^say$/.test(node.expression.getText().split('.').at(-1) ?? '');

/** Sentences that may stand in code. */
export interface Allowed {
  /** By which translations are found; in constants of a file, which are said elsewhere, and not in what runs. */
  readonly keys?: readonly string[];
  /** Those that no reader meets as they are, wherever they stand. */
  readonly apart?: readonly string[];
}

const isInFunction = (node: ts.Node): boolean =>
  ts.findAncestor(node, (each) => ts.isFunctionLike(each)) !== undefined;

/** Sentences that code builds for elsewhere, other than what is thrown at developers. */
export function builtSentences(
  name: string,
  code: string,
  { keys = [], apart = [] }: Allowed = {},
): string[] {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isForOwners(node)) return;
    if (ts.isNewExpression(node) || ts.isTypeNode(node)) return;
    if (ts.isTaggedTemplateExpression(node)) {
      if (isHtml(node) && ts.isTemplateExpression(node.template))
        for (const { expression } of node.template.templateSpans) visit(expression);
      return;
    }
    if (ts.isCallExpression(node) && isSaid(node)) return node.arguments.slice(1).forEach(visit);
    const text = ts.isTemplateExpression(node)
      ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
      : ts.isStringLiteralLike(node)
        ? node.text
        : '';
    const isSpoken =
      text !== '' && ts.isPropertyAssignment(node.parent) && spoken.test(node.parent.name.getText());
    const isAllowed = apart.includes(text) || (keys.includes(text) && !isInFunction(node));
    if ((isSpoken ? capital : sentence).test(text) && !isAllowed) found.push(`${name} ${text}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isHtml = ({ tag }: ts.TaggedTemplateExpression): boolean => tag.getText() === 'html';

/** Texts that stand in the templates of HTML that the server writes. */
export function templateTexts(name: string, code: string): string[] {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const read = (template: ts.TemplateLiteral): void => {
    const pieces = ts.isTemplateExpression(template)
      ? [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]
      : [template.text];
    // Inserted values take a place of their own, so that tags stay whole.
    const whole = pieces.join('\0').replace(/<style.*?<\/style>/gs, '');
    const heard = [...whole.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(
      ([, text]) => text ?? '',
    );
    const seen = whole.replace(/<[^>]*>/g, '\0').split('\0');
    for (const text of [...heard, ...seen])
      if (words.test(text)) found.push(`${name} ${text.replace(/\s+/g, ' ').trim()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && isHtml(node)) read(node.template);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
