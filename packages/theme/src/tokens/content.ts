import {
  color,
  defineTokens,
  dimension,
  fontFamily,
  image,
  keyword,
  number,
  shadow,
  text,
} from './definition.ts';

/** Media and page blocks (storefront.md §3 Theme: image, banner, feature, quote, announcement, newsletter, gate). */
export const blockTokens = defineTokens({
  'image.radius': dimension('{border.radius}', 'Corners of pictures'),
  'image.background': color('{surface.sunken}', 'Shown while a picture loads and behind cut-outs'),
  'image.default': image('none', 'Picture where none is set'),
  'video.default': image('none', 'Video where none is set'),
  'banner.background': color('{surface.inverse}', 'Banner without media'),
  'banner.color': color('pick({banner.background}, {text.color}, {surface.inverseText})', 'Text of banners'),
  'banner.mediaColor': color('#ffffff', 'Text of banners that lie on a picture or film under the veil'),
  'banner.font': fontFamily('{heading.1.font}', 'Title of banners'),
  'banner.radius': dimension('0', 'Corners of banners'),
  'banner.overlay': color('#000000', 'Veil between the media and the text of a banner'),
  'banner.overlayOpacity': number(
    '0.35',
    'How dense the veil is, 0 to 1; from 0.32 on a black one keeps white words legible on any picture',
  ),
  'banner.buttonBackground': color('{banner.color}', 'Action on a banner'),
  'banner.buttonColor': color('contrast({banner.buttonBackground})', 'Text of an action on a banner'),
  'feature.background': color('{surface.sunken}', 'Feature blocks'),
  'feature.color': color('{text.color}', 'Text of feature blocks'),
  'feature.radius': dimension('{radius.lg}', 'Corners of feature blocks'),
  'quote.background': color('{surface.sunken}', 'Quotes'),
  'quote.color': color('{text.color}', 'Text of quotes'),
  'quote.font': fontFamily('{primary.font}', 'Font of quotes'),
  'quote.radius': dimension('4px', 'Corners of quotes'),
  'announcement.background': color('{accent.color}', 'Announcement bar'),
  'announcement.color': color(
    'pick({announcement.background}, {text.color}, {surface.inverseText})',
    'Text of the announcement bar',
  ),
  'announcement.radius': dimension('4px', 'Corners of announcements inside a page'),
  'newsletter.background': color('{primary.soft}', 'Newsletter sign-up'),
  'newsletter.color': color(
    'pick({newsletter.background}, {text.color}, {surface.inverseText})',
    'Text of the newsletter sign-up',
  ),
  'newsletter.buttonBackground': color('{button.background}', 'Button of the newsletter sign-up'),
  'newsletter.buttonColor': color('{button.color}', 'Text of the newsletter’s button'),
  'newsletter.radius': dimension('{radius.lg}', 'Corners of the newsletter sign-up'),
  'gate.background': color('{surface.overlay}', 'Password and coming-soon gate'),
  'gate.color': color('{text.color}', 'Text of the gate'),
  'gate.radius': dimension('{radius.xl}', 'Corners of the gate'),
});

/** Prices, ratings and the product page (storefront.md §3 Theme: product-page options). */
export const productTokens = defineTokens({
  'price.color': color('{text.color}', 'Prices'),
  'price.sale': color(
    'readable({error.color}, {page.background}, {card.background}, {surface.overlay})',
    'Reduced prices',
  ),
  'price.was': color(
    'readable({text.muted}, {page.background}, {card.background})',
    'Former prices, struck through',
  ),
  'rating.star': color('readable(#e5a200, {page.background}, {card.background}, 3)', 'Filled stars'),
  'rating.empty': color('mix({surface.base}, {text.color}, 18%)', 'Empty stars'),
  'product.card.background': color('{image.background}', 'Tile behind a product picture'),
  'product.card.border': color('{border.color}', 'Edge of the tile behind a product picture'),
  'product.card.borderWidth': dimension('0px', 'Edge of the tile behind a product picture'),
  'product.card.ratio': number('1.25', 'Height of a product picture divided by its width'),
  'product.description.wordLimit': number('60', 'Words of the description before it is folded'),
  'product.colour.radius': dimension('2px', 'Corners of colour swatches'),
  'product.size.radius': dimension('2px', 'Corners of size boxes'),
});

/**
 * Choices and texts of a theme (storefront.md §3 Theme: product-page options). They are no CSS: read them from
 * `resolveTheme(…).values`.
 */
export const optionTokens = defineTokens({
  'product.community.title': text('From the community', 'Title of the community section'),
  'product.community.subtitle': text('', 'Subtitle of the community section'),
  'product.quantity.visibility': keyword(
    'hidden',
    ['hidden', 'visible'],
    'Visibility of the quantity selector',
  ),
  'product.description.placement': keyword(
    'above',
    ['above', 'below'],
    'Description above or below the selectors',
  ),
  'catalogue.paging': keyword(
    'pages',
    ['pages', 'scroll'],
    'Product lists in pages, or with more products on scrolling',
  ),
  'header.search': keyword('icon', ['icon', 'bar'], 'Search as an icon or as a bar in the header'),
});

/** Live chat (storefront.md §3 Theme: chat colours). */
export const chatTokens = defineTokens({
  'chat.background': color('{surface.sunken}', 'Chat window'),
  'chat.backgroundImage': image('none', 'Pattern of the chat window'),
  'chat.header': color('{primary.color}', 'Head of the chat window'),
  'chat.headerColor': color('{primary.contrast}', 'Text of the head'),
  'chat.inputShadow': shadow('0 -1px 0 {border.color}', 'Shadow of the input'),
  'chat.scrollbar': color('{border.strong}', 'Scroll bar'),
  'chat.message.background': color('{surface.base}', 'A message from the other side'),
  'chat.message.color': color('{text.color}', 'Text of a message from the other side'),
  'chat.own.background': color('{primary.soft}', 'My own message'),
  'chat.own.color': color(
    'pick({chat.own.background}, {text.color}, {surface.inverseText})',
    'Text of my own message',
  ),
  'chat.focused.background': color('{surface.selected}', 'A message in focus'),
  'chat.hidden.background': color('{surface.hover}', 'A hidden message'),
  'chat.hidden.color': color('readable({text.muted}, {chat.hidden.background})', 'Text of a hidden message'),
});
