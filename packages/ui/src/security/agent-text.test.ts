import { expect, test } from 'vitest';
import { fillText } from '../text/ui-text.tsx';
import { agentText, isPhone } from './agent-text.ts';

test.each([
  ['Firefox', 'Windows', 'Firefox on Windows', false],
  ['Safari', 'iPhone', 'Safari on iPhone', true],
  ['', 'Android', 'Android', true],
  ['Opera', '', 'Opera', false],
  ['', '', 'Unknown browser', false],
])('%s and %s are %s', (browser, system, text, phone) => {
  expect(agentText({ browser, system }, fillText)).toBe(text);
  expect(isPhone({ browser, system })).toBe(phone);
});
