import { Button, LinkButton, QrCode } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useHydrated } from '../data/use-hydrated.ts';
import type { Returns } from './return-wishes.ts';

type Return = Returns['returns'][number];

const optionsText = ({ Colour, Size }: { Colour: string; Size: string }): string =>
  [Colour, Size].filter(Boolean).join(' / ');

/** What comes back in one parcel: its label while it is on its way, else what became of it. */
export function ReturnLabel({
  given,
  address,
  orderHash,
  printing,
  onPrint,
}: {
  readonly given: Return;
  readonly address: readonly string[];
  readonly orderHash: string;
  /** The label that is printed; the others stay off the paper. */
  readonly printing: boolean;
  readonly onPrint: () => void;
}): ReactElement {
  const hydrated = useHydrated();
  const { number, state, resolution, code, lines } = given;
  const open = state === 'asked';
  return (
    <article className="return" data-printing={printing ? '' : undefined} aria-label={`Return ${number}`}>
      <div className="slip">
        {open && address.length > 0 && (
          <div>
            <small>Return to</small>
            <address>{address.join('\n')}</address>
          </div>
        )}
        {open && code.length > 0 && <QrCode rows={code} label={`Code of return ${number}`} />}
        <div className="goods">
          <strong>{number}</strong>
          <ul>
            {lines.map((line) => (
              <li key={line.id}>
                {line.received ?? line.quantity} ×{' '}
                {[line.name, optionsText(line.options)].filter(Boolean).join(', ')}
                {line.instead && <small>In exchange for {optionsText(line.instead)}</small>}
              </li>
            ))}
          </ul>
        </div>
      </div>
      {open ? (
        <>
          <p className="quiet">
            Put the label on the parcel, and keep the proof of posting. We write to you when it has arrived.
          </p>
          <div className="actions tools">
            {hydrated && <Button onClick={onPrint}>Print the label</Button>}
            <LinkButton href={`/returns/${orderHash}/${number}.pdf`} variant="secondary">
              Label as PDF
            </LinkButton>
          </div>
        </>
      ) : (
        <p className="quiet">
          {resolution === 'refund'
            ? 'It has arrived, and your money is on its way to your card.'
            : 'It has arrived, and what you would like instead is being made.'}
        </p>
      )}
    </article>
  );
}
