import { mix } from '../shading/tone.ts';
import type { GarmentView } from '../shapes/shape.ts';

/** The warm paper of the studio, when no other colour is asked for. */
export const STUDIO = '#f1ebe1';

type Ground = NonNullable<GarmentView['ground']>;

/** The background of a product picture, over the whole canvas and a margin around it. */
export function drawGround(ground: Ground, colour: string, id: (name: string) => string): string {
  const [light, shade] = [mix(colour, '#ffffff', 0.5), mix(colour, '#8a7457', 0.14)];
  const full = (fill: string, more = ''): string =>
    `<rect x="-100" y="-100" width="1200" height="1450" fill="${fill}" ${more}/>`;
  const stops = `<stop stop-color="${light}"/><stop offset=".6" stop-color="${colour}"/><stop offset="1" stop-color="${shade}"/>`;
  switch (ground) {
    case 'studio':
      return full(colour);
    case 'table':
      return (
        `<defs><radialGradient id="${id('bg')}" cx=".4" cy=".3" r=".8">${stops}</radialGradient>` +
        `<linearGradient id="${id('top')}" x2="0" y2="1"><stop stop-color="${mix(colour, '#8a7457', 0.16)}"/><stop offset=".5" stop-color="${mix(colour, '#ffffff', 0.28)}"/><stop offset="1" stop-color="${shade}"/></linearGradient>` +
        `<radialGradient id="${id('cast')}"><stop stop-color="#1d120a" stop-opacity=".5"/><stop offset=".55" stop-color="#1d120a" stop-opacity=".2"/><stop offset="1" stop-color="#1d120a" stop-opacity="0"/></radialGradient></defs>` +
        `${full(`url(#${id('bg')})`)}<path d="M-100 790H1100V1350H-100Z" fill="url(#${id('top')})"/>` +
        `<ellipse cx="560" cy="894" rx="400" ry="74" fill="url(#${id('cast')})" opacity=".6"/><ellipse cx="482" cy="896" rx="250" ry="34" fill="url(#${id('cast')})"/>`
      );
    case 'wall':
      return (
        `<defs><linearGradient id="${id('bg')}" x2=".9" y2="1">${stops}</linearGradient>` +
        `<linearGradient id="${id('sun')}" x2="1" y2=".4"><stop stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>` +
        `${full(`url(#${id('bg')})`)}<g fill="url(#${id('sun')})"><path d="M-60 0L250 0L760 1250L360 1250Z" opacity=".5"/><path d="M300 0L440 0L960 1250L820 1250Z" opacity=".4"/></g>` +
        `<path d="M-100 1150H1100V1350H-100Z" fill="#fff" opacity=".34"/><path d="M-100 1150H1100V1154H-100Z" fill="#000" opacity=".08"/>`
      );
  }
}
