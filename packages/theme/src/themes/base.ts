import type { ThemeDefinition } from './definition.ts';
import { lato } from './fonts.ts';

/** The base theme: its light values are the tokens' own (storefront.md §3 Theme). */
export const base: ThemeDefinition = {
  title: 'Base',
  description: 'Plain and friendly: Lato on white with a leaf-green accent',
  kind: 'base',
  fonts: [lato],
  tokens: {},
  light: {},
  dark: {
    'page.background': '#141612',
    'surface.base': '#1c1f19',
    'surface.raised': '#242820',
    'surface.sunken': '#10120e',
    'surface.overlay': '#242820',
    'surface.inverse': '#edf0e8',
    'border.color': '#333829',
    'border.strong': '#7d8573',
    'text.color': '#edf0e8',
    'text.muted': '#a8b09d',
    'accent.color': '#edf0e8',
    'shadow.color': '#000000',
    'error.color': '#e5534b',
    'error.dark': '#ff9d94',
    'button.danger.hover': 'mix({error.color}, {text.color}, 12%)',
    'warning.color': '#e8b339',
    'warning.dark': '#f3d08a',
    'success.color': '#4caf78',
    'success.dark': '#95d9b0',
    'info.color': '#5aa2e0',
    'info.dark': '#a9d0f2',
    'status.new.accent': '#94a3b8',
    // Themes that set no other have one of their own hue.
    'banner.background': '{surface.overlay}',
    // Thin lines on a dark ground: three to one is met long before they are easy to follow.
    'chart.2': 'readable(#6aaef0, {surface.base}, 5)',
    'chart.3': 'readable(#eba45c, {surface.base}, 5)',
    'chart.4': 'readable(#c294dc, {surface.base}, 5)',
    'chart.5': 'readable(#45bcc4, {surface.base}, 5)',
    'chart.6': 'readable(#f08a9f, {surface.base}, 5)',
    'feature.background': 'mix({surface.base}, {primary.color}, 14%)',
    'quote.background': 'mix({surface.base}, {accent.color}, 12%)',
    // Light enough for black garments.
    'image.background': 'mix({surface.raised}, {text.color}, 14%)',
  },
};
