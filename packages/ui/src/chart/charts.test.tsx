import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { AreaChart } from './area-chart.tsx';
import { BarChart } from './bar-chart.tsx';
import { DonutChart } from './donut-chart.tsx';
import { placeParts, shareText } from './donut-parts.ts';
import { FunnelChart } from './funnel-chart.tsx';
import { LineChart } from './line-chart.tsx';
import { axisFor, labelStep, linePath, positionOn } from './scale.ts';
import { Sparkline } from './sparkline.tsx';

describe('U19 scales', () => {
  it.each<[number[], number[]]>([
    [
      [0, 97],
      [0, 25, 50, 75, 100],
    ],
    [
      [128, 74, 19],
      [0, 50, 100, 150],
    ],
    [
      [3, 1, 4],
      [0, 1, 2, 3, 4],
    ],
    [
      [-20, 35],
      [-20, 0, 20, 40],
    ],
    [
      [0.02, 0.07],
      [0, 0.02, 0.04, 0.06, 0.08],
    ],
    [[], [0, 1]],
    [
      [0, 0],
      [0, 1],
    ],
    [
      [Number.NaN, Number.POSITIVE_INFINITY, 10],
      [0, 2.5, 5, 7.5, 10],
    ],
  ])('U19 %j has the ticks %j', (values, ticks) => {
    expect(axisFor(values).ticks).toEqual(ticks);
  });

  it('U19 places values between foot and top', () => {
    const axis = axisFor([0, 100]);
    expect(positionOn(axis, 0)).toBe(0);
    expect(positionOn(axis, 50)).toBe(0.5);
    expect(positionOn(axis, Number.NaN)).toBe(0);
  });

  it('U19 draws points over the whole width', () => {
    expect(linePath([0, 0.5, 1])).toBe('M0 100L50 50L100 0');
    expect(linePath([1])).toBe('M0 0');
    expect(labelStep(28, 7)).toBe(4);
  });
});

describe('U20 charts', () => {
  const labels = ['Mon', 'Tue', 'Wed'];

  it.each([
    ['area', AreaChart],
    ['bar', BarChart],
    ['line', LineChart],
  ])('U20 an %s chart has its figures as a table', (_, Chart) => {
    render(
      <Chart
        title="Orders"
        labels={labels}
        series={[{ name: 'Store', values: [12, 18] }]}
        format={(value) => `${value} pcs`}
      />,
    );
    const table = screen.getByRole('table', { name: 'Orders' });
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['Mon12 pcs', 'Tue18 pcs', 'Wed0 pcs']);
  });

  it('U20 shows the values under the pointer', () => {
    const { container } = render(
      <AreaChart title="Orders" labels={labels} series={[{ name: 'Store', values: [12, 18, 9] }]} />,
    );
    const plot = container.querySelector('.plot');
    if (!plot) throw new Error('no plot');
    plot.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
    fireEvent.pointerMove(plot, { clientX: 105 });
    expect(container.querySelector('.tip')?.textContent).toBe('TueStore18');
    fireEvent.pointerLeave(plot);
    expect(container.querySelector('.tip')).toBeNull();
  });

  it('U20 in a narrow place names of bars take turns on two lines, and every other time goes', () => {
    const crowd = (chart: ReactElement): string | null | undefined =>
      render(chart).container.querySelector('.labels')?.getAttribute('data-crowded');
    const products = ['T-shirt', 'Hoodie', 'Tote bag', 'Sweater', 'Art print', 'Mug'];
    const bars = (names: readonly string[]) => (
      <BarChart title="Sold" labels={names} series={[{ name: 'Units', values: names.map(() => 3) }]} />
    );
    expect(crowd(bars(products))).toBe('turns');
    expect(crowd(bars(['Jun', 'Jul', 'Aug', 'Sep', 'Oct']))).toBeNull();
    const days = ['1 October', '8 October', '15 October', '22 October', '29 October'];
    expect(
      crowd(
        <LineChart title="Visits" labels={days} series={[{ name: 'Visits', values: [1, 2, 3, 4, 5] }]} />,
      ),
    ).toBe('thin');
  });

  it('U20 arrow keys walk the points, and the values are read out', () => {
    const { container } = render(
      <AreaChart
        title="Orders"
        labels={labels}
        series={[
          { name: 'Store', values: [12, 18, 9] },
          { name: 'Before', values: [1, 2, 3] },
        ]}
      />,
    );
    const plot = screen.getByRole('slider', { name: 'Orders' });
    expect(plot.getAttribute('aria-valuetext')).toBe('Mon: Store 12, Before 1');
    fireEvent.keyDown(plot, { key: 'End' });
    fireEvent.keyDown(plot, { key: 'ArrowLeft' });
    expect(plot.getAttribute('aria-valuetext')).toBe('Tue: Store 18, Before 2');
    expect(container.querySelector('.tip')?.textContent).toBe('TueStore18Before2');
    fireEvent.keyDown(plot, { key: 'Escape' });
    expect(container.querySelector('.tip')).toBeNull();
  });

  it('U20 the figures can take the place of the drawing', () => {
    const { container } = render(
      <LineChart
        title="Orders"
        view="table"
        labels={labels}
        series={[{ name: 'Store', values: [1, 2, 3] }]}
      />,
    );
    expect(container.querySelector('svg')).toBeNull();
    expect(screen.getByRole('table', { name: 'Orders' })).toBeTruthy();
  });

  it('U20 a funnel is a table with a bar for each step', () => {
    const { container } = render(
      <FunnelChart
        title="To the order"
        steps={[
          { name: 'Visits', value: 200 },
          { name: 'Orders', value: 3 },
        ]}
      />,
    );
    expect(
      within(screen.getByRole('table', { name: 'To the order' }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['Visits200100%', 'Orders32%']);
    expect(
      [...container.querySelectorAll('rect:not(.rest)')].map((bar) => bar.getAttribute('width')),
    ).toEqual(['100', '1.5']);
    expect(render(<FunnelChart title="None" steps={[]} />).container.querySelectorAll('rect')).toHaveLength(
      0,
    );
  });

  it('U20 nothing to draw breaks nothing', () => {
    render(<BarChart title="None" labels={[]} series={[]} />);
    render(<AreaChart title="Nothing" labels={[]} series={[]} />);
    expect(screen.getAllByRole('table')).toHaveLength(2);
  });

  it('U20 a sparkline says where it begins and ends', () => {
    const { container } = render(<Sparkline title="Visits" values={[120, 90, 210]} />);
    expect(
      screen
        .getByRole('img')
        .getAttribute('aria-labelledby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent),
    ).toEqual(['Visits', 'From 120 to 210, lowest 90, highest 210']);
    expect(container.querySelector('path')?.getAttribute('d')).toBe('M0 75L50 100L100 0');
    expect(render(<Sparkline title="None" values={[]} />).container.innerHTML).toBe('');
  });
});

describe('U37 parts of a whole', () => {
  it('U37 go from the greatest to the least and fill the ring', () => {
    const placed = placeParts(
      [
        { name: 'a', value: 1 },
        { name: 'b', value: 3 },
        { name: 'none', value: 0 },
        { name: 'odd', value: Number.NaN },
      ],
      6,
      'Other',
    );
    expect(placed).toEqual([
      { name: 'b', value: 3, from: 0, share: 75 },
      { name: 'a', value: 1, from: 75, share: 25 },
    ]);
    expect(placeParts([], 6, 'Other')).toEqual([]);
  });

  it('U37 take together what could not be told apart', () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ name: `p${at}`, value: 10 - at }));
    const placed = placeParts(many, 6, 'Other');
    expect(placed.map(({ name }) => name)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'Other']);
    expect(placed.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100);
    expect([shareText(0.4), shareText(38.4), shareText(0)]).toEqual(['<1%', '38%', '0%']);
  });

  it('U37 are a table with value and share', () => {
    render(
      <DonutChart
        title="Orders"
        parts={[
          { name: 'Store', value: 3 },
          { name: 'Phone', value: 1 },
        ]}
      />,
    );
    const table = screen.getByRole('table', { name: 'Orders' });
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['Store375%', 'Phone125%']);
  });
});
