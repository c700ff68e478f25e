import { styled } from 'styled-components';

type Rules = readonly unknown[];

/** The rules with each run of texts joined to one. */
export function joinTexts(rules: Rules): unknown[] {
  const joined: unknown[] = [];
  for (const rule of rules) {
    const last = joined.at(-1);
    if (typeof rule === 'string' && typeof last === 'string') joined[joined.length - 1] = last + rule;
    else joined.push(rule);
  }
  return joined;
}

const { componentStyle } = styled.i``;
type Style = typeof componentStyle;
type Sheet = Parameters<Style['generateAndInjectStyles']>[1];

const isRule = (rule: unknown): rule is Style['rules'][number] => rule !== undefined;

/** Tells whether a rule is that of `keyframes`, which stands for a name. */
const isKeyframes = (rule: unknown): boolean =>
  typeof rule === 'object' && rule !== null && 'getName' in rule;

/** Tells whether a component has the same rules whatever its properties are. */
const isFixed = ({ rules, baseStyle }: Style): boolean =>
  rules.every((rule) => typeof rule === 'string' || isKeyframes(rule)) && (!baseStyle || isFixed(baseStyle));

/**
 * Lets styled-components find a component's class quickly. At each render it joins the pieces of the template and looks
 * the whole text up; with tokens between the pieces that is a hundred joins and a long text to hash, more than all else
 * about the component. Joined once, the text and its hash stay. What has one class in all renderings is only asked once
 * for each sheet, which holds its rules from then on. The class and the rules are the same.
 */
export function flattenStyles(): void {
  const prototype: Pick<Style, 'generateAndInjectStyles'> = Object.getPrototypeOf(componentStyle);
  const { generateAndInjectStyles } = prototype;
  /** True for a joined style that is fixed. */
  const joined = new WeakMap<Style, boolean>();
  /** Classes of the fixed ones that a sheet holds. */
  const held = new WeakMap<Sheet, Map<Style, string>>();
  prototype.generateAndInjectStyles = function flat(this: Style, ...args) {
    const known = joined.get(this);
    if (known === undefined) {
      this.rules.splice(0, Infinity, ...joinTexts(this.rules).filter(isRule));
      joined.set(this, isFixed(this));
    }
    if (!known) return generateAndInjectStyles.apply(this, args);
    const [, sheet] = args;
    const classes = held.get(sheet) ?? new Map<Style, string>();
    const given = classes.get(this) ?? generateAndInjectStyles.apply(this, args);
    held.set(sheet, classes.set(this, given));
    return given;
  };
}
