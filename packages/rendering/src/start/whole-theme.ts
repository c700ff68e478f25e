/** Id of the link to all values of the theme, which waits (`media`) until something needs them. */
export const wholeTheme = 'omnis-whole-theme';

/**
 * Values that only some blocks and messages have, and those of the dashboard: a page brings them where its styles ask for
 * them. All others are in every page, since a value that comes to the root later has each of its elements styled anew: what
 * opens at a press, such as the menu and the basket, has to find its own there.
 */
export const apartValues =
  /--(?:accent-text|box|card|chart|chat|error-dark|eyebrow|feature|footer-radius|gate|image-default|info|layout-(?:cart|content|header-search|mail|sidebar)|menu-background|newsletter|product-description|quote|radius-none|rating-empty|shadow-xs|sidebar|skeleton|snackbar|space-2[04]|status|success-dark|surface-selected|table|tag|text-line-height|tooltip|video|warning)\b/;

/** Brings the values that the page has not. */
export function showWholeTheme(): void {
  document.getElementById(wholeTheme)?.removeAttribute('media');
}

/** The part of styled-components' sheet that is listened to. */
interface StyleSheet {
  insertRules: (id: string, name: string, rules: string[]) => void;
}

/** Brings all values when the first component is shown that uses some of {@link apartValues}. */
export function watchValues(sheet: StyleSheet): void {
  const insertRules = sheet.insertRules.bind(sheet);
  sheet.insertRules = (id, name, rules) => {
    if (rules.some((rule) => apartValues.test(rule))) showWholeTheme();
    insertRules(id, name, rules);
  };
}
