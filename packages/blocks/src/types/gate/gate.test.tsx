import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GateRequest } from '../../environment/optional.ts';
import { pageElement } from '../../testing/render-page.tsx';
import { provokeBlock, showBlock } from '../../testing/show-block.tsx';
import { readTime } from './gate.limits.ts';
import { gateFailure } from './use-gate.ts';

const secret = [{ type: 'text', properties: { text: 'Behind' } }];
const gate = (properties: object) => ({ type: 'gate', uid: 'g1', properties, items: secret });
const shopper = { role: 'shopper', storeHidden: false } as const;

describe('B66 gate', () => {
  afterEach(() => void vi.useRealTimers());

  it.each([{}, { kind: 'password' }, { kind: 'signUp' }, { kind: 'comingSoon' }, { kind: 'odd' }])(
    'B66 %j hides what stands behind it, on the server too',
    (properties) => {
      expect(pageElement([gate(properties)]).textContent).not.toContain('Behind');
      expect(showBlock(gate(properties), { mode: 'preview' }).textContent).toContain('Behind');
    },
  );

  it('B66 a password opens it when the app says so, and the focus goes in', async () => {
    const asked: GateRequest[] = [];
    showBlock(gate({}), {
      openGate: async (request) => {
        asked.push(request);
        return { ok: request.password === 'sesame', message: '' };
      },
    });
    const field = screen.getByLabelText('Password');
    fireEvent.click(screen.getByRole('button', { name: 'Come in' }));
    expect(await screen.findByText('This field is required')).toBeDefined();
    fireEvent.change(field, { target: { value: 'open' } });
    fireEvent.click(screen.getByRole('button', { name: 'Come in' }));
    expect(await screen.findByText('That is not the password')).toBeDefined();
    fireEvent.change(field, { target: { value: 'sesame' } });
    fireEvent.click(screen.getByRole('button', { name: 'Come in' }));
    expect(await screen.findByText('Behind')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Behind');
    expect(asked).toEqual([
      { gate: 'g1', password: 'open' },
      { gate: 'g1', password: 'sesame' },
    ]);
  });

  it('B66 a failed call opens nothing, and without a call there is no field', async () => {
    showBlock(gate({}), { openGate: async () => Promise.reject(new Error('offline')) });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'x' } });
    fireEvent.click(screen.getByRole('button', { name: 'Come in' }));
    expect(await screen.findByText(gateFailure)).toBeDefined();
    const bare = showBlock(gate({ action: { text: 'Sign in', href: '/login/' } }));
    expect(bare.querySelector('input')).toBeNull();
    expect(bare.querySelector('a')?.getAttribute('href')).toBe('/login/');
  });

  it('B66 an account opens it', () => {
    const visitor = { ...shopper, signedIn: true };
    expect(pageElement([gate({ kind: 'signUp' })], { visitor }).textContent).toBe('Behind');
  });

  it('B66 counts down to its day and opens then', () => {
    vi.useFakeTimers({ now: Date.UTC(2027, 1, 27, 6, 29, 50) });
    const block = gate({ kind: 'comingSoon', opensAt: '2027-03-01 09:30' });
    const server = pageElement([block]);
    expect(server.querySelector('dl')?.textContent).toBe('Days––Hours––Minutes––Seconds––');
    expect(server.querySelector('time')?.getAttribute('datetime')).toBe('2027-03-01T09:30:00.000Z');
    const container = showBlock(block);
    expect(screen.getByRole('timer').textContent).toBe('Days02Hours03Minutes00Seconds10');
    act(() => void vi.setSystemTime(Date.UTC(2027, 2, 1, 9, 29, 59)));
    act(() => void vi.advanceTimersByTime(1000));
    expect(container.textContent).toBe('Behind');
  });

  it('B66 says its day in the language of the page', () => {
    const block = gate({ kind: 'comingSoon', opensAt: '2127-03-01 09:30' });
    expect(pageElement([block], { locale: 'de-DE' }).querySelector('time')?.textContent).toBe(
      '1. März 2127 um 09:30 UTC',
    );
  });

  it.each([
    ['2027-03-01', Date.UTC(2027, 2, 1)],
    ['2027-03-01 09:30', Date.UTC(2027, 2, 1, 9, 30)],
    ['2027-03-01T09:30:15+02:00', Date.UTC(2027, 2, 1, 7, 30)],
    ['tomorrow', null],
    ['2027-13-01', null],
    ['', null],
  ])('B66 reads the time %j', (text, time) => {
    expect(readTime(text)).toBe(time);
  });

  it('B66 reads any property', () => {
    expect(
      provokeBlock('gate', {
        keys: ['kind', 'title', 'copy', 'buttonText', 'action', 'opensAt', 'backgroundColor', 'textColor'],
      }),
    ).toEqual([]);
    expect(provokeBlock('gate', { keys: ['opensAt', 'action'], base: { kind: 'comingSoon' } })).toEqual([]);
  });
});
