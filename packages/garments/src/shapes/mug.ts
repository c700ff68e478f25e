import { mirror, symmetric } from '../svg/path.ts';
import type { DetailContext, GarmentView, Panel } from './shape.ts';

const LEFT = 262;
const RIGHT = 690;
const CENTRE = (LEFT + RIGHT) / 2;
const body = symmetric(
  `M${CENTRE} 384L${LEFT} 384C${LEFT} 540 264 700 268 838C270 872 300 892 340 900C384 908 430 910 ${CENTRE} 910`,
  CENTRE,
);
const handle =
  'M676 478C760 452 842 500 846 610C850 722 772 800 672 796L672 744C744 748 792 698 790 612C788 534 742 508 676 530Z';

/** Glaze: darker where the cylinder turns away, with the reflection of a window. */
function glaze({ id, dark }: DetailContext): string {
  const [shadow, light] = dark ? [0.55, 0.34] : [0.3, 0.6];
  const stop = (at: number, colour: string, opacity: number): string =>
    `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  return (
    `<defs><linearGradient id="${id('turn')}">${stop(0, '#000', shadow)}${stop(0.05, '#000', shadow * 0.62)}${stop(0.2, '#000', 0.04)}${stop(0.3, '#fff', light * 0.22)}` +
    `${stop(0.42, '#fff', 0)}${stop(0.62, '#000', shadow * 0.12)}${stop(0.86, '#000', shadow * 0.66)}${stop(0.96, '#000', shadow)}${stop(1, '#000', shadow * 0.72)}</linearGradient>` +
    `<linearGradient id="${id('window')}" x2="0" y2="1">${stop(0, '#fff', light)}${stop(0.8, '#fff', light * 0.5)}${stop(1, '#fff', 0)}</linearGradient>` +
    `<linearGradient id="${id('foot')}" x2="0" y2="1">${stop(0.8, '#000', 0)}${stop(1, '#000', shadow * 0.7)}</linearGradient>` +
    `<linearGradient id="${id('lip')}">${stop(0, '#fff', light * 0.6)}${stop(0.35, '#fff', light * 1.2)}${stop(0.7, '#fff', light * 0.2)}${stop(1, '#fff', light * 0.5)}</linearGradient></defs>` +
    `<path d="${body}" fill="url(#${id('turn')})"/><path d="${body}" fill="url(#${id('foot')})"/>` +
    `<path d="M312 424C308 560 310 690 318 826C326 840 342 846 354 846C346 700 344 560 348 428C338 424 324 422 312 424Z" fill="url(#${id('window')})" opacity=".62"/>` +
    `<path d="M364 430C360 560 362 690 368 826C372 832 376 834 380 834C374 700 373 560 376 432Z" fill="url(#${id('window')})" opacity=".3"/>` +
    `<ellipse cx="${CENTRE}" cy="384" rx="${CENTRE - LEFT}" ry="34" fill="none" stroke="url(#${id('lip')})" stroke-width="4"/>`
  );
}

function inside({ colour, id }: DetailContext): string {
  return (
    `<defs><linearGradient id="${id('in')}"><stop stop-color="#000" stop-opacity=".34"/><stop offset=".4" stop-color="#000" stop-opacity=".16"/><stop offset="1" stop-color="#fff" stop-opacity=".2"/></linearGradient></defs>` +
    `<ellipse cx="${CENTRE}" cy="384" rx="${CENTRE - LEFT}" ry="34" fill="${colour}"/><ellipse cx="${CENTRE}" cy="385" rx="${CENTRE - LEFT - 9}" ry="28" fill="#fbf9f5"/>` +
    `<ellipse cx="${CENTRE}" cy="385" rx="${CENTRE - LEFT - 9}" ry="28" fill="url(#${id('in')})"/>`
  );
}

const grip: Panel = {
  outline: handle,
  cloth: {
    folds: [{ d: 'M676 504C764 482 816 530 818 612C820 710 756 772 672 770', width: 22, depth: 12 }],
    seam: 9,
    above: [body],
    contact: 0.3,
  },
  gloss: () =>
    '<path d="M694 492C764 478 822 520 828 604" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>' +
    '<path d="M730 756C764 740 784 712 792 680" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="5" stroke-linecap="round"/>',
};

const shell: Panel = {
  outline: body,
  printed: true,
  smooth: true,
  cloth: { folds: [] },
  gloss: (context) => glaze(context) + inside(context),
};

const front: GarmentView = {
  texture: 'none',
  centred: true,
  ground: 'table',
  print: { x: 342, y: 470, width: 268, height: 340 },
  camera: { x: 154, y: 150, width: 800, height: 1000 },
  panels: [grip, shell],
};

const flip = (panel: Panel): Panel => ({
  ...panel,
  outline: mirror(panel.outline, CENTRE),
  cloth: { ...panel.cloth, folds: panel.cloth.folds.map((fold) => ({ ...fold, d: mirror(fold.d, CENTRE) })) },
});

const back: GarmentView = {
  ...front,
  camera: { x: -2, y: 150, width: 800, height: 1000 },
  panels: [
    {
      ...flip(grip),
      gloss: () =>
        '<path d="M236 492C180 484 134 524 126 600" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>',
    },
    shell,
  ],
};

/** An 11 oz ceramic mug on a table, with the handle to the right (front) or to the left (back). */
export const mug = { front, back };
