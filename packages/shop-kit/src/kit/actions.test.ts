import { expect, it, vi } from 'vitest';
import { actionEvent, hearActions, triggerAction } from './actions.ts';

it('actions wait for somebody who listens, in their order, and are told at once afterwards', () => {
  const heard: unknown[] = [];
  const listen = vi.fn<(event: Event) => void>(
    (event) => void heard.push(event instanceof CustomEvent && event.detail),
  );
  triggerAction('return-item');
  window.addEventListener(actionEvent, listen);
  triggerAction('help');
  expect(heard).toEqual([]);
  hearActions();
  expect(heard).toEqual(['return-item', 'help']);
  hearActions();
  triggerAction('cookie-choices');
  expect(heard).toEqual(['return-item', 'help', 'cookie-choices']);
  window.removeEventListener(actionEvent, listen);
});
