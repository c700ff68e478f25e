import type { ReactElement } from 'react';
import type { Action } from './action.ts';
import { BlockIcon } from './icon.tsx';
import { BlockLink } from './block-link.tsx';
import { keyed } from './keys.ts';

/** One button; its look is `actionCss`. */
export function ActionLink({ text, href, target, icon, primary }: Action): ReactElement {
  return (
    <BlockLink className="action" href={href} target={target} data-primary={primary ? '' : undefined}>
      <BlockIcon name={icon} />
      {text}
    </BlockLink>
  );
}

/** A row of buttons; nothing when there are none. */
export function Actions({ actions }: { actions: readonly Action[] }): ReactElement | null {
  if (actions.length === 0) return null;
  return (
    <div className="actions">
      {keyed(actions, ({ text, href }) => `${text} ${href}`).map(({ key, item }) => (
        <ActionLink key={key} {...item} />
      ))}
    </div>
  );
}
