/** A style sheet: import it for its effect. */
declare module '@omnis/theme/global.css';
