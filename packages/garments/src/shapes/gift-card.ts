import type { DetailContext, GarmentShape, GarmentView, Panel } from './shape.ts';

const rounded = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}H${x + width - r}Q${x + width} ${y} ${x + width} ${y + r}V${y + height - r}Q${x + width} ${y + height} ${x + width - r} ${y + height}H${x + r}Q${x} ${y + height} ${x} ${y + height - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;

const card = { x: 214, y: 300, width: 572, height: 372 } as const;
const envelope = { x: 170, y: 548, width: 660, height: 440 } as const;
const middle = envelope.x + envelope.width / 2;

/** Behind the card: the open flap and the inside of the envelope. */
function back({ colour, id }: DetailContext): string {
  const { x, y, width } = envelope;
  const flap = `M${x + 6} ${y}L${middle - 26} ${y - 262}Q${middle} ${y - 288} ${middle + 26} ${y - 262}L${x + width - 6} ${y}Z`;
  return (
    `<defs><linearGradient id="${id('flap')}" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient></defs>` +
    `<path d="${flap}" fill="${colour}"/><path d="${flap}" fill="url(#${id('flap')})"/>` +
    `<path d="M${x} ${y}H${x + width}V${y + 320}H${x}Z" fill="${colour}"/><path d="M${x} ${y}H${x + width}V${y + 320}H${x}Z" fill="#000" opacity=".28"/>`
  );
}

/** The card itself, leaning a little, with the artwork on its left and lines of a letter on its right. */
function printedCard({ artwork, colours, id }: DetailContext): string {
  const { x, y, width, height } = card;
  const paper = colours[0];
  const accent = colours[1] ?? '#2c2c2c';
  const line = (at: number, length: number): string =>
    `<rect x="${x + 344}" y="${y + at}" width="${length}" height="9" rx="4.5" fill="${accent}" opacity=".34"/>`;
  return (
    `<g transform="rotate(-4 ${x + width / 2} ${y + height / 2})">` +
    `<path d="${rounded(x + 7, y + 12, width, height, 22)}" fill="#000" opacity=".16"/>` +
    `<path d="${rounded(x, y, width, height, 22)}" fill="#fffdf8"/>` +
    `<clipPath id="${id('art')}"><path d="${rounded(x + 16, y + 16, 300, height - 32, 14)}"/></clipPath>` +
    `<g clip-path="url(#${id('art')})"><rect x="${x + 16}" y="${y + 16}" width="300" height="${height - 32}" fill="${paper}"/>${artwork({ x: x + 42, y: y + 34, width: 248, height: height - 130 })}</g>` +
    // A ribbon over the letter’s side, tied in a bow.
    `<rect x="${x + 434}" y="${y}" width="22" height="${height}" fill="${accent}"/><rect x="${x + 434}" y="${y}" width="7" height="${height}" fill="#fff" opacity=".22"/>` +
    `<path d="M${x + 445} ${y + 96}C${x + 392} ${y + 40} ${x + 346} ${y + 66} ${x + 372} ${y + 104}C${x + 384} ${y + 122} ${x + 420} ${y + 114} ${x + 445} ${y + 96}Z" fill="${accent}"/>` +
    `<path d="M${x + 445} ${y + 96}C${x + 498} ${y + 40} ${x + 544} ${y + 66} ${x + 518} ${y + 104}C${x + 506} ${y + 122} ${x + 470} ${y + 114} ${x + 445} ${y + 96}Z" fill="${accent}"/>` +
    `<path d="M${x + 440} ${y + 100}L${x + 404} ${y + 172}L${x + 430} ${y + 162}L${x + 450} ${y + 104}Z" fill="${accent}"/><path d="M${x + 450} ${y + 100}L${x + 490} ${y + 172}L${x + 464} ${y + 164}L${x + 442} ${y + 104}Z" fill="${accent}"/>` +
    `<path d="M${x + 396} ${y + 84}C${x + 404} ${y + 92} ${x + 420} ${y + 98} ${x + 436} ${y + 97}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="4" stroke-linecap="round"/><path d="M${x + 494} ${y + 84}C${x + 486} ${y + 92} ${x + 470} ${y + 98} ${x + 454} ${y + 97}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="4" stroke-linecap="round"/>` +
    `<ellipse cx="${x + 445}" cy="${y + 98}" rx="17" ry="15" fill="${accent}"/><ellipse cx="${x + 441}" cy="${y + 93}" rx="7" ry="5" fill="#fff" opacity=".28"/>` +
    line(212, 72) +
    line(240, 54) +
    `<path d="${rounded(x, y, width, height, 22)}" fill="none" stroke="#000" stroke-opacity=".1" stroke-width="1.5"/></g>`
  );
}

/** In front of the card: the pocket, folded from three sides. */
function pocket({ colour, id }: DetailContext): string {
  const { x, y, width, height } = envelope;
  const foot = y + height;
  const outline = `M${x} ${y}L${middle - 30} ${y + 206}Q${middle} ${y + 228} ${middle + 30} ${y + 206}L${x + width} ${y}V${foot - 20}Q${x + width} ${foot} ${x + width - 20} ${foot}H${x + 20}Q${x} ${foot} ${x} ${foot - 20}Z`;
  const lower = `M${x + 8} ${foot - 8}L${middle - 34} ${y + 214}Q${middle} ${y + 188} ${middle + 34} ${y + 214}L${x + width - 8} ${foot - 8}Q${x + width - 14} ${foot} ${x + width - 24} ${foot}H${x + 24}Q${x + 14} ${foot} ${x + 8} ${foot - 8}Z`;
  return (
    `<defs><linearGradient id="${id('fold')}" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".18"/><stop offset="1" stop-color="#000" stop-opacity=".06"/></linearGradient></defs>` +
    `<path d="${outline}" fill="#000" opacity=".14" transform="translate(0 -7)"/>` +
    `<path d="${outline}" fill="${colour}"/><path d="M${x} ${y}L${middle - 30} ${y + 206}L${x} ${foot - 20}Z" fill="#fff" opacity=".07"/><path d="M${x + width} ${y}L${middle + 30} ${y + 206}L${x + width} ${foot - 20}Z" fill="#000" opacity=".07"/>` +
    `<path d="${lower}" fill="#000" opacity=".13" transform="translate(0 -5)"/><path d="${lower}" fill="${colour}"/><path d="${lower}" fill="url(#${id('fold')})"/>` +
    `<path d="M${x + 8} ${foot - 8}L${middle - 34} ${y + 214}Q${middle} ${y + 188} ${middle + 34} ${y + 214}L${x + width - 8} ${foot - 8}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>`
  );
}

const panel: Panel = {
  outline: `M${envelope.x} 250H${envelope.x + envelope.width}V${envelope.y + envelope.height}H${envelope.x}Z`,
  ghost: true,
  smooth: true,
  cloth: { folds: [] },
  detail: (context) => back(context) + printedCard(context) + pocket(context),
};

const view: GarmentView = {
  texture: 'none',
  ground: 'table',
  print: { x: card.x + 42, y: card.y + 34, width: 248, height: 242 },
  panels: [panel],
};

/** A gift card that looks out of its envelope; its colour is the envelope’s. */
export const giftCard: GarmentShape = { front: view, back: view };
