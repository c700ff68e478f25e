import { dashboardPermissionNames } from '@omnis/models';

/** The store that an owner is in, as the session's answer has it, for tests. */
export const activeStore = {
  division: 21,
  name: 'Demo',
  host: 'demo.localhost:3000',
  logo: null,
  previewOrigin: 'http://demo.preview.localhost:3000',
  plan: 'pro',
  pro: true,
  paymentProcessor: 'teemill',
  currency: 'GBP',
  theme: 'base',
  role: 'owner',
  dashboardPermissions: dashboardPermissionNames,
  badges: [],
  force2fa: false,
  closed: false,
  review: null,
  closure: null,
  fraud: null,
};
