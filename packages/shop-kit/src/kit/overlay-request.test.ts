import { expect, it } from 'vitest';
import { readOverlayAction } from './overlay-request.ts';

const nothing = { title: undefined, text: undefined, confirm: undefined, href: undefined };

it.each([
  ['got-it', { act: 'open', name: 'got-it', content: nothing }],
  [
    'got-it?title=Thank%20you&text=What%3F',
    { act: 'open', name: 'got-it', content: { ...nothing, title: 'Thank you', text: 'What?' } },
  ],
  [
    'confirm?title=Sure&confirm=Yes&href=/basket/?x=1',
    {
      act: 'open',
      name: 'confirm',
      content: { ...nothing, title: 'Sure', confirm: 'Yes', href: '/basket/?x=1' },
    },
  ],
  ['remill-return', { act: 'open', name: 'remill-return', content: nothing }],
  ['return-item', { act: 'open', name: 'return-item', content: nothing }],
  [
    'password-confirm?href=/account/security/',
    { act: 'open', name: 'password-confirm', content: { ...nothing, href: '/account/security/' } },
  ],
  ['subscribe-notifications', { act: 'open', name: 'push-not-supported' }],
  ['toggle?name=got-it', { act: 'toggle', name: 'got-it' }],
  ['close?name=confirm', { act: 'close', name: 'confirm' }],
  ['close?name=menu', null],
  ['close-all', { act: 'close-all' }],
  ['loading', null],
  ['toggle?name=loading', null],
  ['open-chat', null],
  ['image-cropper', null],
  ['', null],
])('the action %j asks %j', (action, request) => {
  expect(readOverlayAction(action)).toEqual(request);
});
