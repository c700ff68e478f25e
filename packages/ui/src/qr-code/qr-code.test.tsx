import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

afterEach(cleanup);

it('U41 a QR code draws its dark modules inside a margin, and is named', () => {
  render(<QrCode rows={['110', '001', '101']} label="Key for the app" />);
  const code = screen.getByRole('img', { name: 'Key for the app' });
  expect(code.getAttribute('viewBox')).toBe('0 0 11 11');
  expect(code.querySelector('path')?.getAttribute('d')).toBe(
    'M4 4h2v1h-2zM6 5h1v1h-1zM4 6h1v1h-1zM6 6h1v1h-1z',
  );
});
