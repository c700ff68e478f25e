import type { TokenName } from './tokens/tokens.ts';

/** A text (or a part that carries meaning) and the surface that it lies on. */
export interface ContrastPair {
  readonly text: TokenName;
  readonly surface: TokenName;
  /** 4.5 for text, 3 for parts that carry meaning (WCAG 2.2 AA, 1.4.3 and 1.4.11). */
  readonly least: 4.5 | 3;
}

const on = (least: 4.5 | 3, surfaces: readonly TokenName[], texts: readonly TokenName[]): ContrastPair[] =>
  surfaces.flatMap((surface) => texts.map((text) => ({ text, surface, least })));

const plain: readonly TokenName[] = [
  'page.background',
  'surface.base',
  'surface.raised',
  'surface.sunken',
  'surface.overlay',
];
const stages = ['new', 'paid', 'processing', 'printed', 'packing', 'complete', 'issue', 'refunded'] as const;

/**
 * Every text and surface that meet in the product. Themes that ship pass them all in both modes; the theme editor shows
 * a shop which of its own values do not.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...on(4.5, plain, [
    'text.color',
    'text.muted',
    'heading.color',
    'primary.text',
    'link.color',
    'link.hover',
    'eyebrow.color',
  ]),
  ...on(4.5, ['surface.hover', 'surface.selected'], ['text.color', 'text.muted']),
  ...on(
    4.5,
    ['page.background', 'surface.base'],
    ['accent.text', 'error.text', 'warning.text', 'success.text', 'info.text'],
  ),
  // Errors appear in dialogs, too.
  ...on(4.5, ['surface.overlay'], ['error.text']),
  ...on(4.5, ['surface.inverse'], ['surface.inverseText']),
  ...on(4.5, ['box.background'], ['box.color', 'heading.color', 'link.color']),
  ...on(4.5, ['primary.color', 'primary.hover', 'primary.active'], ['primary.contrast']),
  ...on(4.5, ['primary.soft'], ['primary.softText', 'text.color']),
  ...on(4.5, ['accent.color'], ['accent.contrast']),
  ...on(4.5, ['error.color'], ['error.contrast']),
  ...on(4.5, ['warning.color'], ['warning.contrast']),
  ...on(4.5, ['success.color'], ['success.contrast']),
  ...on(4.5, ['info.color'], ['info.contrast']),
  ...on(4.5, ['error.background'], ['error.text', 'text.color']),
  ...on(4.5, ['warning.background'], ['warning.text', 'text.color']),
  ...on(4.5, ['success.background'], ['success.text', 'text.color']),
  ...on(4.5, ['info.background'], ['info.text', 'text.color']),
  ...on(4.5, ['button.background', 'button.hover', 'button.active'], ['button.color']),
  ...on(4.5, ['button.secondary.background', 'button.secondary.hover'], ['button.secondary.color']),
  ...on(4.5, [...plain, 'button.ghost.hover'], ['button.ghost.color']),
  ...on(4.5, ['button.danger.background', 'button.danger.hover'], ['button.danger.color']),
  ...on(4.5, ['form.background'], ['form.color', 'form.placeholder']),
  ...on(4.5, ['page.background', 'surface.base', 'surface.overlay'], ['form.label', 'form.help']),
  ...on(3, ['form.background', 'page.background', 'surface.base'], ['form.borderColor']),
  ...on(3, ['form.background'], ['form.accent']),
  ...on(3, ['form.accent'], ['form.accentContrast']),
  ...on(3, ['page.background', 'surface.base'], ['focus.color', 'border.strong']),
  ...on(
    4.5,
    ['card.background'],
    ['card.color', 'card.muted', 'heading.color', 'link.color', 'price.color', 'price.sale', 'price.was'],
  ),
  // Words that stand where a picture is still to come.
  ...on(4.5, ['image.background', 'product.card.background'], ['text.color', 'text.muted']),
  ...on(4.5, ['page.background', 'surface.overlay'], ['price.color', 'price.sale', 'price.was']),
  ...on(3, ['page.background', 'card.background'], ['rating.star']),
  ...on(4.5, ['badge.background'], ['badge.color']),
  ...on(4.5, ['badge.countBackground'], ['badge.countColor']),
  ...on(4.5, ['tag.background'], ['tag.color']),
  ...on(4.5, ['tooltip.background'], ['tooltip.color']),
  ...on(4.5, ['snackbar.background'], ['snackbar.color', 'snackbar.action']),
  ...on(4.5, ['table.head'], ['table.headColor']),
  ...on(
    3,
    ['surface.base'],
    ['progress.bar', 'chart.1', 'chart.2', 'chart.3', 'chart.4', 'chart.5', 'chart.6'],
  ),
  ...on(4.5, ['surface.base'], ['chart.label']),
  ...on(4.5, ['header.background'], ['header.color', 'logo.color']),
  ...on(4.5, ['menu.background'], ['menu.color', 'menu.hover']),
  ...on(4.5, ['menu.panel.background'], ['menu.panel.color', 'menu.hover']),
  ...on(4.5, ['sidebar.background'], ['sidebar.color', 'sidebar.muted']),
  ...on(4.5, ['sidebar.activeBackground'], ['sidebar.activeColor']),
  ...on(4.5, ['footer.background'], ['footer.color', 'footer.muted']),
  ...on(4.5, ['banner.background'], ['banner.color']),
  ...on(4.5, ['banner.buttonBackground'], ['banner.buttonColor']),
  ...on(4.5, ['feature.background'], ['feature.color']),
  ...on(4.5, ['quote.background'], ['quote.color']),
  ...on(4.5, ['announcement.background'], ['announcement.color']),
  ...on(4.5, ['newsletter.background'], ['newsletter.color']),
  ...on(4.5, ['newsletter.buttonBackground'], ['newsletter.buttonColor']),
  ...on(4.5, ['gate.background'], ['gate.color', 'heading.color', 'text.muted']),
  ...on(4.5, ['chat.background'], ['text.color', 'text.muted']),
  ...on(4.5, ['chat.focused.background'], ['chat.message.color']),
  ...on(4.5, ['chat.header'], ['chat.headerColor']),
  ...on(4.5, ['chat.message.background'], ['chat.message.color']),
  ...on(4.5, ['chat.own.background'], ['chat.own.color']),
  ...on(4.5, ['chat.hidden.background'], ['chat.hidden.color']),
  ...stages.flatMap((stage) => on(4.5, [`status.${stage}.background`], [`status.${stage}.color`])),
];
