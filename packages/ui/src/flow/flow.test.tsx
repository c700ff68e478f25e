import { orderFlows } from '@omnis/models';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FlowDiagram, Stepper } from './flow-diagram.tsx';
import { orderFlowSteps } from './flow-steps.ts';

describe('U18 flows (platform.md §4)', () => {
  it.each(Object.values(orderFlows))(
    'U18 the $code flow has one position a step, slash steps share it',
    (flow) => {
      const all = orderFlowSteps(flow, flow.steps[1]?.[0] ?? 'paid', flow.steps.flat());
      expect(all.map((step) => step.choices.map((choice) => choice.key))).toEqual(flow.steps);
      expect(all.map((step) => step.state)).toEqual(
        flow.steps.map((_, at) => (at < 1 ? 'done' : at === 1 ? 'current' : 'todo')),
      );
    },
  );

  it.each(Object.values(orderFlows))('U18 the $code flow without mishaps shows none of them', (flow) => {
    const end = flow.steps.at(-1)?.[0] ?? 'complete';
    const steps = orderFlowSteps(flow, end, ['paid', end]);
    const shown = steps.flatMap(({ choices }) => choices.map(({ key }) => key));
    for (const code of ['disputed', 'issue', 'exchanged', 'refunded', 'bespoke_refunded']) {
      expect(shown).not.toContain(code);
    }
    expect(steps.every(({ state }) => state === 'done')).toBe(true);
  });

  it('U18 a mishap is shown once it has happened, at its step', () => {
    const names = (status: 'issue' | 'complete', visited: readonly ('issue' | 'paid')[]) =>
      orderFlowSteps(orderFlows.normal, status, visited).map(({ state, choices }) => [
        state,
        choices.map(({ key }) => key).join('/'),
      ]);
    expect(names('issue', ['paid']).at(-2)).toEqual(['current', 'issue']);
    expect(names('complete', ['paid', 'issue']).slice(-2)).toEqual([
      ['done', 'issue'],
      ['done', 'complete'],
    ]);
  });

  it('U18 an order that was refunded midway was not packed', () => {
    const states = (visited: readonly ('paid' | 'processing' | 'issue' | 'packing')[]) =>
      orderFlowSteps(orderFlows.normal, 'refunded', visited).map(({ state }) => state);
    expect(states(['paid', 'processing'])).toEqual(['done', 'done', 'done', 'todo', 'done']);
    expect(states(['paid', 'issue'])).toEqual(['done', 'done', 'todo', 'todo', 'done', 'done']);
    expect(states(['paid', 'packing'])).toEqual(['done', 'done', 'done', 'done', 'done']);
  });

  it('U18 a status of another flow leaves all to do', () => {
    expect(orderFlowSteps(orderFlows.normal, 'quote').every((step) => step.state === 'todo')).toBe(true);
  });

  it('U18 is read out with what is done, now and to do', () => {
    render(
      <FlowDiagram
        label="Order 1"
        steps={orderFlowSteps(orderFlows.normal, 'processing', ['paid', 'processing'])}
        percentage={40}
      />,
    );
    const items = within(screen.getByRole('group', { name: 'Order 1' })).getAllByRole('listitem');
    expect(items[1]?.textContent).toContain('Done: Paid');
    expect(items[2]?.getAttribute('aria-current')).toBe('step');
    expect(items[2]?.querySelector('[data-current]')?.textContent).toBe('Processing');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  });

  it('U18 a stepper may be all done', () => {
    render(<Stepper label="Checkout" steps={['Delivery', 'Payment']} current={2} />);
    expect(screen.getAllByText('Done:')).toHaveLength(2);
  });
});
