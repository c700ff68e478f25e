import { act, render } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import {
  CodeField,
  ColourField,
  Combobox,
  DateRangeField,
  DonutChart,
  FileDrop,
  FocalPointField,
  ImageCropper,
  LineChart,
  LoadingState,
  PasswordField,
  RuleField,
  Table,
  Tabs,
} from './index.ts';

const nothing = (): void => undefined;

/** Controls in the state that says most. Colours need a browser: the stories are checked there. */
const controls: Readonly<Record<string, ReactElement>> = {
  RuleField: (
    <RuleField rule="uk_phone" label="Phone" value="1" onValueChange={nothing} error="Wrong" optional />
  ),
  CodeField: (
    <CodeField label="Code" value="123 4" onValueChange={nothing} error="Invalid authentication code" />
  ),
  PasswordField: (
    <PasswordField label="Password" value="" onValueChange={nothing} autoComplete="new-password" help="8" />
  ),
  Combobox: (
    <Combobox
      label="Font"
      value={{ value: 'lato', label: 'Lato' }}
      onValueChange={nothing}
      options={[{ value: 'lato', label: 'Lato' }]}
      error="Wrong"
    />
  ),
  DateRangeField: (
    <DateRangeField
      label="Period"
      value={{ from: '2026-11-01', to: '' }}
      onValueChange={nothing}
      presets={[{ label: 'Today', from: '2026-11-21', to: '2026-11-21' }]}
      error="This field is required"
    />
  ),
  ColourField: (
    <ColourField
      label="Colour"
      value="#86b302"
      onValueChange={nothing}
      alpha
      clearable
      swatches={[{ label: 'Ink', value: '#111' }]}
      contrastWith={{ value: '#fff', label: 'the page' }}
    />
  ),
  FileDrop: (
    <FileDrop
      label="Artwork"
      onFiles={nothing}
      onRemove={nothing}
      onRetry={nothing}
      items={[
        { id: 'a', name: 'a.png', size: 1, status: 'queued' },
        { id: 'b', name: 'b.png', size: 1, progress: 40 },
        { id: 'c', name: 'c.png', size: 1, error: 'Too small' },
      ]}
    />
  ),
  ImageCropper: (
    <ImageCropper
      label="Banner"
      src="/a.png"
      alt="A"
      ratio={1}
      ratios={[{ label: 'Square', ratio: 1 }]}
      value={{ rotate: 90 }}
      onValueChange={nothing}
    />
  ),
  FocalPointField: (
    <FocalPointField
      label="Focus"
      src="/a.png"
      alt="A"
      value={{ focalX: 0.5, focalY: 0.5 }}
      onValueChange={nothing}
    />
  ),
  LineChart: <LineChart title="Visits" labels={['Mon']} series={[{ name: 'Search', values: [1] }]} />,
  DonutChart: <DonutChart title="Shares" parts={[{ name: 'Store', value: 3 }]} />,
  LoadingState: <LoadingState label="Loading your orders" />,
  Tabs: (
    <Tabs
      label="Orders"
      value="a"
      onValueChange={nothing}
      items={[{ value: 'a', label: 'A', panel: 'Text' }]}
    />
  ),
  Table: (
    <Table
      caption="Long"
      columns={[{ key: 'id', header: 'Id', cell: (row: number) => row, primary: true, sortable: true }]}
      rows={Array.from({ length: 200 }, (_, at) => at)}
      rowKey={(row) => row}
      onSortChange={nothing}
      selection={{ selected: new Set([1]), onChange: nothing, label: (row) => `Select ${row}` }}
      maxHeight="20rem"
      rowHeight={44}
    />
  ),
};

describe('U40 the faults that axe finds', () => {
  it.each(Object.entries(controls))('U40 in %s: nothing', async (_, control) => {
    const { container } = render(<main>{control}</main>);
    await act(async () => undefined);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
