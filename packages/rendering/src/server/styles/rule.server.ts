import { shortCss } from '../short-css.server.ts';

/** Conditions for an element to be styled by one selector, as far as a document's text tells. */
export interface Demand {
  /** Class of the styled component that it belongs to; null: it may stand anywhere in the page. */
  readonly scope: string | null;
  /** Tokens of it and of what it stands in, up to the component. */
  readonly tokens: readonly string[];
}

/** A rule that stands in an at-rule. */
export interface InnerRule extends Pick<Rule, 'text' | 'demands'> {}

/** A rule of a style sheet, or an at-rule with all its rules. */
export interface Rule {
  /** As short as it may be written. */
  readonly text: string;
  /** One of them has to be met; null: the rule is for every page. */
  readonly demands: readonly Demand[] | null;
  /** Custom properties that it uses. */
  readonly uses: readonly string[];
  /** Text that it begins with, up to the rules in it; empty where none can be separated from it. */
  readonly opening: string;
  readonly inner: readonly InnerRule[];
}

/** Tokens of an element beside its name: its classes, and the names by which scripts and styles find it. */
export const classToken = (name: string): string => `.${name}`;
export const attributeToken = (name: string): string => `[${name}]`;
export const valueToken = (name: string, value: string): string => `[${name}=${value}]`;
/** Token of a component's own element. */
export const ownToken = (token: string): string => `&${token}`;

const isForAll = /^@(?:-webkit-)?(?:keyframes|font-face|property|layer|import)/;
const quoted = /"[^"]*"|'[^']*'/g;
/** Tells whether there are braces in texts, which would be taken for those of rules. */
const isBraced = (css: string): boolean => (css.match(quoted) ?? []).some((text) => /[{}]/.test(text));
const prelude = /([^{}]+)\{/g;
const part =
  /(?<![\w.:#[-])([a-z][\w-]*)|\.([\w-]+)|\[([\w-]+)(?:([~|^$*]?)=(?:"([^"]*)"|'([^']*)'|([^\]\s]+)))?[^\]]*\]/g;
/** An at-rule that holds nothing but rules. */
const grouping = /^(@(?:media|supports)[^{}]*\{)((?:[^{}]+\{[^{}]*\})+)\}$/;
const inGroup = /[^{}]+\{[^{}]*\}/g;
const variable = /var\((--[\w-]+)/g;

/** A selector without what stands in the brackets of `:not(…)`, `:is(…)` and their like: it may be or not. */
function withoutChoices(selector: string): string {
  let text = '';
  let depth = 0;
  for (const letter of selector) {
    if (letter === ')') depth -= 1;
    else if (letter === '(') depth += 1;
    else if (depth === 0) text += letter;
  }
  return text;
}

/** The tokens of a compound. What a shopper changes without scripts, such as `[open]`, is none of them. */
function tokensOf(compound: string): string[] {
  const tokens: string[] = [];
  for (const [, type, name, attribute, operator, ...values] of compound.matchAll(part)) {
    if (type !== undefined) tokens.push(type);
    else if (name !== undefined) tokens.push(classToken(name));
    else if (attribute?.startsWith('data-') === true) {
      const value = values.find((each) => each !== undefined);
      tokens.push(
        value === undefined || operator !== '' ? attributeToken(attribute) : valueToken(attribute, value),
      );
    }
  }
  return tokens;
}

function demandOf(selector: string, isScope: (name: string) => boolean): Demand {
  const compounds = selector
    // Not what stands between the brackets of an attribute.
    .split(/(?=[\s>+~](?![^[]*\]))/)
    // Scripts write to the root before the app does.
    .filter((compound) => !/^[\s>+~]*(?:html|body|:root)\b/.test(compound));
  const tokens = compounds.map((compound) => tokensOf(compound));
  const scopeOf = (list: readonly string[]): string | undefined =>
    list.find((token) => token.startsWith('.') && isScope(token.slice(1)))?.slice(1);
  const at = tokens.findIndex((list) => scopeOf(list) !== undefined);
  const [own = [], ...inside] = tokens.slice(at);
  // A sibling of a component is not in it.
  if (at < 0 || compounds.slice(at + 1).some((compound) => /^[+~]/.test(compound)))
    return { scope: null, tokens: tokens.flat().filter((token) => token.startsWith('.')) };
  // The parent of the component may be the root.
  return { scope: scopeOf(own) ?? null, tokens: [...own.map(ownToken), ...inside.flat()] };
}

/** Demands of the rules of a text, one of which has to be met; null: none. */
function demandsOf(text: string, isScope: (name: string) => boolean): Demand[] | null {
  const demands = [...text.matchAll(prelude)]
    .map(([, list = '']) => list.trim())
    .filter((list) => !list.startsWith('@'))
    .flatMap((list) => withoutChoices(list).split(/,(?![^[]*\])/))
    .map((selector) => demandOf(selector.trim(), isScope));
  return demands.length === 0 ? null : demands;
}

/**
 * Reads what a rule needs of a document.
 *
 * @param text - a rule as styled-components has compiled it
 * @param isScope - whether a class is that of a styled component
 * @example
 * readRule('.kYcf .action:hover{color:red}', (name) => name === 'kYcf').demands;
 * // [{ scope: 'kYcf', tokens: ['&.kYcf', '.action'] }]
 */
export function readRule(text: string, isScope: (name: string) => boolean): Rule {
  const uses = [...text.matchAll(variable)].map(([, name = '']) => name);
  const whole = { uses, opening: '', inner: [] };
  if (isBraced(text)) return { ...whole, text, demands: null };
  const short = shortCss(text);
  if (isForAll.test(text)) return { ...whole, text: short, demands: null };
  const [, opening = '', rules = ''] = grouping.exec(short) ?? [];
  return {
    text: short,
    demands: demandsOf(text, isScope),
    uses,
    opening,
    inner: [...rules.matchAll(inGroup)].map(([each]) => ({ text: each, demands: demandsOf(each, isScope) })),
  };
}
