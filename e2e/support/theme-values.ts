import type { Page } from '@playwright/test';

/**
 * Values of the theme that what is shown asks for and does not have, one line each: a page brings those that it may show,
 * and the rest waits in a sheet until something needs it.
 */
export function missingValues(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const whole = document.querySelector<HTMLLinkElement>('#omnis-whole-theme')?.sheet;
    const declared = new Set(
      [...(whole?.cssRules ?? [])].flatMap(({ cssText }) =>
        [...cssText.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name),
      ),
    );
    const missing = new Set<string>();
    const look = (rule: CSSRule): void => {
      if (!(rule instanceof CSSStyleRule)) {
        if (rule instanceof CSSGroupingRule) for (const inner of rule.cssRules) look(inner);
        return;
      }
      // Values that are made of others may not be used themselves.
      const shown = rule.cssText.replaceAll(/--[\w-]+:[^;]*;/g, '');
      const names = [...shown.matchAll(/var\((--[\w-]+)\)/g)]
        .map(([, name = '']) => name)
        .filter((name) => declared.has(name));
      // Content drawn before and after an element has its values.
      const selector = rule.selectorText
        .replaceAll(/(^|[\s>+~,])::[\w-]+(?:\([^)]*\))?/g, '$1*')
        .replaceAll(/::[\w-]+(?:\([^)]*\))?/g, '');
      const element = names.length === 0 ? null : document.querySelector(selector);
      if (element === null) return;
      const style = getComputedStyle(element);
      for (const name of names)
        if (style.getPropertyValue(name) === '') missing.add(`${name} for ${rule.selectorText}`);
    };
    for (const sheet of document.styleSheets)
      if (sheet !== whole) for (const rule of sheet.cssRules) look(rule);
    return [...missing];
  });
}
