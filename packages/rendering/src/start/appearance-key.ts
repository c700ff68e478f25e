/** Where a visitor's choice of a light or dark shop is kept in the browser; a script in the head reads it too. */
export const appearanceKey = 'shop-theme-mode';
