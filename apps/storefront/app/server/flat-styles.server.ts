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

/**
 * Lets styled-components find a component's class quickly. At each render it joins the pieces of the template and looks
 * the whole text up; with tokens between the pieces that is a hundred joins and a long text to hash, more than all else
 * about the component. Joined once, the text and its hash stay. The class and the rules are the same.
 */
export function flattenStyles(): void {
  const { componentStyle } = styled.i``;
  const prototype: Pick<typeof componentStyle, 'generateAndInjectStyles'> =
    Object.getPrototypeOf(componentStyle);
  const { generateAndInjectStyles } = prototype;
  const done = new WeakSet();
  prototype.generateAndInjectStyles = function flat(this: typeof componentStyle, ...args) {
    if (!done.has(this)) {
      done.add(this);
      this.rules.splice(0, Infinity, ...joinTexts(this.rules).filter(isRule));
    }
    return generateAndInjectStyles.apply(this, args);
  };
  function isRule(rule: unknown): rule is (typeof componentStyle.rules)[number] {
    return rule !== undefined;
  }
}
