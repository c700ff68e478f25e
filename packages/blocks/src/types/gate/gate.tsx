import { LockKeyhole } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { BlockItemView, itemKey, itemMarks } from '../../page/block-item-view.tsx';
import { readAction } from '../../parts/action.ts';
import { ActionLink } from '../../parts/actions.tsx';
import { FormField } from '../../parts/form-field.tsx';
import { BlockIcon } from '../../parts/icon.tsx';
import { Lines } from '../../parts/lines.tsx';
import { OwnerNote } from '../../parts/owner-note.tsx';
import { cssVariables } from '../../parts/style.ts';
import type { SendForm } from '../../parts/use-send-form.ts';
import { readProperties, type ReadProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import type { BlockNode } from '../../tree/block-node.ts';
import { useBlockItems } from '../../sources/use-block-items.ts';
import { Countdown } from './countdown.tsx';
import { GateRoot } from './gate-root.ts';
import { gateTitles, readTime, type GateKind } from './gate.limits.ts';
import { useGate, type Gate as GateState } from './use-gate.ts';
import { useBlockLocale, useBlockText } from '../../text/block-text.ts';
import { gateProperties } from './gate.properties.ts';

export default function Gate({ block }: BlockProps): ReactElement {
  const { uid } = block;
  const properties = readProperties(gateProperties, block.properties);
  const { mode } = useBlockEnvironment();
  const { kind } = properties;
  const opensAt = readTime(properties.opensAt);
  const gate = useGate(uid, kind, opensAt);
  const closed = mode === 'preview' || !gate.open;
  return (
    <GateRoot>
      {closed && <Panel properties={properties} kind={kind} gate={gate} opensAt={opensAt} />}
      <OwnerNote>
        {kind === 'password' && gate.form === null
          ? 'Passwords cannot be checked here: shoppers see the button only. Behind the gate:'
          : 'Behind the gate, hidden from shoppers until it opens:'}
      </OwnerNote>
      {(mode === 'preview' || gate.open) && <Inside block={block} focus={gate.justOpened} />}
    </GateRoot>
  );
}

interface PanelProps {
  readonly properties: ReadProperties<typeof gateProperties>;
  readonly kind: GateKind;
  readonly gate: GateState;
  readonly opensAt: number | null;
}

function Panel({ properties, kind, gate: { form, left }, opensAt }: PanelProps): ReactElement {
  const say = useBlockText();
  const locale = useBlockLocale();
  const action = readAction(properties.action, true);
  return (
    <div
      className="panel"
      style={cssVariables({
        '--b-background': properties.backgroundColor,
        '--b-text-color': properties.textColor,
      })}
    >
      <span className="lock">
        {kind === 'comingSoon' ? (
          <BlockIcon name="clock" />
        ) : (
          <LockKeyhole aria-hidden="true" strokeWidth={1.75} />
        )}
      </span>
      <div className="words">
        <h2>{properties.title || say(gateTitles[kind])}</h2>
        <Lines text={properties.copy} />
        {kind === 'comingSoon' && opensAt !== null && (
          <time dateTime={isoOf(opensAt)}>{dayOf(opensAt, locale)}</time>
        )}
      </div>
      {kind === 'comingSoon' && opensAt !== null && <Countdown left={left} />}
      {form !== null && <PasswordForm form={form} buttonText={properties.buttonText} />}
      {action !== null && <ActionLink {...action} primary={form === null && action.primary} />}
    </div>
  );
}

function PasswordForm({
  form,
  buttonText,
}: {
  form: SendForm<'password'>;
  buttonText: string;
}): ReactElement {
  const say = useBlockText();
  return (
    <form method="dialog" noValidate onSubmit={form.submit}>
      <FormField
        name="password"
        label={say('Password')}
        type="password"
        autoComplete="off"
        value={form.values.password}
        fault={form.faults.password}
        onChange={form.change}
      />
      <button
        type="submit"
        className="action"
        data-primary=""
        aria-disabled={form.state === 'sending' || undefined}
      >
        {form.state === 'sending' ? say('Opening…') : buttonText || say('Come in')}
      </button>
      <div role="status">{form.message !== '' && <p className="fault">{form.message}</p>}</div>
    </form>
  );
}

/** Content behind the gate; anyone who opened it is taken there. */
function Inside({ block, focus }: { block: BlockNode; focus: boolean }): ReactElement {
  const { mode } = useBlockEnvironment();
  const { items } = useBlockItems(block);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (focus) ref.current?.focus();
  }, [focus]);
  return (
    <div className="inside" ref={ref} tabIndex={focus ? -1 : undefined}>
      {items.map((item) => (
        <div key={itemKey(item)} {...itemMarks(item, mode)}>
          <BlockItemView item={item} />
        </div>
      ))}
    </div>
  );
}

function isoOf(time: number): string {
  return new Date(time).toISOString();
}

/** In UTC and named so, because the server does not know the shopper's clock. */
function dayOf(time: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(new Date(time))} UTC`;
}
