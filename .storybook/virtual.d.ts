/** Made by `theme-fonts.ts`. */
declare module 'virtual:theme-fonts';
