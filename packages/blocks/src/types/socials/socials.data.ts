import type { BlockField } from '../../registry/fields.ts';
import { dataOf } from '../../registry/data-of.ts';
import { optionsOf } from '../../registry/field-options.ts';
import { socialHref, socialNetworkNames, type SocialNetwork } from '@omnis/models';
import { socialsProperties } from './socials.properties.ts';

/** A handle or an https address; the message when it is neither. */
const presence =
  (network: SocialNetwork) =>
  (value: unknown): string | null =>
    typeof value === 'string' && value.trim() !== '' && socialHref(network, value) === ''
      ? 'Please enter a name or an address that starts with https://'
      : null;

const field = (network: SocialNetwork) =>
  ({
    type: 'text',
    key: network,
    label: socialNetworkNames[network],
    placeholder: '@yourshop',
    rules: [presence(network)],
  }) as const satisfies BlockField;

/**
 * Where else a shop is (storefront.md §3 socials: no defaults shown; the networks are platform.md §3's social handles). Each
 * takes a name or a whole https address, because owners know either. A network without one is left out.
 */
export const socialsData = dataOf({
  name: 'socials',
  title: 'Social networks',
  description: 'Links to your social media profiles.',
  category: 'media',
  size: 12,
  minSize: 3,
  defaults: {
    title: '',
    tiktok: '',
    twitter: '',
    youtube: '',
    facebook: '',
    linkedin: '',
    instagram: '',
    look: 'outline',
    align: 'center',
    showNames: false,
  },
  compatibility: new Set(['store']),
  properties: socialsProperties,
  fields: [
    { type: 'text', key: 'title', label: 'Title' },
    field('tiktok'),
    field('twitter'),
    field('youtube'),
    field('facebook'),
    field('linkedin'),
    field('instagram'),
    { type: 'switch', key: 'showNames', label: 'Show names beside the icons', group: 'design' },
    {
      type: 'select',
      key: 'look',
      label: 'Look',
      group: 'design',
      options: optionsOf(socialsProperties.look, { plain: 'Plain', outline: 'Outlined', filled: 'Filled' }),
    },
    {
      type: 'select',
      key: 'align',
      label: 'Alignment',
      group: 'design',
      options: optionsOf(socialsProperties.align, { left: 'Left', center: 'Centre', right: 'Right' }),
    },
  ],
  example: { properties: { title: 'Come and find us', instagram: '@yourshop', tiktok: '@yourshop' } },
});
