import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

// Readers want dark on light, whatever the theme: the system's own pair for paper, which forced colours keep too.
const Root = styled.svg.withConfig({ componentId: 'ui-qr-code' })`
  display: block;
  width: min(13rem, 100%);
  height: auto;
  border-radius: ${token('radius.md')};
  background: Canvas;
  color: CanvasText;
  color-scheme: only light;
  forced-color-adjust: none;
`;

/** Modules of light around the code, as its standard asks for. */
const margin = 4;

/** Properties of {@link QrCode}. */
export interface QrCodeProps {
  /** A text for each row, `1` for a dark module and `0` for a light one, without a margin. */
  readonly rows: readonly string[];
  /** Purpose of the code; its contents should be beside it as text, for those who cannot scan it. */
  readonly label: string;
}

/** One path for all dark modules: runs of a row are one stroke each. */
function pathOf(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(
        ({ index, 0: run }) => `M${index + margin} ${y + margin}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join('');
}

/**
 * A QR code, drawn from its modules.
 *
 * @example
 * ```tsx
 * import { QrCode } from '@omnis/ui';
 * export const example = (rows: string[]) => <QrCode rows={rows} label="Key for your authenticator app" />;
 * ```
 */
export function QrCode({ rows, label }: QrCodeProps): ReactElement {
  const size = rows.length + 2 * margin;
  return (
    <Root viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={pathOf(rows)} fill="currentColor" />
    </Root>
  );
}
