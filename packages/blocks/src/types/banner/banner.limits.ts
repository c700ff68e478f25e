/** Limits and sizes of banners (storefront.md §9). */
export const bannerLimits = {
  /** Characters of the title and the copy that are shown. */
  title: 50,
  copy: 300,
  /** Pixels. */
  minHeight: 400,
  /** Height ÷ width. */
  ratio: 0.4,
  /** Of the title, 1 is whole; above 0. */
  fontScale: 1,
  compact: { fontScale: 0.55 },
  slim: { fontScale: 0.3, ratio: 0.1, minHeight: 300 },
  /** Greatest width of an action in pixels. */
  actionWidth: 250,
  /** Of the viewport's height, in hundredths. */
  mobileHeight: '70vh',
  contentWidth: '95%',
  /** Letters of a word that is not broken beside a picture. */
  wholeWord: 12,
} as const;
