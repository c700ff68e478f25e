import type { liveChatGroups } from '@omnis/models';
import { dataOf } from '../../registry/data-of.ts';
import { optionsOf } from '../../registry/field-options.ts';
import { defaultChatGroup, longestChatDelay } from './live-chat.limits.ts';
import { liveChatProperties } from './live-chat.properties.ts';

const groupLabels = {
  pro: 'Pro',
  integrations: 'Integrations',
  support: 'Support',
  studio: 'Design studio',
} as const satisfies Readonly<Record<keyof typeof liveChatGroups, string>>;

/**
 * An offer to chat with somebody of the shop (storefront.md §3: group general by default). It starts with the action
 * `@open-chat`, `@open-chat:support` for a group, which the app hears by `trigger`. Words and button have the defaults
 * that a shop would write; it stands in the page at once unless `showAfterSeconds` says when it comes up.
 */
export const liveChatData = dataOf({
  name: 'liveChat',
  title: 'Live chat',
  description: 'Invites shoppers to chat, on the page or after a delay.',
  category: 'signUp',
  size: 12,
  minSize: 3,
  defaults: {
    group: defaultChatGroup,
    title: 'Questions? Ask us',
    body: '',
    image: '',
    buttonStyle: 'primary',
    buttonText: 'Start chatting',
    showAfterSeconds: 0,
  },
  limits: { showAfterSeconds: { min: 0, max: longestChatDelay } },
  compatibility: new Set(['store']),
  properties: liveChatProperties,
  fields: [
    { type: 'text', key: 'title', label: 'Title' },
    { type: 'longText', key: 'body', label: 'Text' },
    { type: 'text', key: 'buttonText', label: 'Button', maxLength: 30 },
    { type: 'image', key: 'image', label: 'Image', help: 'A face works better than a speech bubble.' },
    {
      type: 'select',
      key: 'group',
      label: 'Answered by',
      options: [
        { value: defaultChatGroup, label: 'Anyone available' },
        ...Object.entries(groupLabels).map(([value, label]) => ({ value, label })),
      ],
    },
    {
      type: 'number',
      key: 'showAfterSeconds',
      label: 'Appears after',
      help: 'With 0, it’s on the page straight away. Otherwise, it appears in the corner of the window.',
      unit: 'seconds',
      min: 0,
      max: longestChatDelay,
      step: 1,
    },
    {
      type: 'select',
      key: 'buttonStyle',
      label: 'Button style',
      group: 'design',
      options: optionsOf(liveChatProperties.buttonStyle, {
        primary: 'Primary button',
        secondary: 'Secondary button',
      }),
    },
  ],
  example: {
    properties: {
      title: 'Not sure which size?',
      body: 'Tell us what you usually wear. Somebody who has tried them all on answers.',
    },
  },
});
