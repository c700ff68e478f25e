import { dataOf } from '../../registry/data-of.ts';
import { announcementData, announcementFields } from '../announcement/announcement.data.ts';
import { announcementV2Properties } from './announcement-v2.properties.ts';

/**
 * News on a soft ground with room for a few lines (storefront.md §3 Banner, pod and announcement fields). It has the
 * properties of `announcement`, so that either can become the other.
 */
export const announcementV2Data = dataOf({
  ...announcementData,
  name: 'announcementV2',
  title: 'Notice',
  description: 'News on a soft background, with room for a few lines and a button.',
  properties: announcementV2Properties,
  fields: [
    { type: 'longText', key: 'text', label: 'Text', rules: ['required'], maxLength: 300 },
    ...announcementFields,
  ],
  example: {
    properties: {
      icon: 'clock',
      text: 'Order by Friday noon for Christmas\nAfter that we still print, but the post decides.',
      alignment: 'space-between',
      actionStyle: 'primary',
      action: { text: 'Delivery dates', href: '/help/' },
    },
  },
});
