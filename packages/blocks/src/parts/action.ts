import { media, token } from '@omnis/theme/react';
import { css } from 'styled-components';
import { hasIcon } from './icon.tsx';
import { isRecord, readFlag, readText } from '../read/read.ts';

/** A button of a banner, pod or announcement. */
export interface Action {
  readonly text: string;
  /** Where it leads; `@name` for an action. */
  readonly href: string;
  readonly target?: '_blank';
  /** '' for none. */
  readonly icon: string;
  readonly primary: boolean;
}

/** Reads an action: only one with text and either href or action counts (storefront.md §5). */
export function readAction(json: unknown, primary = false): Action | null {
  if (!isRecord(json)) return null;
  const text = readText(json, 'text').trim();
  const href = readText(json, 'href').trim() || asHandle(readText(json, 'action').trim());
  if (text === '' || href === '') return null;
  const icon = readText(json, 'icon');
  return {
    text,
    href,
    ...(readText(json, 'target') === '_blank' ? { target: '_blank' as const } : {}),
    icon: hasIcon(icon) ? icon : '',
    primary: readFlag(json, 'primary', primary),
  };
}

/** The actions of a list that count, in their order. */
export function readActions(list: readonly unknown[], primary = false): readonly Action[] {
  return list.flatMap((item) => readAction(item, primary) ?? []);
}

function asHandle(action: string): string {
  return action === '' || action.startsWith('@') ? action : `@${action}`;
}

/**
 * How a button of a block looks, for the class `action` inside a styled root. What varies are custom properties and
 * `data-primary`: a block sets `--b-action-fill`, `--b-action-text` and `--b-action-edge`. Under the pointer a fill of its
 * own stays (`--b-action-hover`) and a ring shows (`--b-action-ring`): a fill tinted with the text would take its contrast.
 */
export const actionCss = css`
  .action {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${token('space.2')};
    min-height: ${token('button.height.md')};
    padding: ${token('space.2')} ${token('space.6')};
    border: ${token('button.borderWidth')} solid var(--b-action-edge, ${token('button.secondary.border')});
    border-radius: var(--b-action-radius, ${token('button.radius')});
    background: var(--b-action-fill, ${token('button.secondary.background')});
    color: var(--b-action-text, ${token('button.secondary.color')});
    box-shadow: ${token('button.shadow')};
    font-family: ${token('button.font')};
    font-size: ${token('type.md')};
    font-weight: ${token('button.weight')};
    letter-spacing: ${token('button.letterSpacing')};
    line-height: 1.2;
    text-align: center;
    text-decoration: none;
    text-shadow: none;
    text-transform: ${token('button.transform')};
    transition:
      background-color ${token('motion.fast')} ${token('motion.ease')},
      color ${token('motion.fast')} ${token('motion.ease')},
      border-color ${token('motion.fast')} ${token('motion.ease')},
      box-shadow ${token('motion.fast')} ${token('motion.ease')},
      transform ${token('motion.fast')} ${token('motion.ease')};
  }
  .action[data-primary] {
    border-color: var(--b-action-edge, ${token('button.border')});
    background: var(--b-action-fill, ${token('button.background')});
    color: var(--b-action-text, ${token('button.color')});
  }
  .action svg {
    flex: none;
    width: 1.2em;
    height: 1.2em;
  }
  .action:active {
    transform: translateY(1px);
  }
  ${media.hover} {
    .action:hover {
      background: var(--b-action-hover, ${token('button.secondary.hover')});
      color: var(--b-action-text, ${token('button.secondary.color')});
      box-shadow: var(--b-action-ring, ${token('button.shadow')});
    }
    .action[data-primary]:hover {
      background: var(--b-action-hover, ${token('button.hover')});
      color: var(--b-action-text, ${token('button.color')});
    }
  }
`;
