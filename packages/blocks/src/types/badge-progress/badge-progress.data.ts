import { badgeFields } from '../../parts/badge-fields.ts';
import { dataOf } from '../../registry/data-of.ts';
import { optionsOf } from '../../registry/field-options.ts';
import { badgeProgressLimits } from './badge-progress.limits.ts';
import { badgeProgressProperties } from './badge-progress.properties.ts';

const first = ['sign-up', 'profile', 'theme', 'designer', 'homepage', 'billing'];

/**
 * How far a shop owner has come with the completion badges (platform.md §1). The spec shows no defaults: a ring with
 * the badges beside each other, which is read at a glance, over the whole row.
 */
export const badgeProgressData = dataOf({
  name: 'badgeProgress',
  title: 'Badge progress',
  description: 'Which badges are unlocked, and how many are left.',
  category: 'media',
  size: 12,
  minSize: 3,
  defaults: { title: '', copy: '', look: 'ring', badges: [] },
  limits: badgeProgressLimits,
  compatibility: new Set(['store']),
  itemTypes: ['badge'],
  properties: badgeProgressProperties,
  fields: [
    { type: 'text', key: 'title', label: 'Title', maxLength: 60 },
    { type: 'text', key: 'copy', label: 'Text', help: 'If empty, it says how many are done.' },
    {
      type: 'list',
      key: 'badges',
      label: 'Badges',
      itemLabel: 'Badge',
      max: badgeProgressLimits.badges,
      newItem: { code: 'sign-up', title: '', unlocked: false },
      fields: badgeFields,
    },
    {
      type: 'select',
      key: 'look',
      label: 'Style',
      group: 'design',
      options: optionsOf(badgeProgressProperties.look, {
        ring: 'A ring with the badges below',
        steps: 'Steps, one after another',
      }),
    },
  ],
  example: {
    properties: {
      title: 'Open your shop',
      badges: first.map((code, index) => ({ code, unlocked: index < 3 })),
    },
  },
});
