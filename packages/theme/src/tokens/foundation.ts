import { color, defineTokens, dimension, duration, easing, number, shadow } from './definition.ts';

/** Colours of the page, its surfaces and lines (storefront.md §3 Theme: page background, box and border colours). */
export const surfaceTokens = defineTokens({
  'page.background': color('#ffffff', 'Background of the page'),
  'surface.base': color('#ffffff', 'Panels and cards that lie on the page'),
  'surface.raised': color('#ffffff', 'Panels one step above the base surface'),
  'surface.sunken': color('#f5f6f3', 'Wells, table heads, alternating bands'),
  'surface.overlay': color('#ffffff', 'Dialogs, menus and popovers'),
  'surface.inverse': color('#20231c', 'Inverted blocks such as tooltips and snackbars'),
  'surface.inverseText': color('contrast({surface.inverse})', 'Text on the inverted surface'),
  'surface.hover': color('mix({surface.base}, {text.color}, 5%)', 'A row or an item under the pointer'),
  'surface.selected': color('mix({surface.base}, {primary.color}, 12%)', 'A row or an item that is chosen'),
  'surface.backdrop': color(
    'alpha(mix({shadow.color}, #000000, 45%), 62%)',
    'Veil behind dialogs and drawers',
  ),
  'box.background': color('{surface.sunken}', 'Background of boxed content'),
  'box.color': color('{text.color}', 'Text in boxed content'),
  'box.border': color('{border.color}', 'Line around boxed content: features, quotes, newsletter'),
  'box.borderWidth': dimension('0px', 'Line around boxed content'),
  'border.color': color('#e1e4dc', 'Quiet lines between things'),
  'border.strong': color('#858b7d', 'Lines that carry meaning, such as the edge of a control (3:1)'),
  'border.width': dimension('1px', 'Width of lines'),
  'border.radius': dimension('4px', 'The base radius that all other radii follow'),
  'focus.color': color(
    'readable({primary.color}, {page.background}, {surface.base}, 3)',
    'Ring around what has the keyboard focus',
  ),
  'focus.width': dimension('2px', 'Width of the focus ring'),
  'focus.offset': dimension('2px', 'Gap between a control and its focus ring'),
});

/** Brand colours (storefront.md §3 Theme; #86b302 is the spec's default). */
export const brandTokens = defineTokens({
  'primary.color': color('#86b302', 'The brand colour'),
  'primary.contrast': color(
    'contrast({primary.color}, {primary.hover})',
    'Text and icons on the brand colour',
  ),
  'primary.hover': color('mix({primary.color}, {text.color}, 12%)', 'Brand colour under the pointer'),
  'primary.active': color('mix({primary.color}, {text.color}, 22%)', 'Brand colour while pressed'),
  'primary.soft': color(
    'mix({surface.base}, {primary.color}, 14%)',
    'A tint of the brand colour for quiet emphasis',
  ),
  'primary.softText': color('readable({primary.color}, {primary.soft})', 'Text on the tint'),
  'primary.text': color(
    'readable({primary.color}, {page.background}, {surface.base}, {surface.sunken})',
    'The brand colour where it is text',
  ),
  'accent.color': color('#20231c', 'Second brand colour, used sparingly'),
  'accent.contrast': color('contrast({accent.color})', 'Text on the second brand colour'),
  'accent.text': color(
    'readable({accent.color}, {page.background}, {surface.base})',
    'The second brand colour where it is text',
  ),
  'link.color': color('{primary.text}', 'Links in running text'),
  'link.hover': color('{text.color}', 'Links under the pointer'),
  'logo.color': color('{header.color}', 'Text logo'),
});

/** Error, warning, success and information with their dark variants (storefront.md §3 Theme). */
export const feedbackTokens = defineTokens({
  'error.color': color('#c62f2f', 'Errors and destructive actions'),
  'error.dark': color('#8f1d1d', 'Dark variant of the error colour'),
  'error.contrast': color('contrast({error.color})', 'Text on the error colour'),
  'error.background': color('mix({surface.base}, {error.color}, 9%)', 'Background of an error message'),
  'error.text': color(
    'readable({error.dark}, {error.background}, {page.background}, {surface.base})',
    'Error text',
  ),
  'warning.color': color('#e0a100', 'Warnings'),
  'warning.dark': color('#7a5200', 'Dark variant of the warning colour'),
  'warning.contrast': color('contrast({warning.color})', 'Text on the warning colour'),
  'warning.background': color('mix({surface.base}, {warning.color}, 14%)', 'Background of a warning'),
  'warning.text': color(
    'readable({warning.dark}, {warning.background}, {page.background}, {surface.base})',
    'Warning text',
  ),
  'success.color': color('#2e7d4f', 'Success'),
  'success.dark': color('#1b5233', 'Dark variant of the success colour'),
  'success.contrast': color('contrast({success.color})', 'Text on the success colour'),
  'success.background': color('mix({surface.base}, {success.color}, 10%)', 'Background of a success message'),
  'success.text': color(
    'readable({success.dark}, {success.background}, {page.background}, {surface.base})',
    'Success text',
  ),
  'info.color': color('#2b6cb0', 'Neutral information'),
  'info.dark': color('#1d4a7a', 'Dark variant of the information colour'),
  'info.contrast': color('contrast({info.color})', 'Text on the information colour'),
  'info.background': color('mix({surface.base}, {info.color}, 9%)', 'Background of an information message'),
  'info.text': color(
    'readable({info.dark}, {info.background}, {page.background}, {surface.base})',
    'Information text',
  ),
});

/** Radii, spacing on a 4px grid, shadows, motion and layers. */
export const scaleTokens = defineTokens({
  'radius.none': dimension('0', 'Square corners'),
  'radius.sm': dimension('scale({border.radius}, 0.5)', 'Small things: tags, checkboxes'),
  'radius.md': dimension('{border.radius}', 'Controls'),
  'radius.lg': dimension('scale({border.radius}, 2)', 'Cards and panels'),
  'radius.xl': dimension('scale({border.radius}, 3)', 'Dialogs and large media'),
  'radius.full': dimension('999px', 'Pills and circles'),
  'space.1': dimension('0.25rem', 'Spacing of 4px'),
  'space.2': dimension('0.5rem', 'Spacing of 8px'),
  'space.3': dimension('0.75rem', 'Spacing of 12px'),
  'space.4': dimension('1rem', 'Spacing of 16px'),
  'space.5': dimension('1.25rem', 'Spacing of 20px'),
  'space.6': dimension('1.5rem', 'Spacing of 24px'),
  'space.8': dimension('2rem', 'Spacing of 32px'),
  'space.10': dimension('2.5rem', 'Spacing of 40px'),
  'space.12': dimension('3rem', 'Spacing of 48px'),
  'space.16': dimension('4rem', 'Spacing of 64px'),
  'space.20': dimension('5rem', 'Spacing of 80px'),
  'space.24': dimension('6rem', 'Spacing of 96px'),
  'space.section': dimension('clamp(2.5rem, 1.5rem + 4vw, 5rem)', 'Air between the sections of a page'),
  'shadow.color': color('#1b2110', 'Colour that shadows are made of'),
  'shadow.xs': shadow('0 1px 2px alpha({shadow.color}, 7%)', 'A hint of depth for controls'),
  'shadow.sm': shadow('0 1px 2px alpha({shadow.color}, 6%), 0 2px 6px alpha({shadow.color}, 6%)', 'Cards'),
  'shadow.md': shadow(
    '0 2px 4px alpha({shadow.color}, 6%), 0 8px 20px alpha({shadow.color}, 10%)',
    'Menus and popovers',
  ),
  'shadow.lg': shadow(
    '0 4px 10px alpha({shadow.color}, 7%), 0 20px 48px alpha({shadow.color}, 16%)',
    'Dialogs and drawers',
  ),
  'motion.fast': duration('120ms', 'Hover and press'),
  'motion.base': duration('200ms', 'Most changes'),
  'motion.slow': duration('320ms', 'Large surfaces that move in'),
  'motion.ease': easing('cubic-bezier(0.2, 0, 0, 1)', 'The house curve: quick start, soft landing'),
  'opacity.disabled': number('0.5', 'Controls that cannot be used now'),
  'layer.sticky': number('100', 'Header and bars that stay on screen'),
  'layer.drawer': number('200', 'Drawers and their veil'),
  'layer.dialog': number('300', 'Dialogs and their veil'),
  'layer.popover': number('400', 'Menus, selects and popovers'),
  'layer.tooltip': number('500', 'Tooltips'),
  'layer.snackbar': number('600', 'Snackbars'),
});

/** Sizes of the page's regions (storefront.md §9 Layout sizes). */
export const layoutTokens = defineTokens({
  'layout.header.default': dimension('4rem', 'Height of the header'),
  'layout.header.desktop': dimension('5rem', 'Height of the header from lg'),
  'layout.header.mobile': dimension('3.5rem', 'Height of the header under md'),
  'layout.header.search': dimension('6.5rem', 'Height of the header with a search bar'),
  'layout.logo.width': dimension('220px', 'Greatest width of the logo'),
  'layout.sidebar.width': dimension('220px', 'Width of the sidebar'),
  'layout.nav.height': dimension('3rem', 'Height of the bottom navigation bar'),
  'layout.content.width': dimension('100%', 'Width of the content region'),
  'layout.container.width': dimension('1280px', 'Greatest width of contained content'),
  'layout.prose.width': dimension('68ch', 'Greatest width of running text'),
  'layout.mail.width': dimension('520px', 'Width of the mail layout'),
  'layout.cart.width': dimension('1800px', 'Width of the cart layout'),
  'layout.gutter': dimension('clamp(1rem, 0.5rem + 2vw, 2.5rem)', 'Space at the sides of the page'),
});
