import { describe, expect, it } from 'vitest';
import { wholePercents } from '../../read/whole-percents.ts';
import { pageElement, pageHtml } from '../../testing/render-page.tsx';
import { readPoints, roundUp, wholeParts } from './graph.limits.ts';

const points = [
  { label: 'A', value: 30 },
  { label: 'B', value: '10' },
  { label: 'C', value: 'x' },
];
const graph = (properties: object): HTMLElement | null =>
  pageElement([{ type: 'graph', properties }]).querySelector('figure');
const bars = (element: HTMLElement | null): (readonly string[])[] =>
  [...(element?.querySelectorAll<HTMLElement>('.track > span') ?? [])].map(({ style }) => [
    style.getPropertyValue('--b-from'),
    style.getPropertyValue('--b-length'),
  ]);

describe('B38 graph', () => {
  it('is bars from nothing to the largest, each with its figure in words', () => {
    const element = graph({ points, prefix: '£' });
    expect(bars(element)).toEqual([
      ['0.0000', '1.0000'],
      ['0.0000', '0.3333'],
    ]);
    expect([...(element?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
      'A£30',
      'B£10',
    ]);
  });

  it('writes its figures in the language of the page', () => {
    const properties = { points: [{ label: 'A', value: 1234.5 }] };
    const figureIn = (locale: string) =>
      pageElement([{ type: 'graph', properties }], { locale }).querySelector('li')?.textContent;
    expect([figureIn('en-GB'), figureIn('de-DE')]).toEqual(['A1,234.5', 'A1.234,5']);
  });

  it('draws what is below nothing to the other side', () => {
    const element = graph({
      unit: '%',
      points: [
        { label: 'A', value: 10 },
        { label: 'B', value: -30 },
      ],
    });
    expect(bars(element)).toEqual([
      ['0.7500', '0.2500'],
      ['0.0000', '0.7500'],
    ]);
    expect(element?.textContent).toContain('−30%');
  });

  it('has a table of what a line draws', () => {
    const element = graph({ chartType: 'line', points, unit: 'kg' });
    expect(element?.querySelector('.line')?.getAttribute('d')).toBe('M0.00 0.00L100.00 66.67');
    expect([...(element?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent)).toEqual([
      'A30 kg',
      'B10 kg',
    ]);
    expect(element?.querySelector('.plot')?.getAttribute('aria-hidden')).toBe('true');
    expect(graph({ chartType: 'line', points: points.slice(0, 1) })?.querySelector('.line')).not.toBeNull();
  });

  it('has a legend of what a donut draws', () => {
    const element = graph({ chartType: 'donut', points });
    expect(element?.querySelectorAll('circle')).toHaveLength(2);
    expect([...(element?.querySelectorAll('.legend > li') ?? [])].map((item) => item.textContent)).toEqual([
      'A3075%',
      'B1025%',
    ]);
    expect(element?.querySelector('.middle')?.textContent).toBe('40');
  });

  it('puts a donut’s parts beyond the sixth together', () => {
    const many = Array.from({ length: 8 }, (_, index) => ({ label: `${index}`, value: index, color: null }));
    expect(wholeParts(many).map(({ label, value }) => [label, value])).toEqual([
      ['1', 1],
      ['2', 2],
      ['3', 3],
      ['4', 4],
      ['5', 5],
      ['Other', 13],
    ]);
  });

  it.each([
    [{ points: 'x' }],
    [{ points: [{ label: 'A' }, { value: Number.NaN }, null] }],
    [{ chartType: 'donut', points: [{ label: 'A', value: -1 }] }],
  ])('is nothing for shoppers with %j', (properties) => {
    expect(graph(properties)).toBeNull();
  });

  it('tells the owner what it needs', () => {
    expect(pageHtml([{ type: 'graph' }], { mode: 'preview' })).toContain('no figures here yet');
  });

  it('reads any value', () => {
    expect(readPoints([{ value: 1e300, label: {}, color: 'red' }])).toEqual([
      { label: '', value: 1e12, color: null },
    ]);
    for (const chartType of ['bar', 'line', 'donut', 7]) {
      expect(graph({ chartType, points: [{ value: 0 }, { value: 1e300 }] })?.innerHTML).not.toMatch(
        /NaN|Infinity/,
      );
    }
  });
});

describe('B38 round numbers', () => {
  it.each([
    [0, 0],
    [1, 1],
    [5200, 6000],
    [4800, 5000],
    [21, 24],
    [0.31, 0.4],
    [950, 1000],
  ])('above %d is %d', (value, expected) => {
    expect(roundUp(value)).toBeCloseTo(expected);
  });

  it('percentages make 100', () => {
    expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33]);
    expect(wholePercents([0, 0])).toEqual([0, 0]);
    expect(wholePercents([])).toEqual([]);
    expect(wholePercents([995, 5])).toEqual([100, 0]);
  });
});
