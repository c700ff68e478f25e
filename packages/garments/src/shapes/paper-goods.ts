import type { DetailContext, GarmentShape, GarmentView, Panel } from './shape.ts';

const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`;

/** The frame's wood, mitred, with its bevel. */
function frame({ colour, id }: DetailContext): string {
  const side = (d: string, shade: string, opacity: number): string =>
    `<path d="${d}" fill="${colour}"/><path d="${d}" fill="${shade}" opacity="${opacity}"/>`;
  return (
    `<defs><linearGradient id="${id('glass')}" x2="1" y2="1"><stop offset=".1" stop-color="#fff" stop-opacity=".2"/><stop offset=".34" stop-color="#fff" stop-opacity=".05"/><stop offset=".36" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>` +
    `<path d="${rect(210, 152, 580, 800)}" fill="url(#${id('glass')})"/>` +
    side('M184 126L816 126L794 148L206 148Z', '#fff', 0.16) +
    side('M184 126L206 148L206 956L184 978Z', '#fff', 0.06) +
    side('M816 126L816 978L794 956L794 148Z', '#000', 0.16) +
    side('M184 978L206 956L794 956L816 978Z', '#000', 0.24) +
    `<path d="M206 148H794V956H206Z" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2"/>` +
    `<path d="M184 126H816V978H184Z" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="1.5"/>`
  );
}

function poster({ artwork, colours, id }: DetailContext): string {
  const picture = { x: 262, y: 216, width: 476, height: 672 };
  return (
    `<path d="${rect(206, 148, 588, 808)}" fill="#fbfaf7"/>` +
    `<path d="${rect(picture.x - 1, picture.y - 1, picture.width + 2, picture.height + 2)}" fill="#d9d4ca"/>` +
    `<path d="${rect(picture.x, picture.y, picture.width, picture.height)}" fill="${colours[0]}"/>` +
    artwork({
      x: picture.x + 38,
      y: picture.y + 50,
      width: picture.width - 76,
      height: picture.height - 100,
    }) +
    `<defs><linearGradient id="${id('inner')}" x2=".04" y2=".05"><stop stop-color="#000" stop-opacity=".3"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient></defs>` +
    `<path d="M206 148H794V170H228V956H206Z" fill="#000" opacity=".07"/><path d="M206 148H794V158H216V956H206Z" fill="#000" opacity=".1"/>`
  );
}

const posterPanel: Panel = {
  outline: rect(184, 126, 632, 852),
  smooth: true,
  cloth: { folds: [] },
  detail: poster,
  gloss: frame,
};
const posterView: GarmentView = {
  texture: 'none',
  ground: 'wall',
  // Of the proportion of ISO paper.
  print: { x: 300, y: 269, width: 400, height: 400 * Math.SQRT2 },
  panels: [posterPanel],
};

/** A framed art print on a wall; its colour is the frame's. */
export const artPrint: GarmentShape = { front: posterView, back: posterView };

interface Sticker {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
  /** Which of the artwork's colours lies behind it. */
  paper: number;
}

const stickers: Sticker[] = [
  { x: 262, y: 236, width: 310, height: 310, radius: 155, paper: 0 },
  { x: 590, y: 246, width: 150, height: 190, radius: 30, paper: 1 },
  { x: 598, y: 458, width: 134, height: 134, radius: 67, paper: 2 },
  { x: 262, y: 572, width: 200, height: 250, radius: 34, paper: 2 },
  { x: 486, y: 616, width: 252, height: 252, radius: 40, paper: 0 },
  { x: 272, y: 846, width: 180, height: 180, radius: 90, paper: 1 },
  { x: 486, y: 892, width: 250, height: 130, radius: 65, paper: 3 },
];

function sticker(
  { x, y, width, height, radius, paper }: Sticker,
  { artwork, colours, id }: DetailContext,
  index: number,
): string {
  const pad = Math.min(width, height) * (radius * 2 >= Math.min(width, height) ? 0.19 : 0.13);
  const fill = colours[paper % colours.length] ?? colours[0];
  const shape = (grow: number): string =>
    `x="${x - grow}" y="${y - grow}" width="${width + 2 * grow}" height="${height + 2 * grow}" rx="${radius + grow}"`;
  return (
    `<rect ${shape(9)} fill="#000" opacity=".1" transform="translate(2 4)"/><rect ${shape(9)} fill="#000" opacity=".07" transform="translate(4 8)"/><rect ${shape(9)} fill="#fff"/>` +
    `<rect ${shape(0)} fill="${fill}"/><clipPath id="${id(`cut${index}`)}"><rect ${shape(0)}/></clipPath>` +
    `<g clip-path="url(#${id(`cut${index}`)})">${artwork({ x: x + pad, y: y + pad, width: width - 2 * pad, height: height - 2 * pad })}` +
    `<path d="M${x} ${y}L${x + width * 0.55} ${y}L${x} ${y + height * 0.7}Z" fill="#fff" opacity=".1"/></g>`
  );
}

const sheetPanel: Panel = {
  outline: rect(226, 196, 548, 868),
  smooth: true,
  cloth: { folds: [] },
  detail: (context) =>
    `<path d="${rect(226, 196, 548, 868)}" fill="#f3f0ea"/>` +
    stickers.map((one, index) => sticker(one, context, index)).join(''),
  gloss: () =>
    '<path d="M700 1064L774 990L774 1064Z" fill="#efeae2"/><path d="M700 1064C708 1036 712 1014 706 1000C728 1006 752 1002 774 990Z" fill="#fff"/><path d="M700 1064C708 1036 712 1014 706 1000C728 1006 752 1002 774 990Z" fill="#000" opacity=".07"/>',
};

const sheetView: GarmentView = {
  texture: 'none',
  print: { x: 290, y: 266, width: 240, height: 240 },
  panels: [sheetPanel],
};

/** A sheet of glossy stickers cut from one artwork and its colours. */
export const stickerSheet: GarmentShape = { front: sheetView, back: sheetView };
