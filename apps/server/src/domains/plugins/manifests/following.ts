import { definePlugin, readPixel, type PluginFault, type PluginProbe } from '@omnis/validation';

const google = (id: string): PluginProbe => ({
  vendor: 'Google',
  url: `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`,
});

/** A field of an account that Google has closed: saving its id would count nothing. */
const closedAccount =
  'Google closed Universal Analytics in 2023, so a UA- ID counts nothing. Enter a measurement ID that starts with G- instead.';

function containerFault(value: string): PluginFault[] {
  const field = 'ga_tracking_id';
  if (value === '' || /^GTM-[A-Z\d]{4,12}$/.test(value)) return [];
  const isClosed = /^UA-\d{4,10}-\d{1,4}$/i.test(value);
  return [{ field, message: isClosed ? closedAccount : 'Invalid tracking ID' }];
}

/** Google Analytics and Google Tag Manager. */
export const analytics = definePlugin({
  code: 'analytics',
  title: 'Google Analytics',
  summary: 'Counts visits and sales in your Google Analytics account.',
  fields: [
    {
      name: 'measurement_id',
      kind: 'text',
      label: 'Measurement ID',
      help: 'Starts with G-. In Google Analytics: Admin → Data streams.',
      rules: ['measurement_id'],
      isTestable: true,
    },
    {
      name: 'ga_tracking_id',
      kind: 'text',
      label: 'Tag Manager container ID',
      help: 'Starts with GTM-. Leave it empty if you don’t use Tag Manager.',
      isTestable: true,
    },
  ],
  check: ({ measurement_id, ga_tracking_id }, isEnabled) => [
    ...containerFault(String(ga_tracking_id)),
    ...(isEnabled && measurement_id === '' && ga_tracking_id === ''
      ? [{ field: 'measurement_id', message: 'Enter a measurement ID or a container ID' }]
      : []),
  ],
  probe: (field, value) =>
    field === 'measurement_id'
      ? google(value)
      : {
          vendor: 'Google',
          url: `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(value)}`,
        },
});

/** Google Ads. */
export const marketing = definePlugin({
  code: 'marketing',
  title: 'Google Ads',
  summary: 'Reports sales to Google Ads, so that you see which ads work.',
  fields: [
    {
      name: 'aw_conversion_id',
      kind: 'text',
      label: 'Conversion ID',
      help: 'The 7 to 12 digits after AW-.',
      rules: ['ad_conversion_id'],
      isTestable: true,
    },
    {
      name: 'conversion_label',
      kind: 'text',
      label: 'Conversion label',
      help: 'The 18 to 22 characters after the slash. Without it, visits are counted but no sales.',
      rules: ['ad_conversion_label'],
      isTestable: true,
    },
    {
      name: 'conversion_id',
      kind: 'text',
      label: 'Second conversion ID',
      help: 'Only used if the field “Conversion ID” is empty.',
      rules: ['ad_conversion_id'],
      isTestable: true,
    },
  ],
  check: ({ aw_conversion_id, conversion_id }, isEnabled) =>
    isEnabled && aw_conversion_id === '' && conversion_id === ''
      ? [{ field: 'aw_conversion_id', message: 'This field is required' }]
      : [],
  // A label belongs to an account; Google tells nobody else whether it exists.
  probe: (field, value) => (field === 'conversion_label' ? null : google(`AW-${value}`)),
});

const isNumber = (value: string): boolean => /^\d{10,20}$/.test(value);

/** Address that answers for the pixel of a setting; null for a text that is none. */
function pixelProbe(value: string, usual: 'meta' | 'pinterest'): PluginProbe | null {
  const pixel = isNumber(value) ? { provider: usual, id: value } : readPixel(value);
  if (pixel === null) return null;
  const { provider, id } = pixel;
  const probes: Readonly<Record<typeof provider, PluginProbe>> = {
    meta: { vendor: 'Meta', url: `https://connect.facebook.net/signals/config/${id}?v=2.9.57` },
    pinterest: { vendor: 'Pinterest', url: `https://ct.pinterest.com/v3/?event=init&tid=${id}&noscript=1` },
    tiktok: {
      vendor: 'TikTok',
      url: `https://analytics.tiktok.com/i18n/pixel/config.js?sdkid=${id}&hostname=www.example.com`,
    },
    snapchat: { vendor: 'Snapchat', url: `https://tr.snapchat.com/config/com/${id}.js` },
  };
  return probes[provider];
}

function pixelFault(value: string, isPinterest: boolean, isEnabled: boolean): PluginFault[] {
  const field = 'pixel';
  if (value === '') return isEnabled ? [{ field, message: 'This field is required' }] : [];
  if (isNumber(value)) return [];
  const provider = readPixel(value)?.provider;
  const fits = isPinterest ? provider === 'pinterest' : provider !== undefined;
  return fits ? [] : [{ field, message: 'Invalid pixel snippet' }];
}

/** The pixel of Meta, TikTok or Snapchat. */
export const trackingPixel = definePlugin({
  code: 'tracking-pixel',
  title: 'Tracking pixel',
  summary: 'Reports visits and sales to Meta, TikTok or Snapchat.',
  fields: [
    {
      name: 'pixel',
      kind: 'lines',
      label: 'Pixel',
      help: 'Paste the whole snippet of Meta, TikTok or Snapchat, or the number of a Meta pixel.',
      isTestable: true,
    },
  ],
  check: ({ pixel }, isEnabled) => pixelFault(String(pixel), false, isEnabled),
  probe: (_, value) => pixelProbe(value, 'meta'),
});

/** The tag of Pinterest. */
export const pinterest = definePlugin({
  code: 'pinterest',
  title: 'Pinterest tag',
  summary: 'Reports visits and sales to Pinterest.',
  fields: [
    {
      name: 'pixel',
      kind: 'lines',
      label: 'Pinterest tag',
      help: 'Paste the whole snippet, or the number of the tag.',
      isTestable: true,
    },
  ],
  check: ({ pixel }, isEnabled) => pixelFault(String(pixel), true, isEnabled),
  probe: (_, value) => pixelProbe(value, 'pinterest'),
});
