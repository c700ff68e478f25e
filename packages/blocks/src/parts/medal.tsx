import { token } from '@omnis/theme/react';
import {
  Award,
  CircleUserRound,
  CreditCard,
  House,
  type LucideIcon,
  Paintbrush,
  PenTool,
  Rocket,
  Store,
  UserRoundPlus,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { css } from 'styled-components';
import { readFlag, readText, type Values } from '../read/read.ts';

/** The completion badges of a shop owner by their codes (platform.md §1, §6), in the order in which they are earned. */
const medals = {
  'sign-up': ['Sign-up', UserRoundPlus],
  'shopify-sign-up': ['Shopify sign-up', Store],
  billing: ['Card and billing', CreditCard],
  designer: ['Designer', PenTool],
  profile: ['Profile', CircleUserRound],
  theme: ['Theme', Paintbrush],
  homepage: ['Homepage', House],
  entrepreneur: ['Entrepreneur', Rocket],
} as const satisfies Readonly<Record<string, readonly [string, LucideIcon]>>;

/** A badge as a block holds it. */
export interface Badge {
  readonly code: string;
  readonly title: string;
  readonly unlocked: boolean;
}

/** Reads a badge: its code, whether it is unlocked, and its title or that of its code; null without either. */
export function readBadge(values: Values): Badge | null {
  const code = readText(values, 'code').trim();
  const title = readText(values, 'title').trim() || (isMedal(code) ? medals[code][0] : titleOf(code));
  return title === '' ? null : { code, title, unlocked: readFlag(values, 'unlocked') };
}

function isMedal(code: string): code is keyof typeof medals {
  return Object.hasOwn(medals, code);
}

/** A title for a code that is not known here: `first-order` is “First order”. */
function titleOf(code: string): string {
  const words = code.replace(/[-_\s]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How a medal looks, for the class `medal` inside a styled root; `--b-medal` is its width. */
export const medalCss = css`
  .medal {
    flex: none;
    display: grid;
    place-items: center;
    width: var(--b-medal, 4.5rem);
    aspect-ratio: 1;
    border: 2px dashed ${token('border.strong')};
    border-radius: ${token('radius.full')};
    background: ${token('surface.sunken')};
    color: ${token('text.muted')};
  }
  .medal > svg {
    width: 44%;
    height: 44%;
  }
  [data-unlocked] > .medal,
  .medal[data-unlocked] {
    border: 0;
    background: ${token('primary.color')};
    color: ${token('primary.contrast')};
    box-shadow:
      inset 0 0 0 0.25rem ${token('primary.color')},
      inset 0 0 0 calc(0.25rem + 1.5px) color-mix(in srgb, ${token('primary.contrast')} 55%, transparent);
  }
`;

/** A badge's medal, for decoration. */
export function Medal({ badge: { code, unlocked } }: { badge: Badge }): ReactElement {
  const Icon = isMedal(code) ? medals[code][1] : Award;
  return (
    <span className="medal" data-unlocked={unlocked ? '' : undefined} aria-hidden="true">
      <Icon strokeWidth={1.75} />
    </span>
  );
}
