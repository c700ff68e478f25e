import { imageUrl, type Notification, type NotificationAction } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, IconButton, LinkButton } from '@omnis/ui';
import { marketingTexts, useSafeLink } from '@omnis/shop-kit';
import { X } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { NotificationForm } from './notification-form.tsx';
import { notificationCardCss } from './notification-card-css.ts';
import { actionKind } from './run-action.ts';
import { useCardFocus } from './use-card-focus.ts';
import { useNotification, type NotificationActs } from './use-notification.ts';

const Root = styled.section.withConfig({ componentId: 'shop-notification-card' })`
  ${notificationCardCss}

  img {
    width: 100%;
    border-radius: ${token('radius.md')};
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.3')};
  }
  form {
    display: grid;
    gap: ${token('space.3')};
  }
  /* A bar that cannot be overlooked. */
  &[data-template='Shove'] {
    justify-items: center;
    border: 0;
    border-radius: 0;
    background: ${token('surface.inverse')};
    color: ${token('surface.inverseText')};
    text-align: center;
  }
  &[data-template='Shove'] :is(h2, h2 a, p, .foot, .close) {
    color: inherit;
  }
  &[data-template='Shove'] img {
    order: 1;
    max-height: 8rem;
    object-fit: cover;
  }
  /* A row like a line of the basket: the image beside the words. */
  &[data-template='Bag'] {
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: ${token('space.2')} ${token('space.4')};
    padding: ${token('space.4')};
  }
  &[data-template='Bag'] > * {
    grid-column: 2;
  }
  &[data-template='Bag'] h2 {
    font-size: ${token('type.md')};
  }
  &[data-template='Bag'] img {
    grid-row: 1 / span 4;
    grid-column: 1;
    height: 4.5rem;
    object-fit: cover;
  }
  .foot {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
`;

function Action({ action, acts }: { readonly action: NotificationAction; readonly acts: NotificationActs }) {
  const safe = useSafeLink();
  const variant = action.primary ? 'primary' : 'secondary';
  if (actionKind(action) === 'link')
    return (
      <LinkButton href={safe(action.href)} variant={variant} onClick={acts.open}>
        {action.text}
      </LinkButton>
    );
  return (
    <Button variant={variant} onClick={() => acts.run(action)}>
      {action.text}
    </Button>
  );
}

/** A notification's buttons; those for pro stores alone are not for shoppers. */
export function NotificationActions({
  notification,
}: {
  readonly notification: Notification;
}): ReactElement | null {
  const acts = useNotification(notification);
  const shown = notification.actions.filter(({ forcePro }) => !forcePro);
  if (shown.length === 0) return null;
  return (
    <div className="actions">
      {shown.map((action) => (
        <Action key={`${action.text} ${action.href}`} action={action} acts={acts} />
      ))}
    </div>
  );
}

/** Names of the fields of a form. */
const fieldNames = (fields: readonly Readonly<Record<string, unknown>>[]): string[] =>
  fields.flatMap(({ name }) => (typeof name === 'string' ? [name] : []));

/** A notification on the page, at the top right (storefront.md §3 Notification). */
export function NotificationCard({ notification }: { readonly notification: Notification }): ReactElement {
  const t = useTexts(marketingTexts);
  const safe = useSafeLink();
  const titleId = useId();
  const focus = useCardFocus(notification.id);
  const { open, dismiss } = useNotification(notification);
  const { title, body, image, href, footerAction, template } = notification;
  return (
    <Root
      {...focus}
      aria-labelledby={titleId}
      data-template={template}
      onKeyDown={({ key }) => {
        if (key === 'Escape') dismiss();
      }}
    >
      {image !== null && <img src={imageUrl(image, { width: 768 })} alt="" loading="lazy" />}
      <h2 id={titleId}>
        {href === '' ? (
          title
        ) : (
          <a href={safe(href)} onClick={open}>
            {title}
          </a>
        )}
      </h2>
      {body !== '' && <p role="status">{body}</p>}
      {notification.form !== null && <NotificationForm fields={fieldNames(notification.form.fields)} />}
      <NotificationActions notification={notification} />
      {footerAction !== null && (
        <a className="foot" href={safe(footerAction.href)} onClick={open}>
          {footerAction.text}
        </a>
      )}
      <IconButton className="close" label={notification.dismissAction?.text || t('close')} onClick={dismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </Root>
  );
}
