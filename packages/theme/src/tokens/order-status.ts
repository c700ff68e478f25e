import { color, defineTokens } from './definition.ts';

/**
 * Colours of order statuses (platform.md §4). One accent a stage; background and text follow it, so a theme changes
 * one line to recolour a stage and stays readable.
 */
export const orderStatusTokens = defineTokens({
  'status.new.accent': color('#64748b', 'New, to be paid, quote'),
  'status.new.background': color('mix({surface.base}, {status.new.accent}, 13%)', 'Behind it'),
  'status.new.color': color('readable({status.new.accent}, {status.new.background})', 'Text on it'),
  'status.paid.accent': color('#1f74c4', 'Paid, approved'),
  'status.paid.background': color('mix({surface.base}, {status.paid.accent}, 13%)', 'Behind it'),
  'status.paid.color': color('readable({status.paid.accent}, {status.paid.background})', 'Text on it'),
  'status.processing.accent': color('#7a5bc7', 'Processing, label printed'),
  'status.processing.background': color('mix({surface.base}, {status.processing.accent}, 13%)', 'Behind it'),
  'status.processing.color': color(
    'readable({status.processing.accent}, {status.processing.background})',
    'Text on it',
  ),
  'status.printed.accent': color('#0f8291', 'Printed, sorted'),
  'status.printed.background': color('mix({surface.base}, {status.printed.accent}, 13%)', 'Behind it'),
  'status.printed.color': color(
    'readable({status.printed.accent}, {status.printed.background})',
    'Text on it',
  ),
  'status.packing.accent': color('#b7791f', 'Consolidated, packing'),
  'status.packing.background': color('mix({surface.base}, {status.packing.accent}, 14%)', 'Behind it'),
  'status.packing.color': color(
    'readable({status.packing.accent}, {status.packing.background})',
    'Text on it',
  ),
  'status.complete.accent': color('#2e7d4f', 'Complete, shipped'),
  'status.complete.background': color('mix({surface.base}, {status.complete.accent}, 13%)', 'Behind it'),
  'status.complete.color': color(
    'readable({status.complete.accent}, {status.complete.background})',
    'Text on it',
  ),
  'status.issue.accent': color('#c62f2f', 'Disputed, issue'),
  'status.issue.background': color('mix({surface.base}, {status.issue.accent}, 12%)', 'Behind it'),
  'status.issue.color': color('readable({status.issue.accent}, {status.issue.background})', 'Text on it'),
  'status.refunded.accent': color('#9a5b7f', 'Refunded, exchanged'),
  'status.refunded.background': color('mix({surface.base}, {status.refunded.accent}, 13%)', 'Behind it'),
  'status.refunded.color': color(
    'readable({status.refunded.accent}, {status.refunded.background})',
    'Text on it',
  ),
});
