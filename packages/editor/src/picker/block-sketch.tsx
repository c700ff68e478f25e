import type { ReactElement, ReactNode } from 'react';

/** Left, top, width and height. */
type Area = readonly [x: number, y: number, width: number, height: number];

const line = (x: number, y: number, width: number): ReactElement => (
  <rect key={`${x} ${y}`} className="line" x={x} y={y} width={width} height="3" rx="1.5" />
);
const box = (...[x, y, width, height]: Area): ReactElement => (
  <rect key={`${x} ${y}`} className="box" x={x} y={y} width={width} height={height} rx="2" />
);
const fill = (...[x, y, width, height]: Area): ReactElement => (
  <rect key={`${x} ${y} fill`} className="fill" x={x} y={y} width={width} height={height} rx="2" />
);
const hero = [box(4, 6, 88, 44), line(12, 20, 40), line(12, 27, 28), fill(12, 35, 20, 7)];
const columns = (count: number, height: number): ReactElement[] => {
  const width = (88 - (count - 1) * 4) / count;
  return Array.from({ length: count }, (_, index) => box(4 + index * (width + 4), 8, width, height));
};
const words = [line(14, 18, 60), line(14, 26, 68), line(14, 34, 54)];

/** A drawing of what a block looks like, by its type's name; by its category where there is none. */
const sketches: Readonly<Record<string, readonly ReactNode[]>> = {
  banner: hero,
  slide: hero,
  slideshow: [...hero, fill(42, 44, 8, 2), box(53, 44, 3, 2), box(59, 44, 3, 2)],
  grid: columns(4, 40),
  pod: [box(28, 5, 40, 32), line(28, 42, 30), line(28, 48, 20)],
  productList: [...columns(4, 28), ...[4, 27, 50, 73].flatMap((x) => [line(x, 40, 14), line(x, 46, 9)])],
  textBlock: [fill(14, 10, 44, 5), ...words],
  text: words,
  html: [...words, fill(14, 42, 18, 3)],
  summary: [<circle key="dot" className="fill" cx="20" cy="28" r="8" />, line(36, 22, 40), line(36, 30, 32)],
  quote: [box(10, 8, 76, 40), fill(18, 14, 6, 6), line(28, 22, 46), line(28, 29, 36), line(28, 38, 16)],
  announcement: [fill(4, 22, 88, 12)],
  image: [box(14, 6, 68, 44), <path key="hill" className="fill" d="M14 50 38 26l14 12 10-8 20 20z" />],
  comparePictures: [
    box(10, 6, 38, 44),
    fill(48, 6, 38, 44),
    <circle key="knob" className="paper" cx="48" cy="28" r="6" />,
  ],
  row: [box(4, 10, 42, 36), line(52, 18, 36), line(52, 26, 40), line(52, 34, 28)],
  splitTest: [box(4, 8, 42, 40), fill(50, 8, 42, 40), line(12, 26, 26)],
  button: [fill(30, 21, 36, 14)],
  spacer: [line(20, 12, 56), line(20, 42, 56)],
  newsletterSubscribe: [
    box(4, 8, 88, 40),
    line(14, 17, 40),
    <rect key="field" className="paper" x="14" y="28" width="44" height="10" rx="2" />,
    fill(62, 28, 20, 10),
  ],
};

/** The drawing of a block type for the picker. */
export function BlockSketch({ name }: { name: string }): ReactElement {
  return (
    <svg viewBox="0 0 96 56" aria-hidden="true">
      {Object.hasOwn(sketches, name) ? sketches[name] : [box(14, 10, 68, 36)]}
    </svg>
  );
}
