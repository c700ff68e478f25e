/** Colours of a drawn scene: wall, floor, and three garments. */
type Palette = readonly [wall: string, floor: string, first: string, second: string, third: string];

const palettes = {
  dusk: ['#d9c3b0', '#8a6a55', '#9c4a2f', '#24433a', '#d8a63c'],
  sea: ['#bfd3d6', '#7e9aa0', '#1d3a5f', '#e9e2d0', '#d9694f'],
  meadow: ['#d5dcc5', '#93a077', '#6c8a5a', '#f0e7d3', '#d98aa0'],
  night: ['#2b3145', '#1c2030', '#6b7fb3', '#e0b85a', '#a8505a'],
} as const satisfies Readonly<Record<string, Palette>>;

/** Name of a drawn scene. */
export type StoryScene = keyof typeof palettes;

const shirt = (x: number, y: number, scale: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path fill="${colour}" d="M-70 0-30-22Q0-6 30-22L70 0 112 62 78 90 62 70 66 190Q0 204-66 190L-62 70-78 90-112 62Z"/><path fill="#000" opacity=".1" d="M30-22 70 0 112 62 78 90 62 70 66 190Q40 198 12 199 40 90 30-22Z"/></g>`;

const asAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A rail with garments, drawn, as an address. Stories load nothing from a server. */
export function storyScene(name: StoryScene, { width = 1920, height = 768 } = {}): string {
  const [wall, floor, ...garments] = palettes[name];
  const rail = height * 0.22;
  const scale = height / 330;
  const shirts = garments
    .map((colour, index) => shirt(width * (0.5 + index * 0.19), rail + 40 * scale, scale, colour))
    .join('');
  return asAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${wall}"/><path d="M0 0H${width * 0.3}L${width * 0.55} ${height}H${width * 0.2}Z" fill="#fff" opacity=".18"/><rect y="${height * 0.9}" width="100%" height="10%" fill="${floor}"/><rect x="${width * 0.34}" y="${rail}" width="${width}" height="12" rx="6" fill="${floor}"/>${shirts}</svg>`,
  );
}

/** One garment on a plain ground, drawn, as an address. */
export function storyGarment(colour: string, ground = '#efeae2'): string {
  return asAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 800" width="640" height="800"><rect width="100%" height="100%" fill="${ground}"/><ellipse cx="320" cy="640" rx="200" ry="14" opacity=".12"/>${shirt(320, 230, 1.9, colour)}</svg>`,
  );
}

/** A light garment on a see-through ground, to be coloured. */
export const storyBlank: string = asAddress(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 800" width="640" height="800">${shirt(320, 190, 2.5, '#fff')}</svg>`,
);

/** A drawing of the sun over hills on a see-through ground. */
export const storyArtwork: string = asAddress(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="480" height="480"><circle cx="100" cy="78" r="46" fill="#d9694f"/><path d="M8 132q46-40 92 0t92 0v26H8Z" fill="#24433a"/><path d="M8 166h184v8H8Zm28 16h128v6H36Z" fill="#24433a"/></svg>',
);
