/** Defaults of quotes (storefront.md §3, §9). */
export const quoteDefaults = {
  quote: '',
  author: '',
  font: 'Lato',
  /** Pixels. */
  fontSize: 24,
  bold: false,
  italic: false,
  align: 'right',
  borderRadius: '4px',
} as const;
