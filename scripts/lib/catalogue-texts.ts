import ts from 'typescript';

/** Attributes and properties whose value is read or heard. */
const spoken =
  /^(?:aria-(?:label|description|valuetext|roledescription)|\w*[lL]abel|title|placeholder|alt|help|hint|heading|header|headerText|description|text|message|note|caption|stepperName)$/;

const words = /\p{L}{2}/u;

/** A property is read if it begins as a label does, or has several words; a key or a value of the code has neither. */
const label = /^[“(]?\p{Lu}\p{Ll}|\p{L} \p{L}/u;

/** A single word that a function answers with. */
const capital = /^[“(]?\p{Lu}\p{Ll}/u;

/** Text that reads as a sentence wherever it is: a word with a capital, and another one. */
const sentence = /^[“(]?\p{Lu}[\p{L}’']*,? .*?\p{Ll}{2}/u;

/** A word beside a value, as in `… of …`. */
const piece = /…[^…\p{L}]* \p{Ll}{2,}(?![\p{L}\d:-])|(?<![\p{L}\d-])\p{Ll}{2,} [^…\p{L}]*…/u;

/** The words of a literal, with an ellipsis for each value; undefined for anything else. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

/** The literals that an expression comes to. */
function literalsOf(node: ts.Expression): ts.Expression[] {
  if (textOf(node) !== undefined) return [node];
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(literalsOf);
  const isChoice = ts.isBinaryExpression(node) && /^(?:&&|\|\||\?\?)$/.test(node.operatorToken.getText());
  return isChoice ? literalsOf(node.right) : [];
}

/** The values of a text: of `t('key', values)` the second argument, of `textParts(t, 'key', values)` the third. */
function valuesIn(node: ts.Node): ts.Expression | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const name = node.expression.getText();
  if (name === 'textParts') return node.arguments[2];
  return /^t(?:[A-Z]\w*)?(?:\.pieces)?$/.test(name) ? node.arguments[1] : undefined;
}

const isOf = (node: ts.Node, name: string): boolean => node.getText().endsWith(name);

/** Styles, names of modules, types, failures for developers and expressions are no texts. */
const isSilent = (node: ts.Node): boolean =>
  ts.isTaggedTemplateExpression(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  (ts.isNewExpression(node) && (isOf(node.expression, 'Error') || isOf(node.expression, 'RegExp')));

/** A value that something is compared with, or the name of a property. */
function isNoText(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) return /^[!=]==?$/.test(parent.operatorToken.getText());
  if (ts.isCaseClause(parent) || ts.isElementAccessExpression(parent)) return true;
  return ts.isPropertyAssignment(parent) && parent.name === node;
}

/** Properties and attributes that only code reads. */
const ofCode =
  /^(?:key|id|className|style|href|src|sizes|d|transform|query|accept|rel|aria-(?:labelledby|describedby))$/;

const isOfCode = ({ parent }: ts.Node): boolean =>
  (ts.isPropertyAssignment(parent) && ofCode.test(parent.name.getText())) ||
  (ts.isJsxExpression(parent) &&
    ts.isJsxAttribute(parent.parent) &&
    ofCode.test(parent.parent.name.getText()));

/** A generic arrow function of a file without markup would else be read as an element. */
const kindOf = (name: string): ts.ScriptKind => (name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

const isSpoken = ({ name }: { readonly name: ts.Node }): boolean => spoken.test(name.getText());

const isChild = ({ parent }: ts.Node): boolean => ts.isJsxElement(parent) || ts.isJsxFragment(parent);

/**
 * Texts of a file that a person reads and that are not in a catalogue: those of elements, of attributes and properties
 * that are read, of values within another text, and what reads as a sentence wherever it stands.
 *
 * @param apart - Texts that are the same in each language, such as names of brands.
 */
export function uncataloguedTexts(name: string, code: string, apart: readonly string[] = []): string[] {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, kindOf(name));
  const found = new Map<ts.Node, string>();
  const add = (node: ts.Node, text: string): void => {
    const shown = text.replace(/\s+/g, ' ').trim();
    if (!words.test(shown) || apart.includes(shown) || /^(?:https?:\/\/|\/[\w-]+\/)/.test(shown)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.set(node, `${name}:${line + 1} ${shown}`);
  };
  const addLiterals = (node: ts.Expression | undefined, rule = words): void => {
    for (const each of node ? literalsOf(node) : []) {
      const text = textOf(each) ?? '';
      if (rule.test(text)) add(each, text);
    }
  };
  const read = (node: ts.Node): void => {
    if (ts.isJsxText(node)) add(node, node.text);
    else if (ts.isJsxExpression(node) && isChild(node)) addLiterals(node.expression);
    else if (ts.isReturnStatement(node)) addLiterals(node.expression, capital);
    else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) addLiterals(node.body, capital);
    else if (ts.isPropertyAssignment(node) && isSpoken(node)) addLiterals(node.initializer, label);
    else if (ts.isBindingElement(node) && isSpoken(node)) addLiterals(node.initializer, label);
    else if (ts.isJsxAttribute(node) && isSpoken(node)) {
      const { initializer: value } = node;
      if (value && ts.isStringLiteral(value)) add(value, value.text);
      if (value && ts.isJsxExpression(value)) addLiterals(value.expression);
    }
    const values = valuesIn(node);
    if (values && ts.isObjectLiteralExpression(values))
      for (const each of values.properties) if (ts.isPropertyAssignment(each)) addLiterals(each.initializer);
    const text = textOf(node);
    if (text === undefined || isNoText(node) || isOfCode(node)) return;
    if (sentence.test(text) || (ts.isTemplateExpression(node) && piece.test(text))) add(node, text);
  };
  const visit = (node: ts.Node): void => {
    if (isSilent(node)) return;
    read(node);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return [...found.values()];
}
