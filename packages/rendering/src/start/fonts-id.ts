/** Id of the style element with the web fonts. */
export const fontsId = 'omnis-fonts';
