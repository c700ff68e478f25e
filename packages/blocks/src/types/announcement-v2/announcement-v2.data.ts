import type { BlockTypeData } from '../../registry/block-data.ts';
import { announcementData } from '../announcement/announcement.data.ts';

/**
 * News on a soft ground with room for a few lines (storefront.md §3 Banner, pod and announcement fields). It has the
 * properties of `announcement`, so that either can become the other.
 */
export const announcementV2Data: BlockTypeData = {
  ...announcementData,
  name: 'announcementV2',
  title: 'Notice',
  description: 'News on a soft background, with room for a few lines and a button.',
  fields: announcementData.fields.map((field) =>
    field.key === 'text'
      ? { type: 'longText', key: 'text', label: 'Text', rules: ['required'], maxLength: 300 }
      : field,
  ),
  example: {
    properties: {
      icon: 'clock',
      text: 'Order by Friday noon for Christmas\nAfter that we still print, but the post decides.',
      alignment: 'space-between',
      actionStyle: 'primary',
      action: { text: 'Delivery dates', href: '/help/' },
    },
  },
};
