import type { ShellTexts } from '@omnis/shop-kit';

/** Paths of the help (storefront.md §2 /help/). */
export const helpPath = {
  home: '/help/',
  question: (name: string) => `/help/question/${encodeURIComponent(name)}/`,
  group: (code: string) => `/help/group/${encodeURIComponent(code)}/`,
  reason: (name: string) => `/help/reason/${encodeURIComponent(name)}/`,
} as const;

/** The help at the root of its trails. */
export const helpCrumbs = (t: ShellTexts) => [
  { text: t('home'), href: '/' },
  { text: t('help'), href: helpPath.home },
];
